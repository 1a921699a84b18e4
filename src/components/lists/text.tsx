import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './text.module.css';

interface TextProps {
  readonly tone?: 'body' | 'lead' | 'secondary' | 'caption' | 'strong' | undefined;
  readonly align?: 'start' | 'center' | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

export function Text({ tone = 'body', align = 'start', id, children }: TextProps) {
  return (
    <p id={id} className={classNames(styles[tone], align === 'center' && styles.center)}>
      {children}
    </p>
  );
}
