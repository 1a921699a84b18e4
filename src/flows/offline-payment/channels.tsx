import { useTranslation } from 'react-i18next';
import { formatDeadline, formatStart } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { cheapestFirst, type OfflineChannel } from '#domain/payments/virtual-account.ts';
import { Amount } from '#components/money/amount.tsx';
import { Button } from '#components/buttons/button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { OptionTable } from '#components/money/option-table.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { Until } from '#components/page/until.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { OfflinePaymentEvent } from '#machines/offline-payment/offline-payment.setup.ts';
import type { OfflinePaymentView } from '#machines/offline-payment/view.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { ServiceButton } from '#views/shared/service-button.tsx';
import { useSpan } from './words.ts';

type Props = {
  view: OfflinePaymentView;
  checkstand: NonNullable<OfflinePaymentView['checkstand']>;
  send: (event: OfflinePaymentEvent) => void;
  request: (request: RootRequest) => void;
};

/** The payment channels for the loan (O1). */
export function Channels({
  view: { amount, getting, noneAvailable, canChooseAmount },
  checkstand,
  send,
  request,
}: Props) {
  const { t } = useTranslation('offlinePayment');
  const optionOf = useChannelOption();
  const { channels, loanNumber } = checkstand;
  return (
    <Stack gap="loose">
      <Amount
        size="display"
        label={t('channels.pay')}
        value={formatPeso(amount)}
        note={`${t('loan')} ${loanNumber}`}
      />
      {canChooseAmount && (
        <Button kind="secondary" onPress={() => send({ type: 'amount.opened' })}>
          {t('amount.open')}
        </Button>
      )}
      {noneAvailable && <NoChannel amount={amount} checkstand={checkstand} request={request} />}
      <Section title={t('channels.title')}>
        <OptionTable
          label={t('channels.title')}
          options={cheapestFirst(channels).map((channel) => {
            const { channelId } = channel;
            const busy = getting === channelId;
            return {
              ...optionOf(channel),
              ...(busy && { figures: [], note: t('channels.getting') }),
              busy,
              disabled: !busy && (getting !== null || channel.unavailable !== null),
              onPress: () => send({ type: 'channel.chosen', channelId }),
            };
          })}
        />
      </Section>
      <Text tone="strong">{t('number.onlyOurs')}</Text>
    </Stack>
  );
}

function NoChannel({
  amount,
  checkstand: { channels, loanOrderId },
  request,
}: Pick<Props, 'checkstand' | 'request'> & { amount: number }) {
  const { t } = useTranslation('offlinePayment');
  const language = useLanguage();
  const openings = channels.flatMap(({ unavailable }) =>
    unavailable?.reason === 'closed' ? unavailable.until : [],
  );
  const location = { page: 'repay', query: { loanOrderId } } as const;
  return (
    <Stack>
      <Notice tone="warn">{t('channels.none', { amount: formatPeso(amount) })}</Notice>
      <Until>
        {openings.length > 0
          ? t('channels.opensAt', { time: formatStart(Math.min(...openings), language) })
          : t('channels.otherAmount')}
      </Until>
      <Button onPress={() => request({ type: 'location.requested', location })}>
        {t('channels.online')}
      </Button>
      <ServiceButton request={request} />
    </Stack>
  );
}

function useChannelOption() {
  const { t } = useTranslation('offlinePayment');
  const language = useLanguage();
  const span = useSpan();
  return (channel: OfflineChannel) => {
    const { channelId: id, name, unavailable, fee, postingTime } = channel;
    const limits = { min: formatPeso(channel.minAmount), max: formatPeso(channel.maxAmount) };
    const figures = [
      { label: t('channels.fee'), value: fee > 0 ? formatPeso(fee) : t('channels.noFee') },
      {
        label: t('channels.posted'),
        value: t('channels.within', { time: span(postingTime, Math.ceil) }),
      },
    ];
    switch (unavailable?.reason) {
      case 'belowMin':
        return { id, name, figures: [], note: t('channels.belowMin', limits) };
      case 'aboveMax':
        return { id, name, figures: [], note: t('channels.aboveMax', limits) };
      case 'closed': {
        const time = formatDeadline(unavailable.until, language);
        return { id, name, figures: [], note: t('channels.closed', { time }) };
      }
      default:
        return { id, name, figures, note: t('channels.takes', limits) };
    }
  };
}
