import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './scene.module.css';

interface SceneProps {
  /** In its own file in `scenes/`, so that each page loads only its own scenes. */
  readonly drawing: ReactNode;
  readonly size?: 'normal' | 'small' | undefined;
}

/**
 * Hidden from assistive technology. On 160 x 112: strokes in `currentColor`, the class `wash` for a
 * tint of it, and mango for one object.
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
