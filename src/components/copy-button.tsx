import styles from './copy-button.module.css';
import { Icon } from './icon.tsx';
import { checkIcon } from './icons/check.ts';
import { copyIcon } from './icons/copy.ts';

interface CopyButtonProps {
  readonly label: string;
  readonly status: 'idle' | 'copied' | 'failed';
  /** What came of it, announced: copied, or what to do instead. */
  readonly statusText?: string | undefined;
  readonly onPress: () => void;
}

/** Copies what stands beside it and says whether it worked. */
export function CopyButton({ label, status, statusText, onPress }: CopyButtonProps) {
  return (
    <span className={styles.slot}>
      <button type="button" className={styles.button} onClick={onPress}>
        <Icon drawing={status === 'copied' ? checkIcon : copyIcon} size="small" />
        <span>{label}</span>
      </button>
      <output className={styles[status]}>{status === 'idle' ? '' : statusText}</output>
    </span>
  );
}
