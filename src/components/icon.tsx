import { classNames } from './class-names.ts';
import styles from './icon.module.css';

/** Strokes on a 24 x 24 grid. */
const strokes = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L21 21',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.6v.1',
  warning: 'M12 4L2.8 20h18.4L12 4zM12 10v4.5M12 17.4v.1',
  offline:
    'M3 3l18 18M8.5 15.5a5 5 0 0 1 6-.8M5 12a10 10 0 0 1 4.6-2.6M2 8.5a15 15 0 0 1 4-2.6M12.6 9a10 10 0 0 1 6.4 3M10.5 5.1A15 15 0 0 1 22 8.5M12 19v.1',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'eye-off':
    'M4 4l16 16M9.8 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.9 3.6M6.2 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  refresh: 'M20 12a8 8 0 1 1-2.4-5.7L20 8.5M20 3.5v5h-5',
  support:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v5H5a1 1 0 0 1-1-1v-4zM20 14h-3v5h3v-5zM19 19c0 1.5-2 2-5 2',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
  receipt: 'M6 3h12v18l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5L6 21V3zM9 8h6M9 12h6',
  coupon: 'M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3V7zM14 8.5v1.5M14 14v1.5',
  document: 'M6 3h8l4 4v14H6V3zM14 3v4h4M9 12h6M9 16h6',
  phone: 'M7 3h10v18H7V3zM11 18h2',
  logout: 'M14 4H5v16h9M10 12h11M17.5 8.5L21 12l-3.5 3.5',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  dot: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  share: 'M12 15V3M7.5 7L12 3l4.5 4M6 11H4v10h16V11h-2',
  shield: 'M12 3l7.5 3v6c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6L12 3zM8.5 12l2.5 2.5 4.5-5',
} as const;

export type IconName = keyof typeof strokes;

/** A small sign, always beside words: hidden from assistive technology. */
export function Icon({
  name,
  size = 'normal',
}: {
  readonly name: IconName;
  readonly size?: 'small' | 'normal' | 'large' | undefined;
}) {
  return (
    <svg className={classNames(styles.icon, styles[size])} viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  );
}
