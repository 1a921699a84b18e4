import { useRef } from 'react';
import { Button } from './button.tsx';
import styles from './share-button.module.css';
import { shareIcon } from '../icons/share.ts';

interface ShareButtonProps {
  readonly label: string;
  readonly text: string;
  readonly copiedText: string;
  readonly failedText: string;
}

/** Whether the borrower closed the share sheet. */
const isCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

/** Returns the text to announce; empty if the share sheet was opened. */
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

/** Without a share sheet, or if it fails, the text is copied instead. */
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
