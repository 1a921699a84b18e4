import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './state.module.css';

interface UntilProps {
  readonly children: ReactNode;
  readonly align?: 'start' | 'center';
}

/** The end of a closed period, or that it is unknown or final. */
export function Until({ children, align = 'start' }: UntilProps) {
  return (
    <p className={classNames(styles.until, align === 'center' && styles.centred)} data-until="">
      {children}
    </p>
  );
}
