import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing } from '../page/icon.tsx';
import { checkIcon } from '../icons/check.ts';
import { clockIcon } from '../icons/clock.ts';
import { dotIcon } from '../icons/dot.ts';
import { warningIcon } from '../icons/warning.ts';
import styles from './status-chip.module.css';

export type Tone = 'neutral' | 'info' | 'success' | 'warn' | 'danger';

const icons: Record<Tone, IconDrawing> = {
  neutral: dotIcon,
  info: clockIcon,
  success: checkIcon,
  warn: warningIcon,
  danger: warningIcon,
};

interface StatusChipProps {
  readonly tone: Tone;
  readonly label: string;
  readonly icon?: IconDrawing | undefined;
}

/** A status as a word and an icon, not by colour alone. */
export function StatusChip({ tone, label, icon = icons[tone] }: StatusChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      <Icon drawing={icon} size="small" />
      {label}
    </span>
  );
}
