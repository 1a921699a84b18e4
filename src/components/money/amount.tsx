import styles from './amount.module.css';
import { classNames } from '../class-names.ts';

interface AmountProps {
  /** Formatted, sign first: `₱4,740.00`. */
  readonly value: string;
  readonly size?: 'display' | 'large' | undefined;
  readonly label?: string | undefined;
  readonly note?: string | undefined;
  readonly align?: 'start' | 'center' | undefined;
}

/** A sum of money. The peso sign is smaller and raised, as on a banknote. */
export function Amount({ value, size = 'display', label, note, align = 'start' }: AmountProps) {
  const figure = <span className={classNames(styles.figure, styles[size])}>{value}</span>;
  if (label === undefined && note === undefined) return figure;
  return (
    <p className={classNames(styles.amount, align === 'center' && styles.center)}>
      {label && <span className={styles.words}>{label} </span>}
      {figure}
      {note && <span className={styles.words}> {note}</span>}
    </p>
  );
}
