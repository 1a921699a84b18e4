import { useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { copyIcon } from '../icons/copy.ts';
import { downloadIcon } from '../icons/download.ts';
import styles from './save-file.module.css';
import { isWebView } from '../page/web-view.ts';

interface SaveFileProps {
  readonly name: string;
  /** A media type. */
  readonly type: string;
  readonly text: string;
  readonly saveLabel: string;
  readonly copyLabel: string;
  readonly savedText: string;
  readonly copiedText: string;
  readonly failedText: string;
}

/** In milliseconds; long, because the browser may first ask for a folder. */
const addressLifetime = 60_000;

function save(
  window: NonNullable<Document['defaultView']>,
  { name, type, text }: SaveFileProps,
): void {
  const url = window.URL.createObjectURL(new window.Blob([text], { type }));
  const link = window.document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => window.URL.revokeObjectURL(url), addressLifetime);
}

/** Saves a text as a file; copies it in Android's WebView, which cannot save `blob:` addresses. */
export function SaveFile(props: SaveFileProps) {
  const place = useRef<HTMLDivElement>(null);
  const announcement = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    const window = current?.ownerDocument.defaultView;
    if (!current || !window) return;
    const [saving, copying] = current.querySelectorAll<HTMLElement>(':scope > div');
    if (saving) saving.hidden = isWebView(window.navigator);
    if (copying) copying.hidden = !isWebView(window.navigator);
  }, []);

  const tell = (words: string) => {
    if (announcement.current) announcement.current.textContent = words;
  };
  const pressSave = () => {
    const window = place.current?.ownerDocument.defaultView;
    if (!window) return;
    save(window, props);
    tell(props.savedText);
  };
  const pressCopy = async () => {
    try {
      await place.current?.ownerDocument.defaultView?.navigator.clipboard.writeText(props.text);
      tell(props.copiedText);
    } catch {
      tell(props.failedText);
    }
  };

  return (
    <div ref={place} className={styles.file}>
      <div>
        <Button kind="secondary" icon={downloadIcon} onPress={pressSave}>
          {props.saveLabel}
        </Button>
      </div>
      <div hidden>
        <Button kind="secondary" icon={copyIcon} onPress={() => void pressCopy()}>
          {props.copyLabel}
        </Button>
      </div>
      <output ref={announcement} className={styles.said} />
    </div>
  );
}

/** Text that is shown only in Android's WebView. */
export function InWebView({ children }: { readonly children: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const window = place.current?.ownerDocument.defaultView;
    if (place.current && window) place.current.hidden = !isWebView(window.navigator);
  }, []);
  return (
    <p ref={place} hidden className={styles.said}>
      {children}
    </p>
  );
}
