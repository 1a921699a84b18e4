import { classNames } from '../class-names.ts';
import styles from './day-strip.module.css';

interface DayStripProps {
  /** Days from the start of the strip to the due date. */
  readonly total: number;
  readonly left: number;
  readonly label: string;
  readonly startLabel: string;
  readonly endLabel: string;
}

/** Maximum number of visible marks. With more days, each mark represents several days. */
const mostMarks = 31;

export function DayStrip(props: DayStripProps) {
  const { label, startLabel, endLabel } = props;
  const total = Math.max(1, props.total);
  const marks = Math.min(total, mostMarks);
  const gone = Math.round((marks * (total - Math.min(total, Math.max(0, props.left)))) / total);
  return (
    <div className={styles.strip}>
      <p className={styles.label}>{label}</p>
      <div className={styles.marks} aria-hidden="true">
        {Array.from({ length: marks }, (_, mark) => (
          <span
            key={mark}
            className={classNames(
              styles.mark,
              mark < gone && styles.gone,
              mark === gone && styles.today,
            )}
          />
        ))}
      </div>
      <div className={styles.ends}>
        <span>{startLabel}</span>
        <span>{endLabel}</span>
      </div>
    </div>
  );
}
