import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import type { OfflineChannel } from '#domain/virtual-account.ts';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { List, ListItem } from '#components/list.tsx';
import { Notice } from '#components/notice.tsx';
import { Section } from '#components/section.tsx';
import { Stack } from '#components/stack.tsx';
import { Text } from '#components/text.tsx';
import { Until } from '#components/until.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { OfflinePaymentEvent } from '#machines/offline-payment/offline-payment.setup.ts';
import type { OfflinePaymentView } from '#machines/offline-payment/view.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { ServiceButton } from '../service-button.tsx';
import { useFee, useSpan } from './words.ts';

type Props = {
  view: OfflinePaymentView;
  checkstand: NonNullable<OfflinePaymentView['checkstand']>;
  send: (event: OfflinePaymentEvent) => void;
  request: (request: RootRequest) => void;
};

/** Where the loan can be paid: what each channel takes, charges and how soon it posts (O1). */
export function Channels({
  view: { amount, getting, noneAvailable },
  checkstand,
  send,
  request,
}: Props) {
  const { t } = useTranslation('offlinePayment');
  const detailOf = useChannelDetail();
  const { channels, loanNumber } = checkstand;
  return (
    <Stack gap="loose">
      <Amount
        size="display"
        label={t('channels.pay')}
        value={formatPeso(amount)}
        note={`${t('loan')} ${loanNumber}`}
      />
      {noneAvailable && <NoChannel amount={amount} checkstand={checkstand} request={request} />}
      <Section title={t('channels.title')}>
        <List label={t('channels.title')}>
          {channels.map((channel) => (
            <ListItem
              key={channel.channelId}
              label={channel.name}
              detail={getting === channel.channelId ? t('channels.getting') : detailOf(channel)}
              disabled={getting !== null || channel.unavailable !== null}
              onPress={() => send({ type: 'channel.chosen', channelId: channel.channelId })}
            />
          ))}
        </List>
      </Section>
      <Text tone="strong">{t('number.onlyOurs')}</Text>
    </Stack>
  );
}

/** No channel takes the amount now: until when, and the ways to pay that work. */
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
          ? t('channels.opensAt', { time: formatInstant(Math.min(...openings), language) })
          : t('channels.otherAmount')}
      </Until>
      <Button onPress={() => request({ type: 'location.requested', location })}>
        {t('channels.online')}
      </Button>
      <ServiceButton request={request} />
    </Stack>
  );
}

/** What a channel takes, or why it takes nothing now. */
function useChannelDetail(): (channel: OfflineChannel) => string {
  const { t } = useTranslation('offlinePayment');
  const language = useLanguage();
  const span = useSpan();
  const fee = useFee();
  return (channel) => {
    const { unavailable } = channel;
    const limits = { min: formatPeso(channel.minAmount), max: formatPeso(channel.maxAmount) };
    switch (unavailable?.reason) {
      case 'belowMin':
        return t('channels.belowMin', limits);
      case 'aboveMax':
        return t('channels.aboveMax', limits);
      case 'closed':
        return t('channels.closed', { time: formatInstant(unavailable.until, language) });
      default:
        return t('channels.takes', {
          ...limits,
          fee: fee(channel.fee),
          time: span(channel.postingTime),
        });
    }
  };
}
