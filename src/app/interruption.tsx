import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { Dialog } from '#components/overlays/dialog.tsx';
import { Text } from '#components/lists/text.tsx';
import { useApp } from './app-context.ts';
import { Hotline } from './hotline.tsx';
import { movesMoney, sendsMoney } from './store.ts';
import { useSelected } from './use-selected.ts';

type Props = {
  text: string;
  onRetry: () => void;
  onLeave?: () => void;
};

/**
 * Explains why the page is interrupted, and whether money is in flight; no button leaves the page
 * while money is being sent. A dialog, because a page would need code that must load.
 */
export function Interruption({ text, onRetry, onLeave }: Props) {
  const { request } = useApp();
  const { t } = useTranslation('common');
  const moves = useSelected(movesMoney);
  const sends = useSelected(sendsMoney);
  const leave = () => {
    request({ type: 'location.requested', location: { page: 'home', query: {} } });
    onLeave?.();
  };
  return (
    <Dialog
      open
      alert
      title={t('broken.title')}
      onClose={onRetry}
      actions={
        <>
          <Button onPress={onRetry}>{t('broken.retry')}</Button>
          {!sends && (
            <Button kind="secondary" onPress={leave}>
              {t('home')}
            </Button>
          )}
        </>
      }
    >
      <Text>{moves ? t('broken.money') : text}</Text>
      <Hotline />
    </Dialog>
  );
}
