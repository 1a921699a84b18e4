import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './scene.module.css';

interface SceneProps {
  /** One of `scenes/`, each a file of its own: a page brings what it shows. */
  readonly drawing: ReactNode;
  readonly size?: 'normal' | 'small' | undefined;
}

/**
 * A small picture beside words, hidden from assistive technology. It is the screen's one warm accent.
 *
 * Two colours on 160 x 112: `currentColor` drawn as strokes or, with the class `wash`, as a tint;
 * and mango for the one warm thing in each.
 */
export function Scene({ drawing, size = 'normal' }: SceneProps) {
  return (
    <svg
      className={classNames(styles.scene, styles[size])}
      viewBox="0 0 160 112"
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );
}
