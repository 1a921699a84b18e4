import { useTranslation } from 'react-i18next';
import { formatDeadline } from '#domain/date-format.ts';
import { Button } from '#components/buttons/button.tsx';
import { Dialog } from '#components/overlays/dialog.tsx';
import { PhoneLink } from '#components/buttons/phone-link.tsx';
import { dryDock } from '#components/scenes/dry-dock.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';

type Props = {
  /**
   * The announced end, in milliseconds by the server's clock; null if unknown. It may pass while
   * the screen is open.
   */
  time: number | null;
  send: (event: { type: 'maintenance.closed' }) => void;
};

/** The app's own maintenance screen, if the native one cannot be opened. */
export function Maintenance({ time, send }: Props) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const hotline = t('maintenance.hotline');
  const close = () => send({ type: 'maintenance.closed' });
  return (
    <Dialog
      open
      alert
      scene={dryDock}
      title={t('maintenance.title')}
      onClose={close}
      actions={<Button onPress={close}>{t('maintenance.close')}</Button>}
    >
      <Text>
        {time === null
          ? t('maintenance.unknown')
          : t('maintenance.until', { time: formatDeadline(time, language) })}
      </Text>
      <Text>
        {t('maintenance.call')} <PhoneLink number={hotline} />
      </Text>
    </Dialog>
  );
}
