import type { LoanOrder } from '#domain/loans/loan-order.ts';
import type { MoneyOnItsWay, onItsWayEntries } from '#domain/payments/money-on-its-way.ts';
import { firstRequested } from '#domain/payments/on-its-way.ts';
import type { RepaymentDetail } from '#domain/payments/repayment.ts';
import {
  type Instalment,
  instalmentStatus,
  type Settlement,
} from '#domain/payments/repayment-plan.ts';
import { channelOf } from '../../rules/offline.ts';
import { isOwed, type Loan } from '../loans/loans.ts';
import { loanAccountOncePosted, loanOncePosted, orderToCome } from '../loans/order-to-come.ts';
import type { Work } from '../work.ts';
import { type CounterPayment, counterPaymentsOf } from './counter-money.ts';
import { operationsOn } from '../operations/operation-orders.ts';

type Announced = CounterPayment & { postsAt: number };

async function paidInFor(work: Work, loan: Loan): Promise<CounterPayment[]> {
  // Payments into numbers of a restructured loan count on the loan that replaced it.
  if (loan.newLoanOrderId !== null) return [];
  const orders = [loan.loanOrderId, loan.restructuredFrom];
  const all = await counterPaymentsOf(work, loan.userId);
  return all.filter(({ loanOrderId }) => orders.includes(loanOrderId));
}

const announcedIn = (paidIn: readonly CounterPayment[]): Announced[] =>
  paidIn.flatMap((payment) => {
    const { postedAt, postsAt } = payment;
    return postedAt === null && postsAt !== null ? [{ ...payment, postsAt }] : [];
  });

const viewOf = ({
  channelId,
  accountNumber,
  centavos,
  paidAt,
  postsAt,
}: Announced): MoneyOnItsWay => ({
  name: channelOf(channelId)?.name ?? channelId,
  accountNumber,
  centavos,
  paidAt,
  postsAt,
});

export async function moneyOnItsWay(work: Work, loan: Loan): Promise<MoneyOnItsWay[]> {
  return announcedIn(await paidInFor(work, loan)).map(viewOf);
}

/** The loan as it will be once all announced money has posted; the same loan without any. */
export async function loanWithAnnounced(work: Work, loan: Loan): Promise<Loan> {
  const announced = announcedIn(await paidInFor(work, loan));
  return announced.length === 0 ? loan : loanOncePosted(announced, loan);
}

type OnItsWayFields = Pick<LoanOrder, keyof typeof onItsWayEntries>;

/** `plansOncePosted` has all instalments, `oncePosted` the unpaid ones. */
type OnItsWay = { fields: OnItsWayFields; plansOncePosted?: Instalment[] };

async function onItsWayTo(work: Work, loan: Loan): Promise<OnItsWay> {
  const paidIn = isOwed(loan) ? await paidInFor(work, loan) : [];
  if (paidIn.length === 0) return { fields: {} };
  const postedNumbers = paidIn.flatMap(({ postedAt, accountNumber }) =>
    postedAt === null ? [] : [accountNumber],
  );
  const announced = announcedIn(paidIn);
  if (announced.length === 0) return { fields: { postedNumbers } };
  const fields = { postedNumbers, onItsWay: announced.map(viewOf) };
  const coming = await orderToCome(work, loan, await operationsOn(work, loan));
  if (coming) return { fields: { ...fields, paysFor: coming.order.kind } };
  const { instalments, settlement } = loanAccountOncePosted(announced, loan, work.now);
  const oncePosted = instalments.filter(({ status }) => status !== instalmentStatus.settled);
  return {
    fields: { ...fields, oncePosted, oncePostedSettlement: settlement },
    plansOncePosted: instalments,
  };
}

/** Empty without payments at counters, and for a loan that is not being repaid. */
export const onItsWayView = async (work: Work, loan: Loan): Promise<OnItsWayFields> =>
  (await onItsWayTo(work, loan)).fields;

export async function onItsWayDetail(
  work: Work,
  loan: Loan,
): Promise<OnItsWayFields & Pick<RepaymentDetail, 'plansOncePosted'>> {
  const { fields, ...plans } = await onItsWayTo(work, loan);
  return { ...fields, ...plans };
}

/**
 * Instalments at an instant, with the money posted that was handed over by then; empty if that
 * money pays for an operation.
 */
export async function instalmentsOncePosted(
  work: Work,
  loan: Loan,
  at: number,
): Promise<readonly Instalment[]> {
  const announced = announcedIn(await paidInFor(work, loan)).filter(({ paidAt }) => paidAt <= at);
  const isForOrder =
    announced.length > 0 && (await orderToCome(work, loan, await operationsOn(work, loan)));
  return isForOrder ? [] : loanAccountOncePosted(announced, loan, at).instalments;
}

export type OncePosted = {
  /** In pesos; null if the announced money pays everything. */
  amount: number | null;
  installments: readonly Instalment[];
  settlement: Settlement | undefined;
};

/** Null if no money is announced, or it pays for an operation. */
export async function dueOncePosted(work: Work, loan: Loan): Promise<OncePosted | null> {
  const { oncePosted: installments, oncePostedSettlement: settlement } = await onItsWayView(
    work,
    loan,
  );
  if (!installments) return null;
  const amount = firstRequested({ installments, deducted: 0, settlement });
  return { amount: amount || null, installments, settlement };
}
