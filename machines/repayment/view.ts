import type { SnapshotFrom } from 'xstate';
import { daysUntil } from '#domain/dates.ts';
import type { OwnPayment, Payment } from '#domain/payment.ts';
import type { RepaymentDetail } from '#domain/repayment.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { amountOfFirst } from '#domain/repayment-check.ts';
import { dueFirst } from '#domain/repayment-plan.ts';
import { selectMoneyView } from '#machines/money-action/view.ts';
import type { repaymentMachine } from './repayment.machine.ts';

const isOwn = (payment: Payment): payment is OwnPayment => payment.account !== null;

/** The newest payment online on a loan, of the amount that was paid where that is known. */
function lastPayment({ payments }: RepaymentDetail, paidAmount: number | null): OwnPayment | null {
  const fitting = payments
    .filter(isOwn)
    .filter(({ amount }) => paidAmount === null || amount === paidAmount);
  return fitting.at(-1) ?? null;
}

/** What the pages of repayment show. */
export function selectRepaymentView(snapshot: SnapshotFrom<typeof repaymentMachine>) {
  const { context } = snapshot;
  const { pending, count, detail, paid, paidAmount, problem, failure, loanOrderId } = context;
  const payment = paid && detail ? lastPayment(detail, paidAmount) : null;
  const money = snapshot.children.moneyAction?.getSnapshot();
  return {
    loanOrderId,
    /** Null until it was fetched, and once nothing is due. */
    pending,
    /** What is to be paid by the due date on screen, in pesos; the rest of the loan comes later. */
    dueNow: pending ? dueFirst(pending.installments) : 0,
    /** How many unpaid instalments are paid now, and what that costs in pesos. */
    count,
    payNow: pending ? amountOfFirst(pending, count) : 0,
    overdue: pending?.status === loanStatus.overdue,
    daysLeft: pending ? daysUntil(pending.dueDate, pending.receivedAt) : 0,
    canPay: snapshot.can({ type: 'payment.requested' }) || snapshot.matches({ due: 'confirming' }),
    /** The question before money leaves is open. */
    confirming: snapshot.matches({ due: 'confirming' }),
    detail,
    /** A payment was taken during this visit. */
    paid,
    /** How much it was, in pesos; null while that is not known. */
    paidAmount: payment?.amount ?? paidAmount,
    /** The same payment as the lender's books have it; null until they were read. */
    payment,
    settled: detail?.status === loanStatus.settled,
    /** Where a payment under way stands; null when none is. */
    money: money ? selectMoneyView(money) : null,
    loading: snapshot.matches('loading') || snapshot.matches({ detail: 'loading' }),
    failed: snapshot.matches('failed') || snapshot.matches({ detail: 'failed' }),
    problem,
    failure,
  };
}

export type RepaymentView = ReturnType<typeof selectRepaymentView>;
