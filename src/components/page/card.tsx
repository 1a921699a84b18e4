import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardProps {
  readonly tone?: 'paper' | 'sea' | 'brick' | undefined;
  readonly children: ReactNode;
}

export function Card({ tone = 'paper', children }: CardProps) {
  return <div className={classNames(styles.card, styles[tone])}>{children}</div>;
}
