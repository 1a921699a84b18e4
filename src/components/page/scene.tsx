import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './scene.module.css';

interface SceneProps {
  /** Each drawing has its own file, so that a page loads only its own scenes. */
  readonly drawing: ReactNode;
  readonly size?: 'normal' | 'small' | undefined;
}

/**
 * A picture that is hidden from assistive technology. A drawing has 160 x 112 units and strokes in
 * `currentColor`. The class `wash` fills a shape with a tint of that colour, and the class `warm`
 * fills one object with mango.
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
