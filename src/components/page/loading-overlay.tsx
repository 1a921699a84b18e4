import styles from './loading-overlay.module.css';
import { LoadingBars } from './loading.tsx';
import { Modal } from '../overlays/modal.tsx';

interface LoadingOverlayProps {
  readonly open: boolean;
  readonly text: string;
}

/** The global loading overlay (S2). */
export function LoadingOverlay({ open, text }: LoadingOverlayProps) {
  if (!open) return null;
  return (
    <Modal className={styles.overlay} label={text} busy>
      <LoadingBars />
      <output>{text}</output>
    </Modal>
  );
}
