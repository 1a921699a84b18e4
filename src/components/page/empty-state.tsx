import type { ReactNode } from 'react';
import { Scene } from './scene.tsx';
import { bayong } from '../scenes/bayong.tsx';
import styles from './state.module.css';
import { Until } from './until.tsx';

interface EmptyStateProps {
  readonly scene?: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  readonly until?: string | undefined;
  readonly actions?: ReactNode;
}

export function EmptyState({ scene = bayong, title, text, until, actions }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Scene drawing={scene} />
      <h2>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {until && <Until>{until}</Until>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
