import type { ReactNode } from 'react';
import styles from './ring.module.css';

interface RingProps {
  readonly available: number;
  readonly total: number;
  readonly label: string;
  readonly children: ReactNode;
}

export function Ring({ available, total, label, children }: RingProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, available / total)) : 0;
  return (
    <div className={styles.ring}>
      <svg className={styles.drawing} viewBox="0 0 120 120" aria-hidden="true">
        <circle className={styles.track} cx="60" cy="60" r="54" />
        {share > 0 && (
          <circle
            className={styles.available}
            cx="60"
            cy="60"
            r="54"
            pathLength="100"
            strokeDasharray={`${share * 100} 100`}
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
