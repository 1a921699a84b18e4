import { loanStatus } from '#domain/loans/loan-status.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { instalmentTotals } from '#domain/payments/repayment-plan.ts';
import type {
  Checkstand,
  CheckstandRequest,
  OfflineChannel,
} from '#domain/payments/virtual-account.ts';
import { type ChannelRule, offline, unavailableFor } from '../../rules/offline.ts';
import { isOwed, type Loan, loanAccountNow, loansOf } from '../loans/loans.ts';
import { dueOncePosted, moneyOnItsWay } from './money-on-its-way.ts';
import { historyOf } from './payment-history.ts';
import { paidRestructureOn, unpaidOperationOn } from '../operations/operation-news.ts';
import { refusalNamed } from '../refusal.ts';
import { amountFor, numberFor, type NumberRow, numbersOf, numberView } from './virtual-accounts.ts';
import type { Work } from '../work.ts';

function channelView(channel: ChannelRule, amount: number, now: number): OfflineChannel {
  return { ...channel, unavailable: unavailableFor(channel, amount, now) };
}

/** Posted payments into these numbers that count on the loans that replaced this one. */
async function paidOnNewOrders(
  work: Work,
  { newLoanOrderId, userId }: Loan,
  numbers: readonly NumberRow[],
): Promise<Payment[]> {
  if (newLoanOrderId === null) return [];
  const made = (await loansOf(work, userId)).find((one) => one.loanOrderId === newLoanOrderId);
  if (!made) throw new Error(`loan ${newLoanOrderId} does not exist`);
  const { payments } = await historyOf(work, made);
  const own = payments.filter(({ paidIn }) =>
    numbers.some(({ accountNumber }) => accountNumber === paidIn?.accountNumber),
  );
  return [...own, ...(await paidOnNewOrders(work, made, numbers))];
}

/**
 * The checkstand of a loan. Issues a number if the request names a channel; see
 * {@link CheckstandRequest}.
 *
 * @throws Refusal if the loan was never paid out, or the request does not fit it
 */
export async function checkstandOf(
  work: Work,
  loan: Loan,
  request: CheckstandRequest,
): Promise<Checkstand> {
  const { tx, now } = work;
  const { loanOrderId, loanNumber, state } = loan;
  if (!isOwed(loan) && state !== 'settled') {
    throw refusalNamed('nothingDue');
  }
  const { channelId, renew } = request;
  const once = isOwed(loan) ? await dueOncePosted(work, loan) : null;
  const requestedAmount = request.amount ?? once?.amount ?? null;
  const number =
    isOwed(loan) && channelId !== null
      ? await numberFor(work, loan, channelId, {
          amount: requestedAmount,
          renew,
          once,
        })
      : null;
  const amount = isOwed(loan) ? (number?.amount ?? amountFor(loan, requestedAmount, now)) : 0;
  const { instalments, settlement } = loanAccountNow(loan, now);
  const settles = once ? once.settlement : settlement;
  const { payments, reversals, creditCentavos } = await historyOf(work, loan);
  const numbers = await numbersOf(tx, loanOrderId);
  const { newLoanOrderId } = loan;
  const operation = await unpaidOperationOn(work, loan);
  const restructure = await paidRestructureOn(work, loan);
  const onItsWay = isOwed(loan) ? await moneyOnItsWay(work, loan) : [];
  return {
    loanOrderId,
    loanNumber,
    status: loanStatus[state],
    totalDue: instalmentTotals(instalments).remaining,
    ...(isOwed(loan) && settles && { settlement: settles }),
    amount,
    channels: isOwed(loan) ? offline.channels.map((one) => channelView(one, amount, now)) : [],
    number: number && numberView(number, now),
    numbers: numbers.map((row) => numberView(row, now)),
    ...(newLoanOrderId !== null && { newLoanOrderId }),
    postings: [
      ...payments.filter(({ paidIn }) => paidIn),
      ...(await paidOnNewOrders(work, loan, numbers)),
    ],
    ...(onItsWay.length > 0 && { onItsWay }),
    reversals,
    creditCentavos,
    ...(operation && { operation }),
    ...(restructure && { restructure }),
  };
}
