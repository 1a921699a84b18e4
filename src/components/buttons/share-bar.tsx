import styles from './share-bar.module.css';

interface ShareBarProps {
  readonly part: number;
  readonly total: number;
  readonly label: string;
}

/** A part of a whole as a small bar. */
export function ShareBar({ part, total, label }: ShareBarProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, part / total)) : 0;
  return (
    <div className={styles.share}>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.part} style={{ width: `${share * 100}%` }} />
      </div>
      <span className={styles.words}>{label}</span>
    </div>
  );
}
