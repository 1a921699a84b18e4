import type { AgreementDocument } from '#domain/loans/agreement.ts';
import type { Language } from '#domain/language.ts';
import {
  type DeferralOrder,
  type OperationState,
  type RestructureOrder,
  type RestructureStep,
  restructureSteps,
} from '#domain/operations/operation.ts';
import { timeOf } from '../../life-cycles/life-cycle.ts';
import { publicAccount } from '../../rules/account.ts';
import { restructureAgreement, rolloverDisclosure } from '../../rules/operation-documents.ts';
import {
  debtsTotal,
  type RestructurePrice,
  type RolloverPrice,
} from '../../rules/operation-pricing.ts';
import { product } from '../../rules/product.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import { linkTo, type Loan } from '../loans/loans.ts';
import { openUntil, type OrderToCome, orderToCome } from '../loans/order-to-come.ts';
import { onItsWayView } from '../payments/money-on-its-way.ts';
import { type Refusal, refusalNamed } from '../refusal.ts';
import type { Work } from '../work.ts';
import {
  deadlineOf,
  type OperationRow,
  operationsOn,
  operationStates,
  type RestructureRow,
  restructurePriceOf,
  type RolloverRow,
  rolloverPriceOf,
} from './operation-orders.ts';
import { type Received, receivedFor } from './operation-payments.ts';

/** The refusal of a request about an operation that ended without being carried out. */
export function endOf({ state }: OperationRow): Refusal {
  switch (state) {
    case 'expired':
      return refusalNamed('operationExpired');
    case 'settled':
      return refusalNamed('operationSettled');
    default:
      return refusalNamed('operationWithdrawn');
  }
}

/** `coming` is the money on its way for the order. */
type Viewed = { state: OperationState; received: Received; coming: OrderToCome | null };

/**
 * @throws Refusal if the order ended without being carried out, and no money is on its way for it
 */
async function viewed(work: Work, loan: Loan, row: OperationRow): Promise<Viewed> {
  const other = await orderToCome(work, loan, await operationsOn(work, loan));
  const coming = other?.order.orderId === row.orderId ? other : null;
  const state = operationStates[row.state] ?? (coming && 'INITIATED');
  if (!state) throw endOf(row);
  return { state, received: await receivedFor(work, row), coming };
}

async function shared(
  work: Work,
  loan: Loan,
  row: OperationRow,
  { state, received, coming }: Viewed,
  price: RolloverPrice | RestructurePrice,
) {
  const { onItsWay, postedNumbers } = await onItsWayView(work, loan);
  return {
    ...(onItsWay && { onItsWay }),
    ...(postedNumbers && { postedNumbers }),
    state,
    ...(coming && { coming: { amount: coming.pesos, postsAt: coming.postsAt } }),
    loanOrderId: loan.loanOrderId,
    loanNumber: loan.loanNumber,
    initiatedAt: row.initiatedAt,
    confirmedAt: row.confirmedAt,
    completedAt: row.completedAt,
    expiresAt: coming ? openUntil(coming) : deadlineOf(row),
    acknowledged: row.acknowledgedAt !== null,
    fee: price.fee,
    minimumPayment: price.minimumPayment,
    received: received.payments.map(({ paymentId, amount, paidAt }) => ({
      reference: paymentId.slice(-10).toUpperCase(),
      amount,
      paidAt,
    })),
    paidAmount: received.total,
    missing: price.missing,
    cardNumber: loan.account.number,
    account: publicAccount(loan.account),
    from: price.from,
    totalToday: price.totalToday,
    totalAfter: price.totalAfter,
    cost: price.cost,
    used: row.opening.used,
  };
}

/** The disclosure of a rollover, or the contract of a restructure. */
export async function documentOf(
  work: BorrowerWork,
  loan: Loan,
  row: OperationRow,
  language: Language,
): Promise<AgreementDocument> {
  const { name } = work.borrower;
  const { total } = await receivedFor(work, row);
  const subject = { borrower: name, loanNumber: loan.loanNumber };
  if (row.kind === 'restructure') {
    const price = restructurePriceOf(row, total, loan, work.now);
    return restructureAgreement(subject, row.opening, price, language);
  }
  const price = rolloverPriceOf(row, total, loan, work.now);
  return rolloverDisclosure(subject, row.opening, price, total, language);
}

/** @throws Refusal if the rollover ended without being made, and no money is on its way for it */
export async function deferralView(
  work: BorrowerWork,
  loan: Loan,
  row: RolloverRow,
  language: Language,
): Promise<DeferralOrder> {
  const order = await viewed(work, loan, row);
  const price = rolloverPriceOf(row, order.received.total, loan, work.now);
  const { due, dueDate } = row.opening;
  const by = row.consent === null ? 'payment' : 'borrower';
  return {
    deferralOrderId: row.orderId,
    ...(await shared(work, loan, row, order, price)),
    most: product.rollover.most,
    overdueFee: due.overdueFee,
    interest: due.interest,
    extraDays: product.rollover.extraDays,
    dueDate,
    newDueDate: price.newDueDate,
    principal: price.principal,
    newInterest: price.newInterest,
    schedule: price.schedule,
    confirmedBy: order.state === 'INITIATED' ? null : by,
    disclosure: await documentOf(work, loan, row, language),
  };
}

/** @throws Refusal if the restructure ended, and no money is on its way for it */
export async function contractPreview(
  work: BorrowerWork,
  loan: Loan,
  row: RestructureRow,
  language: Language,
): Promise<AgreementDocument> {
  await viewed(work, loan, row);
  return documentOf(work, loan, row, language);
}

const usualTimes: Record<RestructureStep, number> = {
  ...product.restructure.reviewTimes,
  orderCreated: 0,
};

/** Each step of the review begins when the times of the steps before it are over. */
function stepsOf(work: Work, row: RestructureRow): RestructureOrder['steps'] {
  const now = timeOf(row, work);
  let begins = row.confirmedAt ?? Infinity;
  return restructureSteps.map((step) => {
    const since = begins <= now ? begins : null;
    const usualTime = usualTimes[step];
    begins += usualTime;
    return { step, since, usualTime };
  });
}

/** @throws Refusal if the restructure ended, and no money is on its way for it */
export async function restructureView(
  work: Work,
  loan: Loan,
  row: RestructureRow,
): Promise<RestructureOrder> {
  const order = await viewed(work, loan, row);
  const price = restructurePriceOf(row, order.received.total, loan, work.now);
  const { debts, waivedInterest } = row.opening;
  const steps = stepsOf(work, row);
  return {
    restructureOrderId: row.orderId,
    ...(await shared(work, loan, row, order, price)),
    most: product.restructure.most,
    outstanding: { ...debtsTotal(debts), waivedInterest },
    downPayment: price.downPayment,
    balance: price.balance,
    schedule: price.schedule,
    steps,
    step: steps.findLast(({ since }) => since !== null)?.step ?? null,
    newLoan: await linkTo(work, loan.userId, row.newLoanOrderId),
    credit: row.credit,
  };
}
