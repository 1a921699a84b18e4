import { formatDay } from '#domain/date-format.ts';
import { manilaDay } from '#domain/dates.ts';
import type { Language } from '#domain/language.ts';
import { formatPeso } from '#domain/peso.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { instalmentTotals } from '#domain/payments/repayment-plan.ts';
import { channelOf } from '../../rules/offline.ts';
import { instalmentsNow } from '../loans/loans.ts';
import type { Notification } from '../service/messages.ts';
import type { Posted } from './postings.ts';

type PaidIn = { channelId: string; centavos: number; paidAt: number };

const pesos = (centavos: number) => formatPeso(centavos / centavosOfPeso);

/**
 * The SMS about a posted counter payment. While a rollover waits for the money, it omits the
 * remaining debt, because the fee may be taken from the payment.
 */
export function messagesAbout(
  { channelId, centavos, paidAt }: PaidIn,
  { loan, reversed, creditCentavos }: Posted,
  now: number,
  language: Language,
  rolloverWaits: boolean,
): Notification[] {
  const number = loan.loanNumber;
  const day = formatDay(manilaDay(paidAt), language);
  const left = instalmentTotals(instalmentsNow(loan, now)).remaining;
  const values = {
    number,
    day,
    amount: pesos(centavos),
    channel: channelOf(channelId)?.name ?? channelId,
  };
  return [
    left > 0 && !rolloverWaits
      ? { about: 'counterPaidPart', values: { ...values, left: formatPeso(left) } }
      : { about: 'counterPaid', values },
    ...(reversed > 0
      ? [
          {
            about: 'overdueFeeReversed' as const,
            values: { number, day, amount: formatPeso(reversed) },
          },
        ]
      : []),
    ...(creditCentavos > 0
      ? [
          {
            about: left > 0 ? ('centavosKept' as const) : ('creditKept' as const),
            values: { number, amount: pesos(creditCentavos) },
          },
        ]
      : []),
  ];
}
