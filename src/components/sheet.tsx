import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { closeIcon } from './icons/close.ts';
import { Modal } from './modal.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A sheet that rises from the bottom edge. */
export function Sheet({ open, onClose, title, closeLabel, children, footer }: SheetProps) {
  const titleId = useId();
  if (!open) return null;
  return (
    <Modal className={styles.sheet} titleId={titleId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon={closeIcon} label={closeLabel} onPress={onClose} />
      </div>
      {/* It may be longer than the screen: who has a keyboard alone scrolls it too. */}
      <div className={styles.body} role="group" aria-labelledby={titleId} tabIndex={0}>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Modal>
  );
}
