import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Text } from '#components/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { useApp } from './app-context.ts';

/** Our own maintenance screen, where the native one can't be opened; afterwards the same place. */
export function Maintenance({ time }: { time: number | null }) {
  const { root } = useApp();
  const { t } = useTranslation('common');
  const language = useLanguage();
  const close = () => {
    root.send({ type: 'maintenance.closed' });
    root.send({ type: 'connection.restored' });
  };
  return (
    <Dialog
      open
      alert
      scene="lantern"
      title={t('maintenance.title')}
      onClose={close}
      actions={<Button onPress={close}>{t('maintenance.close')}</Button>}
    >
      <Text>
        {time === null
          ? t('maintenance.unknown')
          : t('maintenance.until', { time: formatInstant(time, language) })}
      </Text>
    </Dialog>
  );
}
