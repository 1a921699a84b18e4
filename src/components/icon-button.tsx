import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly kind?: 'plain' | 'outlined' | undefined;
  readonly disabled?: boolean | undefined;
  readonly onPress: () => void;
}

/** A sign to tap, named by its label. */
export function IconButton({ icon, label, kind = 'plain', disabled, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, styles[kind])}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
    >
      <Icon name={icon} size="large" />
    </button>
  );
}
