import { useTranslation } from 'react-i18next';
import { formatDeadline } from '#domain/date-format.ts';
import { daysOfRateMonth } from '#domain/loans/effective-rate.ts';
import { discountPercent, formatPercent, formatPeso } from '#domain/peso.ts';
import { type BenefitId, rateOfMillionths } from '#domain/credit/reoffer.ts';
import { Button } from '#components/buttons/button.tsx';
import { Comparison } from '#components/money/comparison.tsx';
import { Sheet } from '#components/overlays/sheet.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { ReofferEvent } from '#machines/reoffer/reoffer.machine.ts';
import type { ReofferView, TimeOfBenefit } from '#machines/reoffer/view.ts';
import { useTimeLeft } from './time-left.ts';

type Props = { view: ReofferView; send: (event: ReofferEvent) => void };

function useRates() {
  const { t } = useTranslation('popups');
  return (millionths: number) => [
    t('reoffer.perDay', { rate: formatPercent(rateOfMillionths(millionths)) }),
    t('reoffer.perMonth', { rate: formatPercent(rateOfMillionths(millionths * daysOfRateMonth)) }),
  ];
}

function useBenefit() {
  const { t } = useTranslation('popups');
  const language = useLanguage();
  const timeLeft = useTimeLeft();
  return (
    id: BenefitId,
    time: TimeOfBenefit,
    row: {
      before: readonly string[];
      after: readonly string[];
      note: string | null;
      expiresAt: number;
    },
  ) => {
    const { before, after, note, expiresAt } = row;
    const title = t(`reoffer.${id}`);
    if (typeof time !== 'number') {
      return { id, title, before, after: [], notes: [t('reoffer.ended')], closed: true };
    }
    const until = t('reoffer.until', { time: formatDeadline(expiresAt, language) });
    const notes = [...(note === null ? [] : [note]), `${until} ${timeLeft(time)}`];
    return { id, title, before, after, notes };
  };
}

/** The rows of the comparison, with the same units on both sides (F1). */
function useRows({ benefits, times, total }: ReofferView) {
  const { t } = useTranslation('popups');
  const rates = useRates();
  const benefit = useBenefit();
  const { higherLimit, lowerInterest, extraDays } = benefits;
  const { loanAmount, before, after } = benefits.total;
  const days = (count: number) => [String(count)];
  const discount = lowerInterest ? discountPercent(lowerInterest.before, lowerInterest.after) : 0;
  return [
    ...(higherLimit
      ? [
          benefit('higherLimit', times.higherLimit, {
            ...higherLimit,
            before: [formatPeso(higherLimit.before)],
            after: [formatPeso(higherLimit.after)],
            note: t('reoffer.temporary', { amount: formatPeso(higherLimit.temporaryCredit) }),
          }),
        ]
      : []),
    ...(lowerInterest
      ? [
          benefit('lowerInterest', times.lowerInterest, {
            ...lowerInterest,
            before: rates(lowerInterest.before),
            after: rates(lowerInterest.after),
            note: discount > 0 ? t('reoffer.off', { percent: `${discount}%` }) : null,
          }),
        ]
      : []),
    ...(extraDays
      ? [
          benefit('extraDays', times.extraDays, {
            ...extraDays,
            before: days(extraDays.before),
            after: days(extraDays.after),
            note: t('reoffer.free'),
          }),
        ]
      : []),
    {
      id: 'total',
      title: t('reoffer.total'),
      before: [formatPeso(before)],
      after: total ? [formatPeso(after)] : [],
      notes: [
        t('reoffer.example', { amount: formatPeso(loanAmount) }),
        ...(total ? [] : [t('reoffer.totalChanged')]),
      ],
    },
  ];
}

/** The re-offer popup (S2). Both answers are equally prominent. */
export function ReofferPopup({ view, send }: Props) {
  const { t } = useTranslation('popups');
  const rows = useRows(view);
  const decline = () => send({ type: 'offer.declined' });
  return (
    <Sheet
      open
      onClose={decline}
      title={t('reoffer.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button kind="secondary" onPress={() => send({ type: 'offer.accepted' })}>
            {t('reoffer.accept')}
          </Button>
          <Button kind="secondary" onPress={decline}>
            {t('reoffer.decline')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{t('reoffer.text')}</Text>
        <Comparison
          label={t('reoffer.compared')}
          beforeName={t('reoffer.before')}
          afterName={t('reoffer.after')}
          rows={rows}
        />
        <Text tone="caption">{t('reoffer.quiet')}</Text>
      </Stack>
    </Sheet>
  );
}
