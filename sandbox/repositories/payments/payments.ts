import { isDeepStrictEqual } from 'node:util';
import { asc } from 'drizzle-orm';
import { formatPeso } from '#domain/peso.ts';
import type { RepaymentRequest } from '#domain/payments/repayment.ts';
import { amountOfFirst } from '#domain/payments/repayment-check.ts';
import type { Instalment, Settlement } from '#domain/payments/repayment-plan.ts';
import { payments } from '../../database/schema.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import { calculationOf, unpaidOf } from '../loans/loan-views.ts';
import { type Loan, loanAccountNow } from '../loans/loans.ts';
import { sendMessage } from '../service/messages.ts';
import { onItsWayView } from './money-on-its-way.ts';
import { post } from './postings.ts';
import { refusalNamed } from '../refusal.ts';
import { newId, rowsOf, type Work } from '../work.ts';
import { paymentPosted } from '../operations/operations.ts';

type PaymentRow = typeof payments.$inferSelect;

/** The reference that the borrower sees. */
export const referenceOf = (paymentId: string): string => paymentId.slice(-10).toUpperCase();

/** In the order in which they were made. */
export const paymentsOf = async (work: Pick<Work, 'tx'>, userId: string): Promise<PaymentRow[]> =>
  rowsOf(work, payments, userId, asc(payments.paidAt), asc(payments.id));

export async function paymentsOn(
  work: Pick<Work, 'tx'>,
  { userId, loanOrderId }: Pick<Loan, 'userId' | 'loanOrderId'>,
): Promise<PaymentRow[]> {
  const all = await paymentsOf(work, userId);
  return all.filter((payment) => payment.loanOrderId === loanOrderId);
}

/** Amounts that the app can have shown. */
type Shown = { installments: readonly Instalment[]; settlement: Settlement | undefined };

function isAsShown(request: RepaymentRequest, shown: Shown): boolean {
  const { checkedPeriod, mockPeriods, amount, noted = 0 } = request;
  const paid = shown.installments.filter(({ period }) => period <= checkedPeriod);
  const periods = paid.map(({ period }) => period);
  return (
    isDeepStrictEqual(mockPeriods, periods) &&
    periods.at(-1) === checkedPeriod &&
    amountOfFirst(shown, paid.length) === amount + noted
  );
}

/**
 * @throws Refusal if the loan is not open for payments, if the account is not the loan's, or if the
 * amount is neither the amount due now nor the rest after the money on its way has posted
 */
async function checkRequest(work: Work, loan: Loan, request: RepaymentRequest): Promise<void> {
  if (loan.state !== 'repaying' && loan.state !== 'overdue') {
    throw refusalNamed('nothingDue');
  }
  if (request.cardNumber !== loan.account.number) {
    throw refusalNamed('accountMismatch');
  }
  const { settlement } = loanAccountNow(loan, work.now);
  const { oncePosted = [], oncePostedSettlement } = await onItsWayView(work, loan);
  const shown: Shown[] = [
    { installments: unpaidOf(loan, work.now), settlement },
    { installments: oncePosted, settlement: oncePostedSettlement },
  ];
  const asShown =
    isDeepStrictEqual(request.calculateInfo, calculationOf(loan)) &&
    shown.some((one) => isAsShown(request, one));
  if (!asShown) {
    throw refusalNamed('amountChanged');
  }
}

/**
 * Draws pesos from the borrower's own account and posts them. The caller updates the state of the
 * loan.
 *
 * @param confirmed id of the operation that the payment confirms
 */
export async function draw(
  work: BorrowerWork,
  loan: Loan,
  amount: number,
  confirmed?: string,
): Promise<{ loan: Loan; paymentId: string }> {
  const { now } = work;
  const paymentId = newId(work, 'payment');
  const posting = { paymentId, amount, centavos: 0, paidAt: now, confirmed };
  const posted = await post(work, loan, posting);
  const values = { amount: formatPeso(amount), number: loan.loanNumber };
  await sendMessage(work, { about: 'paymentReceived', values });
  return { loan: posted.loan, paymentId };
}

/** @throws Refusal if the request does not match what is due; no money is taken then */
export async function repay(
  work: BorrowerWork,
  loan: Loan,
  request: RepaymentRequest,
): Promise<{ loan: Loan; paidAmount: number; reference: string }> {
  await checkRequest(work, loan, request);
  const { amount } = request;
  const { loan: after, paymentId } = await draw(work, loan, amount);
  return {
    loan: await paymentPosted(work, after, paymentId),
    paidAmount: amount,
    reference: referenceOf(paymentId),
  };
}
