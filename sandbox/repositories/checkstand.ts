import { assumedCodes } from '#domain/codes.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { instalmentTotals } from '#domain/repayment-plan.ts';
import type { Checkstand, CheckstandRequest, OfflineChannel } from '#domain/virtual-account.ts';
import { type ChannelRule, offline } from '../rules/offline.ts';
import { unavailableFor } from '../rules/virtual-accounts.ts';
import { instalmentsNow, isOwed, type Loan } from './loans.ts';
import { historyOf } from './payment-history.ts';
import { Refusal } from './refusal.ts';
import { amountFor, numberFor, numbersOf, numberView } from './virtual-accounts.ts';
import type { Work } from './work.ts';

/** A channel as it is told, for an amount now. */
function channelView(channel: ChannelRule, amount: number, now: number): OfflineChannel {
  return { ...channel, unavailable: unavailableFor(channel, amount, now) };
}

/**
 * The checkstand of a loan, after what is asked of it: see {@link CheckstandRequest}.
 *
 * @throws Refusal when the loan was never paid out, or does not owe the amount
 */
export async function checkstandOf(
  work: Work,
  loan: Loan,
  request: CheckstandRequest,
): Promise<Checkstand> {
  const { tx, now } = work;
  const { loanOrderId, loanNumber, state } = loan;
  if (!isOwed(loan) && state !== 'settled') {
    throw new Refusal(assumedCodes.nothingDue, 'Nothing is due on this loan.');
  }
  const { channelId } = request;
  const number =
    isOwed(loan) && channelId !== null ? await numberFor(work, loan, channelId, request) : null;
  const amount = isOwed(loan) ? (number?.amount ?? amountFor(loan, request.amount, now)) : 0;
  const { payments, reversals, creditCentavos } = await historyOf(work, loan);
  return {
    loanOrderId,
    loanNumber,
    status: loanStatus[state],
    totalDue: instalmentTotals(instalmentsNow(loan, now)).remaining,
    amount,
    channels: isOwed(loan) ? offline.channels.map((one) => channelView(one, amount, now)) : [],
    number: number && numberView(number, now),
    numbers: (await numbersOf(tx, loanOrderId)).map((row) => numberView(row, now)),
    postings: payments.filter(({ paidIn }) => paidIn),
    reversals,
    creditCentavos,
  };
}
