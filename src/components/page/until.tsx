import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './state.module.css';

interface UntilProps {
  readonly children: ReactNode;
  readonly align?: 'start' | 'center';
}

/** Shows when something closed opens again, that this time is unknown, or that it stays closed. */
export function Until({ children, align = 'start' }: UntilProps) {
  return (
    <p className={classNames(styles.until, align === 'center' && styles.centred)} data-until="">
      {children}
    </p>
  );
}
