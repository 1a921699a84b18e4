import styles from './loading-cover.module.css';
import { LoadingBars, type LoadingVariant } from './loading.tsx';
import { Modal } from './modal.tsx';

interface LoadingCoverProps {
  readonly open: boolean;
  readonly text: string;
  readonly variant?: LoadingVariant | undefined;
}

/** The global loading cover (S2): over everything, and everything under it is inert. */
export function LoadingCover({ open, text, variant }: LoadingCoverProps) {
  if (!open) return null;
  return (
    <Modal className={styles.cover} label={text} busy>
      <LoadingBars variant={variant} />
      <output>{text}</output>
    </Modal>
  );
}
