import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

/** Each drawing has its own file, so that it loads with the screens that show it. */
export type IconDrawing = {
  /** Path data on a 24 x 24 grid. */
  readonly strokes: string;
};

/** An icon that is hidden from assistive technology. */
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
