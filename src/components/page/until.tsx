import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './state.module.css';

interface UntilProps {
  readonly children: ReactNode;
  readonly align?: 'start' | 'center';
}

/**
 * Shows the time at which a closed action opens again, or that the time is unknown, or that the
 * action stays closed.
 */
export function Until({ children, align = 'start' }: UntilProps) {
  return (
    <p className={classNames(styles.until, align === 'center' && styles.centred)} data-until="">
      {children}
    </p>
  );
}
