import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing } from '../page/icon.tsx';
import { Spinner } from '../page/spinner.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps {
  readonly icon: IconDrawing;
  readonly label: string;
  /** A few letters beside the icon; `label` contains them too. */
  readonly text?: string | undefined;
  readonly kind?: 'plain' | 'outlined' | undefined;
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onPress: () => void;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, text, kind = 'plain', busy = false, disabled = false, onPress } = props;
  const still = busy || disabled;
  return (
    <button
      type="button"
      className={classNames(styles.button, styles[kind], text !== undefined && styles.worded)}
      aria-label={label}
      aria-disabled={still || undefined}
      aria-busy={busy || undefined}
      onClick={still ? undefined : onPress}
    >
      {busy ? <Spinner /> : <Icon drawing={icon} size={text === undefined ? 'large' : 'normal'} />}
      {text}
    </button>
  );
}
