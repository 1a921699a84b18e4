import styles from './loading-overlay.module.css';
import { LoadingBars, type LoadingVariant } from './loading.tsx';
import { Modal } from '../overlays/modal.tsx';

interface LoadingOverlayProps {
  readonly open: boolean;
  readonly text: string;
  readonly variant?: LoadingVariant | undefined;
}

/** The global loading overlay (S2). */
export function LoadingOverlay({ open, text, variant }: LoadingOverlayProps) {
  if (!open) return null;
  return (
    <Modal className={styles.overlay} label={text} busy>
      <LoadingBars variant={variant} />
      <output>{text}</output>
    </Modal>
  );
}
