import { useTranslation } from 'react-i18next';
import { ordinal } from '#domain/counting.ts';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import {
  type Instalment,
  type InstalmentStatus,
  instalmentCost,
  instalmentDue,
  instalmentStatus,
} from '#domain/repayment-plan.ts';
import { Timeline } from '#components/timeline.tsx';
import { useLanguage } from '#i18n/use-language.ts';

const tones = { 5: 'info', 10: 'danger', 15: 'success' } as const satisfies Record<
  InstalmentStatus,
  string
>;

/** Instalments as a timeline, each with what is still to pay and its status in words. */
export function Instalments({ items, label }: { items: readonly Instalment[]; label: string }) {
  const { t } = useTranslation('repayment');
  const language = useLanguage();
  const next = items.find(({ status }) => status !== instalmentStatus.settled);
  return (
    <Timeline
      label={label}
      items={items.map((instalment) => {
        const { period, dueDate, repayDate, status } = instalment;
        const { principal, interest, overdueFee, serviceFee = 0 } = instalment;
        const parts = {
          principal: formatPeso(principal),
          interest: formatPeso(interest),
          fee: formatPeso(overdueFee),
        };
        const made = [
          overdueFee > 0 ? t('plan.withFee', parts) : t('plan.principalInterest', parts),
          ...(serviceFee > 0 ? [t('plan.serviceFee', { fee: formatPeso(serviceFee) })] : []),
        ];
        const settled = status === instalmentStatus.settled;
        return {
          id: String(period),
          title: t('plan.payment', { ordinal: ordinal(period, language) }),
          date:
            repayDate === null
              ? formatDay(dueDate, language)
              : t('plan.paidOn', { day: formatDay(repayDate, language) }),
          amount: formatPeso(settled ? instalmentCost(instalment) : instalmentDue(instalment)),
          detail: made.join(', '),
          status: { tone: tones[status], label: t(`status.s${status}`) },
          current: instalment === next,
          settled,
        };
      })}
    />
  );
}
