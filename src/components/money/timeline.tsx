import { classNames } from '../class-names.ts';
import { StatusChip, type Tone } from '../lists/status-chip.tsx';
import styles from './timeline.module.css';

export interface TimelineItem {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly amount: string;
  readonly detail?: string | undefined;
  readonly status?: { readonly tone: Tone; readonly label: string } | undefined;
  /** Marks the next instalment. */
  readonly current?: boolean | undefined;
  readonly settled?: boolean | undefined;
}

interface TimelineProps {
  readonly label: string;
  readonly items: readonly TimelineItem[];
}

export function Timeline({ label, items }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {items.map((item) => (
        <li
          key={item.id}
          className={classNames(
            styles.item,
            item.current && styles.current,
            item.settled && styles.settled,
          )}
          aria-current={item.current ? 'true' : undefined}
        >
          <div className={styles.line}>
            <span className={styles.date}>{item.date}</span>
            <span className={styles.amount}>{item.amount}</span>
          </div>
          <div className={styles.line}>
            <span className={styles.title}>{item.title}</span>
            {item.status && <StatusChip tone={item.status.tone} label={item.status.label} />}
          </div>
          {item.detail && <p className={styles.title}>{item.detail}</p>}
        </li>
      ))}
    </ol>
  );
}
