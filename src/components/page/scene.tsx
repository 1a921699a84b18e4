import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './scene.module.css';

interface SceneProps {
  /** A drawing in its own file in `scenes/`, so that each page loads only its own scenes. */
  readonly drawing: ReactNode;
  readonly size?: 'normal' | 'small' | undefined;
}

/**
 * A small picture beside text, hidden from assistive technology. Two colours on 160 x 112:
 * `currentColor` as strokes or, with the class `wash`, as a tint; and mango for one object in each
 * scene.
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
