import { useRef } from 'react';
import { Button } from './button.tsx';
import styles from './share-button.module.css';
import { shareIcon } from '../icons/share.ts';

interface ShareButtonProps {
  readonly label: string;
  /** The shared text. */
  readonly text: string;
  /** Announced where the text could only be copied, and where not even that worked. */
  readonly copiedText: string;
  readonly failedText: string;
}

/** The person closed the share sheet: they know. */
const isCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

/** Shares a text, or else copies it; returns what is to be said of it. */
async function share(
  phone: Navigator,
  { text, copiedText, failedText }: ShareButtonProps,
): Promise<string> {
  try {
    // Neither is there in every WebView, whatever the types say.
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

/** Gives a text to the phone's share sheet; where there is none, copies it and says so. */
export function ShareButton(props: ShareButtonProps) {
  const said = useRef<HTMLOutputElement>(null);

  async function press(): Promise<void> {
    const place = said.current;
    const phone = place?.ownerDocument.defaultView?.navigator;
    if (place && phone) place.textContent = await share(phone, props);
  }

  return (
    <div className={styles.share}>
      <Button kind="secondary" icon={shareIcon} onPress={() => void press()}>
        {props.label}
      </Button>
      <output ref={said} className={styles.said} />
    </div>
  );
}
