import styles from './entry-list.module.css';

export interface Entry {
  readonly id: string;
  readonly date: string;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Formatted, with a plus or minus sign. */
  readonly amount: string;
  /** The balance after the entry, as text. */
  readonly balance: string;
}

interface EntryListProps {
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** The entries of an account in order. Page breaks in print do not split an entry. */
export function EntryList({ label, entries }: EntryListProps) {
  return (
    <ol className={styles.entries} aria-label={label}>
      {entries.map(({ id, date, title, detail, amount, balance }) => (
        <li key={id} className={styles.entry}>
          <div className={styles.line}>
            <span className={styles.title}>{title}</span>
            <span className={styles.amount}>{amount}</span>
          </div>
          {detail && <p className={styles.small}>{detail}</p>}
          <div className={styles.line}>
            <span className={styles.small}>{date}</span>
            <span className={styles.small}>{balance}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
