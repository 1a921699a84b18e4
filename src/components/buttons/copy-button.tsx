import { type RefObject, useRef } from 'react';
import styles from './copy-button.module.css';
import { Icon } from '../page/icon.tsx';
import { copyIcon } from '../icons/copy.ts';

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
  readonly copiedText: string;
  readonly failedText: string;
  /** The element that shows the text. */
  readonly shown: RefObject<HTMLElement | null>;
  readonly disabled?: boolean | undefined;
}

/** Copies a text and announces the result; if copying fails, selects the text on screen. */
export function CopyButton(props: CopyButtonProps) {
  const { label, text, copiedText, failedText, shown, disabled = false } = props;
  const announcement = useRef<HTMLOutputElement>(null);

  async function press(): Promise<void> {
    const place = announcement.current;
    const window = place?.ownerDocument.defaultView;
    if (!place || !window) return;
    try {
      await window.navigator.clipboard.writeText(text);
      place.textContent = copiedText;
      place.className = styles.copied ?? '';
    } catch {
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      place.textContent = failedText;
      place.className = styles.failed ?? '';
    }
  }

  return (
    <span className={styles.slot}>
      <button
        type="button"
        className={styles.button}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : () => void press()}
      >
        <Icon drawing={copyIcon} size="small" />
        <span>{label}</span>
      </button>
      {/* A new text, or a change of `disabled`, removes the confirmation. */}
      <output key={`${text} ${disabled}`} ref={announcement} />
    </span>
  );
}
