import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './proportion-bar.module.css';

interface Part {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly display: string;
  readonly tone: 'received' | 'cost' | 'fee';
}

interface ProportionBarProps {
  readonly label: string;
  readonly parts: readonly Part[];
  readonly total: {
    readonly label: string;
    readonly display: string;
    readonly note?: string | undefined;
  };
}

export function ProportionBar({ label, parts, total }: ProportionBarProps) {
  const id = useId();
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        {label}
      </figcaption>
      <div className={styles.bar} aria-hidden="true">
        {parts.map((part) => (
          <span
            key={part.id}
            className={classNames(styles.part, styles[part.tone])}
            style={{ flexGrow: part.value }}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {parts.map((part) => (
          <li key={part.id} className={styles.row}>
            <span className={classNames(styles.swatch, styles[part.tone])} />
            <span className={styles.label}>{part.label}</span>
            <span className={styles.value}>{part.display}</span>
          </li>
        ))}
        <li className={classNames(styles.row, styles.total)}>
          <span className={styles.label}>
            {total.label}
            {total.note && <span className={styles.note}>{total.note}</span>}
          </span>
          <span className={styles.value}>{total.display}</span>
        </li>
      </ul>
    </figure>
  );
}
