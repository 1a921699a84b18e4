import type { ReactNode } from 'react';
import { Callable } from '../buttons/callable.tsx';
import { Scene } from './scene.tsx';
import { unplugged } from '../scenes/unplugged.tsx';
import styles from './state.module.css';

interface ErrorStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Buttons for the next action; never empty. */
  readonly actions: ReactNode;
  readonly scene?: ReactNode;
  /** For customer service: an error code or a reference. */
  readonly detail?: string | undefined;
}

export function ErrorState({ title, text, actions, scene = unplugged, detail }: ErrorStateProps) {
  return (
    <div className={styles.state}>
      <Scene drawing={scene} />
      <div role="alert" className={styles.words}>
        <h2>{title}</h2>
        {text && (
          <p className={styles.text}>
            <Callable text={text} />
          </p>
        )}
      </div>
      <div className={styles.actions}>{actions}</div>
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
