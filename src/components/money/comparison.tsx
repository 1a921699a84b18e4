import { classNames } from '../class-names.ts';
import styles from './comparison.module.css';

interface ComparisonRow {
  readonly id: string;
  readonly title: string;
  /** Formatted lines, in the same units on both sides. */
  readonly before: readonly string[];
  /** Empty if the row no longer applies. */
  readonly after: readonly string[];
  readonly notes: readonly string[];
  /** Whether the option in the row has ended; the notes then say why. */
  readonly closed?: boolean | undefined;
}

interface ComparisonProps {
  readonly label: string;
  readonly beforeName: string;
  readonly afterName: string;
  readonly rows: readonly ComparisonRow[];
}

interface SideProps {
  readonly name: string;
  readonly lines: readonly string[];
  readonly look?: string | undefined;
}

function Side({ name, lines, look }: SideProps) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={classNames(styles.value, look)}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </dd>
    </div>
  );
}

export function Comparison({ label, beforeName, afterName, rows }: ComparisonProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map(({ id, title, before, after, notes, closed = false }) => (
        <li key={id} className={styles.row}>
          <p className={styles.title}>{title}</p>
          <dl className={styles.figures}>
            <Side name={beforeName} lines={before} />
            {after.length > 0 && <Side name={afterName} lines={after} look={styles.after} />}
          </dl>
          {notes.map((note) => (
            <p key={note} className={styles.note} data-until={closed ? '' : undefined}>
              {note}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
