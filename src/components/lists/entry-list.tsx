import styles from './entry-list.module.css';

export interface Entry {
  readonly id: string;
  readonly date: string;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly amount: string;
  readonly balance: string;
}

interface EntryListProps {
  readonly label: string;
  readonly entries: readonly Entry[];
}

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
