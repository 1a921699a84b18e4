import type { ReactNode } from 'react';
import styles from './state.module.css';

interface UntilProps {
  readonly children: ReactNode;
}

/** The end of a closed period: a day or time, an unknown end, or a text that the state is final. */
export function Until({ children }: UntilProps) {
  return (
    <p className={styles.until} data-until="">
      {children}
    </p>
  );
}
