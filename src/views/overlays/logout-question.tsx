import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { Dialog } from '#components/overlays/dialog.tsx';
import { Text } from '#components/lists/text.tsx';

type Props = {
  send: (event: { type: 'logout.confirmed' | 'logout.cancelled' }) => void;
};

/** The confirmation of a logout (S2); its buttons name the actions. */
export function LogoutQuestion({ send }: Props) {
  const { t } = useTranslation('common');
  const stay = () => send({ type: 'logout.cancelled' });
  return (
    <Dialog
      open
      alert
      title={t('logout.title')}
      onClose={stay}
      actions={
        <>
          <Button onPress={() => send({ type: 'logout.confirmed' })}>{t('logout.confirm')}</Button>
          <Button kind="secondary" onPress={stay}>
            {t('logout.stay')}
          </Button>
        </>
      }
    >
      <Text>{t('logout.text')}</Text>
    </Dialog>
  );
}
