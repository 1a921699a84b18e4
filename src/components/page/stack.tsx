import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stack.module.css';

interface StackProps {
  readonly gap?: 'tight' | 'normal' | 'loose' | undefined;
  readonly align?: 'stretch' | 'start' | 'center' | undefined;
  readonly children: ReactNode;
}

export function Stack({ gap = 'normal', align = 'stretch', children }: StackProps) {
  return <div className={classNames(styles.stack, styles[gap], styles[align])}>{children}</div>;
}

interface RowProps {
  readonly justify?: 'start' | 'between' | 'center' | undefined;
  readonly children: ReactNode;
}

export function Row({ justify = 'start', children }: RowProps) {
  return (
    <div className={classNames(styles.row, justify !== 'start' && styles[`row-${justify}`])}>
      {children}
    </div>
  );
}
