import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';
import { Scene } from '../page/scene.tsx';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Uses the role `alertdialog`. */
  readonly alert?: boolean | undefined;
  readonly scene?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the main one first. */
  readonly actions: ReactNode;
}

export function Dialog({ open, onClose, title, alert, scene, children, actions }: DialogProps) {
  const titleId = useId();
  const textId = useId();
  if (!open) return null;
  return (
    <Modal
      className={styles.dialog}
      titleId={titleId}
      textId={children ? textId : undefined}
      alert={alert}
      onClose={onClose}
    >
      <div className={styles.content}>
        {scene && <Scene drawing={scene} size="small" />}
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {children && (
          <div id={textId} className={styles.text}>
            {children}
          </div>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
    </Modal>
  );
}
