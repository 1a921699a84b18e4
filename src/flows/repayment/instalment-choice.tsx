import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { amountOfFirst } from '#domain/payments/repayment-check.ts';
import { instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { RadioCards } from '#components/fields/radio-cards.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RepaymentEvent } from '#machines/repayment/repayment.setup.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';

type Props = {
  requested: RepaymentView['requested'];
  /** Number of instalments to pay now. */
  count: number;
  counts: RepaymentView['counts'];
  disabled: boolean;
  send: (event: RepaymentEvent) => void;
};

export function InstalmentChoice({ requested, count, counts, disabled, send }: Props) {
  const { t } = useTranslation('repayment');
  const language = useLanguage();
  const { installments } = requested;
  if (counts.length < 2) return null;
  const saves = requested.settlement?.saves ?? 0;

  const late = installments.filter(({ status }) => status === instalmentStatus.overdue).length;

  function words(upTo: number): string {
    if (upTo === installments.length) return t('due.all');
    return upTo <= late ? overdue(upTo) : next(upTo - late);
  }
  function overdue(upTo: number): string {
    if (upTo === late) return t(late === 1 ? 'due.overdueOne' : 'due.overdueAll');
    return upTo === 1 ? t('due.overdueFirst') : t('due.overdueUpTo', { number: upTo });
  }
  function next(number: number): string {
    if (number === 1) return t(late === 0 ? 'due.next' : 'due.overdueAndNext');
    return t(late === 0 ? 'due.upTo' : 'due.overdueAndUpTo', { number });
  }

  return (
    <RadioCards
      label={t('due.choose')}
      value={String(count)}
      onChange={(chosen) => send({ type: 'instalments.chosen', count: Number(chosen) })}
      options={counts.map((upTo) => {
        const last = installments[upTo - 1];
        const savesToday = upTo === installments.length && saves > 0;
        return {
          value: String(upTo),
          disabled,
          label: words(upTo),
          // The first instalment's date is shown above.
          ...(last &&
            upTo > 1 && {
              description: savesToday
                ? t('due.savesToday', { amount: formatPeso(saves) })
                : t('due.lastDueOn', { day: formatDay(last.dueDate, language) }),
            }),
          trailing: formatPeso(amountOfFirst(requested, upTo)),
        };
      })}
    />
  );
}
