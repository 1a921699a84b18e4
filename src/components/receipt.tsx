import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './receipt.module.css';

export interface ReceiptRow {
  readonly label: string;
  /** Formatted. */
  readonly value: string;
  readonly hint?: string | undefined;
  readonly tone?: 'plain' | 'minus' | 'strong' | undefined;
}

interface ReceiptProps {
  /** Names it for assistive technology. */
  readonly label: string;
  readonly rows: readonly ReceiptRow[];
  readonly total?: ReceiptRow | undefined;
  /** Printed at its head. */
  readonly heading?: string | undefined;
  readonly note?: ReactNode;
}

function Line({ row, total = false }: { readonly row: ReceiptRow; readonly total?: boolean }) {
  return (
    <div className={classNames(styles.row, styles[row.tone ?? 'plain'], total && styles.total)}>
      <dt className={styles.label}>
        <span>
          {row.label}
          {row.hint && <span className={styles.hint}>{row.hint}</span>}
        </span>
      </dt>
      <dd className={styles.value}>{row.value}</dd>
    </div>
  );
}

/** What a loan costs, as a paper slip: dotted leaders, a torn edge, the total last. */
export function Receipt({ label, rows, total, heading, note }: ReceiptProps) {
  return (
    <figure className={styles.receipt} aria-label={label}>
      <div className={styles.paper}>
        {heading && <p className={styles.heading}>{heading}</p>}
        <dl className={styles.rows}>
          {rows.map((row) => (
            <Line key={row.label} row={row} />
          ))}
          {total && <Line row={total} total />}
        </dl>
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </figure>
  );
}
