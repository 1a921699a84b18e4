import * as v from 'valibot';
import { instalmentStatus } from '#domain/repayment-plan.ts';
import { loanStatus } from '#domain/loan-status.ts';
import type { MoneyKind } from '#domain/money.ts';
import { type MethodName, methods } from '#protocol/methods.ts';
import type { MoneyFate } from './schedule.ts';
import type { VirtualTime } from './time.ts';

/** Money that really moved. */
export type Effect = { loanOrderId: string; attempt: string; amount: number; at: number };

/** What the borrower had before: a loan, on which something was paid. */
export const before = { creditOrderId: 'credit-1', loanOrderId: 'loan-0', paid: 500 } as const;

const account = { method: 90005, bankCode: null, holder: 'Ana Cruz', maskedNumber: '*******4567' };

const instalment = {
  period: 1,
  dueDate: '2026-06-01',
  principal: 60_000,
  interest: 1_000,
  overdueFee: 0,
  repayDate: null,
  status: instalmentStatus.outstanding,
};

const order = {
  loanNumber: 'N1',
  status: loanStatus.reviewing,
  loanAmount: 1_000,
  amountReceived: 900,
  term: 30,
  processingFee: 100,
  interest: 50,
  totalLoanAmount: 1_050,
  dueDate: '2026-06-01',
  overdueFee: 0,
  overdueDays: 0,
  account,
  repaymentPlan: { installments: [], totalOrderAmount: 0, totalInterest: 0 },
  appliedAt: 0,
  statusSince: 0,
};

const detail = {
  loanOrderId: before.loanOrderId,
  loanNumber: 'N0',
  status: loanStatus.repaying,
  unpaidServiceFee: 0,
  repaidServiceFee: 0,
  serviceFee: 0,
  repayOrder: { principal: 60_000, interest: 1_000 },
};

/** The amount that a request moves. */
function amountOf(method: MethodName, data: unknown): number {
  if (method === 'applyOrder') return v.parse(methods.applyOrder.data, data).loanAmount;
  return v.parse(methods.repaymentConfirm.data, data).calculateInfo.loanAmount;
}

/**
 * The least that a server must be: it takes each attempt (suffix and time) once, some time after
 * it arrives. It never refuses a second loan by itself, so that nothing hides a double.
 */
export function createServer(time: VirtualTime) {
  const effects: Effect[] = [];
  const seen = new Set<string>();

  const commit = (method: MoneyKind, attempt: string, amount: number) => {
    const loanOrderId = method === 'applyOrder' ? `loan-${effects.length + 1}` : before.loanOrderId;
    effects.push({ loanOrderId, attempt, amount, at: time.now() });
  };

  return {
    effects,
    /** A request arrives; a copy of one that arrived before changes nothing. */
    receive(method: MoneyKind, data: unknown, attempt: string, fate: MoneyFate) {
      if (seen.has(attempt)) return;
      seen.add(attempt);
      if (fate.answer === 'refused') return;
      const amount = amountOf(method, data);
      time.after(fate.commit, () => commit(method, attempt, amount));
    },
    /** What the server shows now. */
    show(method: MethodName): unknown {
      if (method === 'myOrders') {
        const made = effects.map(({ loanOrderId }) => ({ ...order, loanOrderId }));
        return { orders: [...made.toReversed(), { ...order, loanOrderId: before.loanOrderId }] };
      }
      const paidAmount = effects.reduce<number>((sum, { amount }) => sum + amount, before.paid);
      return { ...detail, repayPlans: [{ ...instalment, paidAmount }] };
    },
  };
}

export type Server = ReturnType<typeof createServer>;
