import { useTranslation } from 'react-i18next';
import { formatDeadline } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import type { OfflineChannel, VirtualAccount } from '#domain/payments/virtual-account.ts';
import { AccountNumber } from '#components/money/account-number.tsx';
import { Amount } from '#components/money/amount.tsx';
import { LinkButton } from '#components/buttons/link-button.tsx';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { NumberedSteps } from '#components/lists/numbered-steps.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { NumberPhase, OfflinePaymentView } from '#machines/offline-payment/view.ts';
import { useSpan } from './words.ts';

type Props = {
  number: VirtualAccount;
  channel: OfflineChannel;
  phase: NumberPhase;
  timeLeft: OfflinePaymentView['timeLeft'];
  loanNumber: string;
  app: OfflinePaymentView['app'];
  /** Centavos of earlier payments below a whole peso. */
  keptCentavos: number;
};

const isOver = (phase: NumberPhase) => phase === 'expired' || phase === 'renewing';

/** The pay number with its details for the counter (O2, O4). */
export function NumberToPay({ number, channel, phase, timeLeft, ...rest }: Props) {
  const { loanNumber, app, keptCentavos } = rest;
  const { t } = useTranslation('offlinePayment');
  const language = useLanguage();
  const span = useSpan();
  const { name, biller } = channel;
  const copyable = phase === 'alive' || phase === 'expiringSoon';
  return (
    <Stack gap="loose">
      <Section title={name}>
        <Stack>
          <PhaseNotice phase={phase} />
          <Amount
            size="display"
            label={t(`number.handOver.${channel.kind}`)}
            value={formatPeso(number.amount + channel.fee)}
          />
          <AccountNumber
            label={t('number.label')}
            digits={number.accountNumber}
            expired={isOver(phase)}
            copyable={copyable}
            copyLabel={t('number.copy')}
            copiedText={t('number.copied')}
            failedText={t('number.copyFailed')}
          />
          <FigureList>
            <FigureRow label={t('number.biller')} value={biller} words />
            <FigureRow label={t('number.pay')} value={formatPeso(number.amount)} strong />
            <FigureRow
              label={t('number.fee', { channel: name })}
              value={channel.fee > 0 ? formatPeso(channel.fee) : t('channels.noFee')}
            />
            <FigureRow
              label={t('number.until')}
              value={formatDeadline(number.expiresAt, language)}
              words
            />
            {timeLeft !== null && (
              <FigureRow label={t('number.left')} value={span(timeLeft, Math.floor)} words />
            )}
            <FigureRow
              label={t('number.posted')}
              value={t('number.postedWithin', { time: span(channel.postingTime, Math.ceil) })}
              words
            />
            <FigureRow label={t('loan')} value={loanNumber} />
          </FigureList>
          {channel.wholePesosOnly && (
            <Text tone="caption">{t('number.whole', { channel: name })}</Text>
          )}
          {keptCentavos > 0 && (
            <Text tone="caption">
              {t('number.rounded', { amount: formatPeso(keptCentavos / centavosOfPeso) })}
            </Text>
          )}
          {channel.exactAmountOnly && <Text tone="caption">{t('number.exact')}</Text>}
          <Text tone="strong">{t('number.onlyOurs')}</Text>
        </Stack>
      </Section>
      {copyable && <HowToPay channel={channel} />}
      {copyable && app && (
        <LinkButton href={app.scheme}>{t('number.openApp', { app: name })}</LinkButton>
      )}
    </Stack>
  );
}

function PhaseNotice({ phase }: { phase: NumberPhase }) {
  const { t } = useTranslation('offlinePayment');
  switch (phase) {
    case 'alive':
    case 'noting':
      return null;
    case 'expiringSoon':
      return <Notice tone="warn">{t('number.soon')}</Notice>;
    case 'unsure':
      return <Notice tone="warn">{t('number.unsure')}</Notice>;
    case 'judging':
      return <Notice tone="info">{t('number.judging')}</Notice>;
    case 'expired':
    case 'renewing':
      return (
        <Notice tone="warn" title={t('number.expired.title')}>
          {t('number.expired.text')}
        </Notice>
      );
  }
}

function HowToPay({ channel: { kind, name, biller } }: { channel: OfflineChannel }) {
  const { t } = useTranslation('offlinePayment');
  const labels = [t(`steps.${kind}`, { channel: name, biller }), t('steps.enter'), t('steps.keep')];
  return (
    <Section title={t('steps.title')}>
      <NumberedSteps label={t('steps.title')} steps={labels.map((text) => ({ text }))} />
    </Section>
  );
}
