import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Text } from '#components/text.tsx';

type Props = {
  send: (event: { type: 'logout.confirmed' | 'logout.cancelled' }) => void;
};

/** Log out? Yes or no. */
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
          <Button onPress={() => send({ type: 'logout.confirmed' })}>{t('yes')}</Button>
          <Button kind="secondary" onPress={stay}>
            {t('no')}
          </Button>
        </>
      }
    >
      <Text>{t('logout.text')}</Text>
    </Dialog>
  );
}
