import { useTranslation } from 'react-i18next';
import { ordinal } from '#domain/counting.ts';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import {
  type InstalmentStanding,
  instalmentStanding,
  type UnderWay,
} from '#domain/loans/loan-standing.ts';
import {
  type Instalment,
  instalmentCost,
  instalmentDue,
  instalmentStatus,
} from '#domain/payments/repayment-plan.ts';
import { Timeline } from '#components/money/timeline.tsx';
import { useLanguage } from '#i18n/use-language.ts';

const tones = {
  5: 'info',
  10: 'danger',
  15: 'success',
  onItsWay: 'info',
  rollover: 'info',
  restructure: 'info',
  restructuring: 'info',
} as const satisfies Record<InstalmentStanding, string>;

type Props = {
  items: readonly Instalment[];
  label: string;
  underWay: UnderWay;
};

/**
 * Instalments as a timeline, each with its state and amount: the total if it is settled or money on
 * its way pays it, otherwise the unpaid part.
 */
export function Instalments({ items, label, underWay }: Props) {
  const { t } = useTranslation('repayment');
  const language = useLanguage();
  const standings = items.map((instalment) => instalmentStanding(instalment, underWay));
  const next = standings.findIndex(
    (standing) => standing !== instalmentStatus.settled && standing !== 'onItsWay',
  );
  return (
    <Timeline
      label={label}
      items={items.map((instalment, index) => {
        const { period, dueDate, repayDate } = instalment;
        const standing = standings[index] ?? instalment.status;
        const { principal, interest, overdueFee, serviceFee = 0, paidAmount } = instalment;
        const parts = {
          principal: formatPeso(principal),
          interest: formatPeso(interest),
          fee: formatPeso(overdueFee),
        };
        const settled = standing === instalmentStatus.settled;
        const isCost = settled || standing === 'onItsWay';
        const made = [
          overdueFee > 0 ? t('plan.withFee', parts) : t('plan.principalInterest', parts),
          ...(serviceFee > 0 ? [t('plan.serviceFee', { fee: formatPeso(serviceFee) })] : []),
          ...(!isCost && paidAmount > 0 ? [t('plan.paid', { paid: formatPeso(paidAmount) })] : []),
        ];
        return {
          id: String(period),
          title: t('plan.payment', { ordinal: ordinal(period, language) }),
          date:
            repayDate === null || !settled
              ? formatDay(dueDate, language)
              : t('plan.paidOn', { day: formatDay(repayDate, language) }),
          amount: formatPeso(isCost ? instalmentCost(instalment) : instalmentDue(instalment)),
          detail: made.join(', '),
          status: { tone: tones[standing], label: t(`status.s${standing}`) },
          current: index === next,
          settled,
        };
      })}
    />
  );
}
