import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

/** A sign, each in a file of `icons/`: it comes with the first screen that shows it. */
export type IconDrawing = {
  /** On a 24 x 24 grid. */
  readonly strokes: string;
};

/** A small sign, always beside words: hidden from assistive technology. */
export function Icon({
  drawing,
  size = 'normal',
}: {
  readonly drawing: IconDrawing;
  readonly size?: 'small' | 'normal' | 'large' | undefined;
}) {
  return (
    <svg className={classNames(styles.icon, styles[size])} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawing.strokes} />
    </svg>
  );
}
