import type { AgreementDocument } from '#domain/loans/agreement.ts';
import type { Language } from '#domain/language.ts';
import {
  type DeferralOrder,
  type RestructureOrder,
  type RestructureStep,
  restructureSteps,
} from '#domain/operations/operation.ts';
import { publicAccount } from '../../rules/account.ts';
import { restructureAgreement, rolloverDisclosure } from '../../rules/operation-documents.ts';
import {
  debtsTotal,
  type RestructurePrice,
  type RolloverPrice,
} from '../../rules/operation-pricing.ts';
import { product } from '../../rules/product.ts';
import type { Borrower } from '../account/borrowers.ts';
import { onItsWayView } from '../payments/money-on-its-way.ts';
import { linkTo } from '../loans/loan-links.ts';
import type { Loan } from '../loans/loans.ts';
import { type Received, receivedFor } from './operation-payments.ts';
import { openUntil, type OrderToCome, orderToCome } from '../loans/order-to-come.ts';
import { priceOfRow, restructureExpiry } from './restructures.ts';
import { deferralPrice, expiryOf } from './rollovers.ts';
import type { Work } from '../work.ts';
import {
  type DeferralRow,
  deferralStates,
  operationsOn,
  type RestructureRow,
  restructureStates,
} from './operation-orders.ts';

async function moneyOnItsWayFor(
  work: Work,
  loan: Loan,
  row: DeferralRow | RestructureRow,
): Promise<OrderToCome | null> {
  const order = await orderToCome(work, loan, await operationsOn(work, loan));
  return order?.row.initiatedAt === row.initiatedAt ? order : null;
}

/** True for an open or completed restructure, and while money for it is on its way. */
export const isRestructureOpen = async (
  work: Work,
  loan: Loan,
  row: RestructureRow,
): Promise<boolean> =>
  restructureStates[row.state] !== undefined || (await moneyOnItsWayFor(work, loan, row)) !== null;

type Shared = {
  price: RolloverPrice | RestructurePrice;
  received: Received;
  coming: OrderToCome | null;
  expiresAt: number;
};

async function shared(
  work: Work,
  row: DeferralRow | RestructureRow,
  loan: Loan,
  { price, received, coming, expiresAt }: Shared,
) {
  const { onItsWay, postedNumbers } = await onItsWayView(work, loan);
  return {
    ...(onItsWay && { onItsWay }),
    ...(postedNumbers && { postedNumbers }),
    ...(coming && { coming: { amount: coming.pesos, postsAt: coming.postsAt } }),
    loanOrderId: loan.loanOrderId,
    loanNumber: loan.loanNumber,
    initiatedAt: row.initiatedAt,
    confirmedAt: row.confirmedAt,
    completedAt: row.completedAt,
    expiresAt: coming ? openUntil(coming) : expiresAt,
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

export async function disclosureOf(
  work: Work,
  { name }: Borrower,
  loan: Loan,
  row: DeferralRow,
  language: Language,
): Promise<AgreementDocument> {
  const received = await receivedFor(work, row);
  const subject = { borrower: name, loanNumber: loan.loanNumber };
  const price = deferralPrice(row, received, loan, work.now);
  return rolloverDisclosure(subject, row.opening, price, received.total, language);
}

/** Null if the order ended without being carried out and no money for it is on its way. */
export async function deferralView(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  row: DeferralRow,
  language: Language,
): Promise<DeferralOrder | null> {
  const coming = await moneyOnItsWayFor(work, loan, row);
  const state = deferralStates[row.state] ?? (coming && 'INITIATED');
  if (!state) return null;
  const received = await receivedFor(work, row);
  const price = deferralPrice(row, received, loan, work.now);
  const { due, dueDate } = row.opening;
  const by = row.consent === null ? 'payment' : 'borrower';
  return {
    deferralOrderId: row.deferralOrderId,
    state,
    ...(await shared(work, row, loan, { price, received, coming, expiresAt: expiryOf(row) })),
    most: product.rollover.most,
    overdueFee: due.overdueFee,
    interest: due.interest,
    extraDays: product.rollover.extraDays,
    dueDate,
    newDueDate: price.newDueDate,
    principal: price.principal,
    newInterest: price.newInterest,
    schedule: price.schedule,
    confirmedBy: state === 'INITIATED' ? null : by,
    disclosure: await disclosureOf(work, borrower, loan, row, language),
  };
}

export async function contractOf(
  work: Work,
  { name }: Borrower,
  loan: Loan,
  row: RestructureRow,
  language: Language,
): Promise<AgreementDocument> {
  const price = priceOfRow(row, await receivedFor(work, row), loan, work.now);
  const subject = { borrower: name, loanNumber: loan.loanNumber };
  return restructureAgreement(subject, row.opening, price, language);
}

const usualTimes: Record<RestructureStep, number> = {
  ...product.restructure.reviewTimes,
  orderCreated: 0,
};

/** Null if the order ended without being carried out and no money for it is on its way. */
export async function restructureView(
  work: Work,
  loan: Loan,
  row: RestructureRow,
): Promise<RestructureOrder | null> {
  const coming = await moneyOnItsWayFor(work, loan, row);
  const state = restructureStates[row.state] ?? (coming && 'INITIATED');
  if (!state) return null;
  const received = await receivedFor(work, row);
  const price = priceOfRow(row, received, loan, work.now);
  const { debts, waivedInterest } = row.opening;
  return {
    restructureOrderId: row.restructureOrderId,
    state,
    ...(await shared(work, row, loan, {
      price,
      received,
      coming,
      expiresAt: restructureExpiry(row),
    })),
    most: product.restructure.most,
    outstanding: { ...debtsTotal(debts), waivedInterest },
    downPayment: price.downPayment,
    balance: price.balance,
    schedule: price.schedule,
    steps: restructureSteps.map((step) => ({
      step,
      since: row.steps[step] ?? null,
      usualTime: usualTimes[step],
    })),
    step: restructureSteps.find((step) => step === row.state) ?? null,
    newLoan: await linkTo(work, loan.userId, row.newLoanOrderId),
    credit: row.credit,
  };
}
