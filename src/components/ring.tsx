import type { ReactNode } from 'react';
import styles from './ring.module.css';

interface RingProps {
  readonly used: number;
  readonly total: number;
  /** The chart in words. */
  readonly label: string;
  /** Stands in the middle. */
  readonly children: ReactNode;
}

/** A limit as a ring: what is still available is drawn, what is used is left open. */
export function Ring({ used, total, label, children }: RingProps) {
  const available = total > 0 ? Math.min(1, Math.max(0, (total - used) / total)) : 0;
  return (
    <div className={styles.ring}>
      <svg className={styles.drawing} viewBox="0 0 120 120" aria-hidden="true">
        <circle className={styles.track} cx="60" cy="60" r="54" />
        {available > 0 && (
          <circle
            className={styles.available}
            cx="60"
            cy="60"
            r="54"
            pathLength="100"
            strokeDasharray={`${available * 100} 100`}
          />
        )}
      </svg>
      <div className={styles.middle}>
        <span className="visually-hidden">{label}</span>
        {children}
      </div>
    </div>
  );
}
