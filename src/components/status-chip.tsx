import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './status-chip.module.css';

export type Tone = 'neutral' | 'info' | 'success' | 'warn' | 'danger';

const icons: Record<Tone, IconName> = {
  neutral: 'dot',
  info: 'clock',
  success: 'check',
  warn: 'warning',
  danger: 'warning',
};

interface StatusChipProps {
  readonly tone: Tone;
  readonly label: string;
  readonly icon?: IconName | undefined;
}

/** A status in a word and a sign, never by colour alone. */
export function StatusChip({ tone, label, icon = icons[tone] }: StatusChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      <Icon name={icon} size="small" />
      {label}
    </span>
  );
}
