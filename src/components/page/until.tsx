import type { ReactNode } from 'react';
import styles from './state.module.css';

interface UntilProps {
  readonly children: ReactNode;
}

/** Until when something is closed: a day or time, that no end is known, or that it is final. */
export function Until({ children }: UntilProps) {
  return (
    <p className={styles.until} data-until="">
      {children}
    </p>
  );
}
