import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import type { OfflinePaymentEvent } from '#machines/offline-payment/offline-payment.setup.ts';
import type { OfflinePaymentView } from '#machines/offline-payment/view.ts';
import { HomeButton } from '#views/shared/page-button.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';

type Props = ScreenProps<OfflinePaymentView, OfflinePaymentEvent>;

export function NextStep({ view, send, request }: Props) {
  const { t } = useTranslation('offlinePayment');
  if (view.settled) return <HomeButton request={request} />;
  const toChannels = () => send({ type: 'channels.opened' });
  if (view.posted && view.left > 0) {
    return <Button onPress={toChannels}>{t('posted.rest')}</Button>;
  }
  if (view.posted || view.processing) {
    return (
      <Button kind="secondary" busy={!view.canPayAgain} onPress={toChannels}>
        {t('onItsWay.payAgain')}
      </Button>
    );
  }
  const renewing = view.phase === 'renewing';
  return (
    <>
      {(view.phase === 'expired' || renewing) && (
        <Button busy={renewing} onPress={() => send({ type: 'renewal.requested' })}>
          {t('number.renew')}
        </Button>
      )}
      {view.canPayElsewhere && (
        <Button kind="secondary" onPress={toChannels}>
          {t('number.elsewhere')}
        </Button>
      )}
      {view.canNote && (
        <Button kind="quiet" onPress={() => send({ type: 'payment.noted' })}>
          {t('number.paid')}
        </Button>
      )}
    </>
  );
}
