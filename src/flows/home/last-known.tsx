import { useTranslation } from 'react-i18next';
import { formatDay, formatDeadline, formatInstant, formatTime } from '#domain/date-format.ts';
import type { DueNow } from '#domain/loans/last-known.ts';
import { formatPeso } from '#domain/peso.ts';
import { AccountNumber } from '#components/money/account-number.tsx';
import { Amount } from '#components/money/amount.tsx';
import { Card } from '#components/page/card.tsx';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { clockIcon } from '#components/icons/clock.ts';
import { Notice } from '#components/overlays/notice.tsx';
import { Section } from '#components/page/section.tsx';
import { Row, Stack } from '#components/page/stack.tsx';
import { StatusChip } from '#components/lists/status-chip.tsx';
import { Text } from '#components/lists/text.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { HomeEvent } from '#machines/home/home.setup.ts';
import type { HomeView } from '#machines/home/view.ts';
import { RetryButton } from '#views/shared/load-state.tsx';

type Known = NonNullable<HomeView['lastKnown']>;
type Props = { view: HomeView; send: (event: HomeEvent) => void };

function useTimeOf({ receivedAt, today }: Known): string {
  const language = useLanguage();
  return today ? formatTime(receivedAt) : formatInstant(receivedAt, language);
}

/**
 * The last known due amounts, until a reply arrives. If nothing was due, the notice appears only
 * after a failure.
 */
export function LastKnown({ view, send }: Props) {
  const { lastKnown } = view;
  if (!lastKnown) return null;
  if (lastKnown.dues.length === 0)
    return view.failed ? <Standing view={view} known={lastKnown} send={send} /> : null;
  return <Dues view={view} known={lastKnown} send={send} />;
}

function Dues({ view, known, send }: Props & { known: Known }) {
  const { t } = useTranslation('home');
  const time = useTimeOf(known);
  return (
    <Section title={t('dueLoans')}>
      <Stack>
        {known.dues.map((due, index) => (
          <Due key={index} due={due} time={time} />
        ))}
        <Standing view={view} known={known} send={send} />
      </Stack>
    </Section>
  );
}

function Due({ due, time }: { due: DueNow; time: string }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { left, dueDate, overdue, grown, noted, notedLate, notedAt, coming, payNumber } = due;
  if (due.restructuring) {
    return (
      <Card tone="paper">
        <StatusChip tone="neutral" icon={clockIcon} label={t('lastKnown.asOf', { time })} />
        <Text tone="strong">{t('lastKnown.restructuring')}</Text>
      </Card>
    );
  }
  return (
    <Card tone={overdue || grown === 'more' ? 'brick' : 'paper'}>
      <Row justify="between">
        <StatusChip tone="neutral" icon={clockIcon} label={t('lastKnown.asOf', { time })} />
      </Row>
      {(left > 0 || noted === 0) && (
        <Amount
          size="large"
          value={formatPeso(left)}
          {...(left > 0 && { note: t('due', { day: formatDay(dueDate, language) }) })}
        />
      )}
      {overdue && grown === 'no' && <Text>{t('lastKnown.late')}</Text>}
      {grown !== 'no' && <Text>{t(`lastKnown.${grown}`)}</Text>}
      {coming > 0 && (
        <Text tone="strong">{t('lastKnown.coming', { amount: formatPeso(coming) })}</Text>
      )}
      {noted > 0 && (
        <Text tone="strong">
          {t(left > 0 ? 'paid.notedPart' : 'lastKnown.notedAll', { amount: formatPeso(noted) })}
        </Text>
      )}
      {notedLate > 0 && (
        <Text tone="strong">{t('lastKnown.notedLate', { amount: formatPeso(notedLate) })}</Text>
      )}
      {notedAt !== null && (
        <Text tone="strong">
          {t('lastKnown.noted', { time: formatInstant(notedAt, language) })}
        </Text>
      )}
      {payNumber && <NumberToPay number={payNumber} />}
    </Card>
  );
}

function NumberToPay({ number }: { number: NonNullable<DueNow['payNumber']> }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { accountNumber, amount, biller, channel, expiresAt, fee, state } = number;
  const time = formatDeadline(expiresAt, language);
  if (state !== 'payable') return <Text>{t(`lastKnown.number.${state}`, { time })}</Text>;
  return (
    <>
      <AccountNumber
        label={t('lastKnown.number.label', { channel })}
        digits={accountNumber}
        copyable
        copyLabel={t('lastKnown.number.copy')}
        copiedText={t('lastKnown.number.copied')}
        failedText={t('lastKnown.number.copyFailed')}
      />
      <FigureList>
        <FigureRow label={t('lastKnown.number.until')} value={time} words />
        {fee === undefined ? (
          <FigureRow label={t('lastKnown.number.withoutFee')} value={formatPeso(amount)} strong />
        ) : (
          <>
            {fee > 0 && (
              <>
                <FigureRow label={t('lastKnown.number.forLoan')} value={formatPeso(amount)} />
                <FigureRow label={t('lastKnown.number.fee', { channel })} value={formatPeso(fee)} />
              </>
            )}
            <FigureRow
              label={t('lastKnown.number.amount')}
              value={formatPeso(amount + fee)}
              strong
            />
          </>
        )}
        <FigureRow label={t('lastKnown.number.biller')} value={biller} words />
      </FigureList>
    </>
  );
}

function Standing({ view, known, send }: Props & { known: Known }) {
  const { t } = useTranslation(['home', 'failure', 'common']);
  const time = useTimeOf(known);
  const day = known.today ? 'Today' : 'On';
  if (!view.failed) return <Notice tone="info">{t('home:lastKnown.checking')}</Notice>;
  const nothing = known.dues.length === 0;
  const words = [
    ...(view.offline || view.failure === null ? [] : [failureText(t, view.failure)]),
    nothing
      ? t(`home:lastKnown.nothing${day}`, { time })
      : t(`home:lastKnown.knew${day}`, { time }),
    ...(nothing ? [] : [t(`home:lastKnown.${view.offline ? 'waits' : 'waitsForAnswer'}`)]),
    ...(view.offline ? [t('home:lastKnown.goesOn')] : []),
  ];
  return (
    <Notice
      tone={view.offline ? 'offline' : 'warn'}
      title={t(`home:lastKnown.${view.offline ? 'offline' : 'failed'}`)}
      action={<RetryButton kind="secondary" busy={view.asking} send={send} />}
    >
      {words.join(' ')}
    </Notice>
  );
}
