import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { closeIcon } from '../icons/close.ts';
import { Modal } from './modal.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly ignoresTaps?: boolean | undefined;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

export function Sheet(props: SheetProps) {
  const { open, onClose, ignoresTaps, title, closeLabel, children, footer } = props;
  const titleId = useId();
  if (!open) return null;
  return (
    <Modal className={styles.sheet} titleId={titleId} onClose={onClose} ignoresTaps={ignoresTaps}>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon={closeIcon} label={closeLabel} onPress={onClose} />
      </div>
      <Body titleId={titleId}>{children}</Body>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Modal>
  );
}

/** A body that is longer than the sheet can take the focus, so that a keyboard can scroll it. */
function Body({ titleId, children }: { titleId: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = body.current;
    if (element === null || content.current === null) return undefined;
    const observer = new ResizeObserver(() => {
      element.tabIndex = element.scrollHeight > element.clientHeight ? 0 : -1;
    });
    observer.observe(element);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={body} className={styles.body} role="group" aria-labelledby={titleId} tabIndex={0}>
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </div>
  );
}
