import { formatDay } from '#domain/date-format.ts';
import { manilaDay } from '#domain/dates.ts';
import type { Language } from '#domain/language.ts';
import { formatPeso } from '#domain/peso.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { instalmentTotals } from '#domain/repayment-plan.ts';
import { channelOf } from '../rules/offline.ts';
import { instalmentsNow } from './loans.ts';
import type { Notification } from './messages.ts';
import type { Posted } from './postings.ts';

/** What of a counter payment its SMS name. */
type PaidIn = { channelId: string; centavos: number; paidAt: number };

const pesos = (centavos: number) => formatPeso(centavos / centavosOfPeso);

/**
 * What a borrower is told as a counter payment is posted: that it came in and what is left, an
 * overdue fee that is taken back, and what is kept in their favour. That the loan is settled is told by the loan;
 * what is left while a rollover waits for the money, by the rollover: its fee may be paid out of it.
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
  const came = {
    number,
    day,
    amount: pesos(centavos),
    channel: channelOf(channelId)?.name ?? channelId,
  };
  return [
    left > 0 && !rolloverWaits
      ? { about: 'counterPaidPart', values: { ...came, left: formatPeso(left) } }
      : { about: 'counterPaid', values: came },
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
