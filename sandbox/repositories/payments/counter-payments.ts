import { and, asc, eq } from 'drizzle-orm';
import { assumedCodes } from '#domain/codes.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { counterPayments } from '../../database/offline-schema.ts';
import { counterPaymentLife } from '../../life-cycles/counter-payment.machine.ts';
import { timeOf } from '../../life-cycles/life-cycle.ts';
import { channelOf, type ChannelRule, counterRefusal } from '../../rules/offline.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import { payRunningLoans } from './credit-on-loans.ts';
import { catchUpLoan } from '../loans/loan-life.ts';
import { instalmentsNow, isOwed, type Loan, loansOf } from '../loans/loans.ts';
import { type Notification, sendMessage } from '../service/messages.ts';
import { catchUpOperations, inTimePaymentPosted, paymentPosted } from '../operations/operations.ts';
import { inTimeFor, makesOrder } from '../operations/operations-in-time.ts';
import { post, type Posted } from './postings.ts';
import { Refusal } from '../refusal.ts';
import { type NumberRow, useNumber } from './virtual-accounts.ts';
import { newId, type Work } from '../work.ts';
import type { CounterPaymentRow } from './counter-money.ts';
import { operationsOn } from '../operations/operation-orders.ts';
import { formatDay } from '#domain/date-format.ts';
import { manilaDay } from '#domain/dates.ts';
import type { Language } from '#domain/language.ts';
import { formatPeso } from '#domain/peso.ts';
import { instalmentTotals } from '#domain/payments/repayment-plan.ts';

const pesos = (centavos: number) => formatPeso(centavos / centavosOfPeso);

/**
 * The SMS about a posted counter payment. While a rollover waits for the money, it omits the
 * remaining debt, because the fee may be taken from the payment.
 */
function messagesAbout(
  { channelId, centavos, paidAt }: CounterPaymentRow,
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

/** `amount` is in pesos with centavos, `paidAt` by the borrower's clock. */
export type PaidIn = {
  amount: number;
  paidAt: number;
  /** Milliseconds until the posting. Null: never posted. Undefined: the channel's usual time. */
  postAfter?: number | null;
};

function channelOfNumber({ channelId }: NumberRow): ChannelRule {
  const channel = channelOf(channelId);
  if (!channel) throw new Error(`a number has the unknown channel ${channelId}`);
  return channel;
}

/**
 * Pays into a number in any state. `postsAt` is null if the lender never posts the payment.
 *
 * @throws Refusal if the counter does not take the amount, or `paidAt` is in the future or before
 * the number was issued
 */
export async function payAtCounter(
  work: Work,
  number: NumberRow,
  { amount, paidAt, postAfter }: PaidIn,
): Promise<{ loanOrderId: string; paymentId: string; postsAt: number | null }> {
  const channel = channelOfNumber(number);
  const refusal = counterRefusal(channel, number, amount);
  if (refusal !== null) throw new Refusal(assumedCodes.invalidData, refusal);
  if (paidAt > work.now || paidAt < number.issuedAt) {
    const when = 'paidAt: between the moment that the number was issued and now.';
    throw new Refusal(assumedCodes.invalidData, when);
  }
  const { accountNumber, userId, loanOrderId, channelId } = number;
  const { postingTime } = channel;
  const postsAt =
    postAfter === null ? null : Math.max(work.now, paidAt + (postAfter ?? postingTime));
  const paymentId = newId(work, 'payment');
  await work.tx.insert(counterPayments).values({
    paymentId,
    accountNumber,
    userId,
    loanOrderId,
    channelId,
    centavos: Math.round(amount * centavosOfPeso),
    paidAt,
    postsAt,
    ...counterPaymentLife.begin({ now: work.now, postsAt }, work.now),
  });
  return { loanOrderId, paymentId, postsAt };
}

/** Posts every counter payment that is due by the clock, with the loan as of its posting. */
export async function postDuePayments(work: BorrowerWork): Promise<void> {
  const waiting = await work.tx
    .select()
    .from(counterPayments)
    .where(
      and(eq(counterPayments.userId, work.borrower.userId), eq(counterPayments.state, 'onItsWay')),
    )
    .orderBy(asc(counterPayments.postsAt), asc(counterPayments.paymentId));
  for (const row of waiting) {
    const { postsAt } = row;
    const now = timeOf(row, work);
    const posted = counterPaymentLife.elapse(row, { now, postsAt }, now);
    if (posted === null) continue;
    const then = { ...work, now: posted.since, offset: work.offset - (now - posted.since) };
    await postCounterPayment(then, { ...row, ...posted });
  }
}

/** The loan itself, or the loan that replaced it. */
function loanToPay(loans: readonly Loan[], loanOrderId: string): Loan {
  const loan = loans.find((one) => one.loanOrderId === loanOrderId);
  if (!loan) throw new Error(`loan ${loanOrderId} does not exist`);
  return loan.newLoanOrderId === null ? loan : loanToPay(loans, loan.newLoanOrderId);
}

async function postCounterPayment(work: BorrowerWork, row: CounterPaymentRow): Promise<void> {
  const { tx, now, borrower } = work;
  const { paymentId, accountNumber, loanOrderId, centavos, paidAt } = row;
  const { state, since, timerEvent, timerAt } = row;
  await catchUpOperations(work);
  const found = loanToPay(await loansOf(work, borrower.userId), loanOrderId);
  const loan = await catchUpLoan(work, found);
  await tx
    .update(counterPayments)
    .set({ state, since, timerEvent, timerAt })
    .where(eq(counterPayments.paymentId, paymentId));
  await useNumber(work, accountNumber);
  const amount = Math.floor(centavos / centavosOfPeso);
  const paid = { paymentId, amount, centavos: centavos % centavosOfPeso, paidAt };
  const { orders } = await operationsOn(work, loan);
  const posted = await post(work, loan, paid);
  const inTime = await inTimeFor(work, posted.loan, paid);
  const rollsOver = inTime?.order.kind === 'rollover' && makesOrder(inTime, posted.loan);
  const isOpen = orders.some((one) => one.kind === 'rollover' && one.state === 'initiated');
  // The SMS about a late rollover states the reversed fees, so this SMS omits them.
  const reported = rollsOver ? { ...posted, reversed: 0 } : posted;
  for (const message of messagesAbout(row, reported, now, borrower.language, rollsOver || isOpen)) {
    await sendMessage(work, message);
  }
  if (inTime) {
    const change = { before: loan, loan: posted.loan };
    await inTimePaymentPosted(work, change, inTime, paymentId);
  } else if (isOwed(loan)) {
    // A payment for a settled loan becomes credit and changes nothing of that loan.
    await paymentPosted(work, posted.loan, paymentId);
  }
  if (posted.creditCentavos > 0) await payRunningLoans(work, paidAt);
}
