import { useRef } from 'react';
import { Button } from './button.tsx';
import styles from './share-button.module.css';
import { shareIcon } from '../icons/share.ts';

interface ShareButtonProps {
  readonly label: string;
  readonly text: string;
  /** Announced if the text was copied instead of shared. */
  readonly copiedText: string;
  /** Announced if copying fails too. */
  readonly failedText: string;
}

/** Whether the borrower closed the share sheet; then no message is needed. */
const isCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

/** Shares a text or copies it; returns the text to announce. */
async function share(
  phone: Navigator,
  { text, copiedText, failedText }: ShareButtonProps,
): Promise<string> {
  try {
    // Some WebViews lack `share` or `clipboard`, although the types declare them.
    if ('share' in phone) {
      await phone.share({ text });
      return '';
    }
  } catch (error) {
    if (isCancelled(error)) return '';
  }
  try {
    await phone.clipboard.writeText(text);
    return copiedText;
  } catch {
    return failedText;
  }
}

/**
 * Opens the phone's share sheet with a text. Without one, or if it fails, copies the text and
 * announces the result.
 */
export function ShareButton(props: ShareButtonProps) {
  const announcement = useRef<HTMLOutputElement>(null);

  async function press(): Promise<void> {
    const place = announcement.current;
    const phone = place?.ownerDocument.defaultView?.navigator;
    if (place && phone) place.textContent = await share(phone, props);
  }

  return (
    <div className={styles.share}>
      <Button kind="secondary" icon={shareIcon} onPress={() => void press()}>
        {props.label}
      </Button>
      <output ref={announcement} className={styles.said} />
    </div>
  );
}
