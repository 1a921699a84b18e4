import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './receipt.module.css';

export interface ReceiptRow {
  readonly label: string;
  readonly value: string;
  readonly hint?: string | undefined;
  /** `words` may wrap; figures never do. */
  readonly tone?: 'plain' | 'minus' | 'strong' | 'words' | undefined;
}

interface ReceiptPart {
  readonly id: string;
  readonly rows: readonly ReceiptRow[];
  readonly sum?: ReceiptRow | undefined;
}

interface ReceiptProps {
  readonly label: string;
  /** Shown before `rows`. */
  readonly parts?: readonly ReceiptPart[] | undefined;
  readonly rows: readonly ReceiptRow[];
  readonly total?: ReceiptRow | undefined;
  readonly heading?: string | undefined;
  readonly note?: ReactNode;
}

interface LineProps {
  readonly row: ReceiptRow;
  readonly closing?: 'sum' | 'total';
}

function Line({ row, closing }: LineProps) {
  return (
    <div
      className={classNames(styles.row, styles[row.tone ?? 'plain'], closing && styles[closing])}
    >
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

export function Receipt({ label, parts = [], rows, total, heading, note }: ReceiptProps) {
  return (
    <figure className={styles.receipt} aria-label={label}>
      <div className={styles.paper}>
        {heading && <p className={styles.heading}>{heading}</p>}
        {parts.map((part) => (
          <dl key={part.id} className={classNames(styles.rows, styles.part)}>
            {part.rows.map((row) => (
              <Line key={row.label} row={row} />
            ))}
            {part.sum && <Line row={part.sum} closing="sum" />}
          </dl>
        ))}
        <dl className={styles.rows}>
          {rows.map((row) => (
            <Line key={row.label} row={row} />
          ))}
          {total && <Line row={total} closing="total" />}
        </dl>
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </figure>
  );
}
