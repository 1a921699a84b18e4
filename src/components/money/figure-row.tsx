import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './figure-row.module.css';

interface FigureListProps {
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

export function FigureList({ label, children }: FigureListProps) {
  const list = <dl className={styles.list}>{children}</dl>;
  if (label === undefined) return list;
  return <figure aria-label={label}>{list}</figure>;
}

interface FigureRowProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly hint?: string | undefined;
  readonly strong?: boolean | undefined;
  /** The value is text and may wrap; figures never do. */
  readonly words?: boolean | undefined;
}

export function FigureRow({ label, value, hint, strong = false, words = false }: FigureRowProps) {
  return (
    <div className={classNames(styles.row, strong && styles.strong, words && styles.words)}>
      <dt className={styles.label}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
