import { asc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { OverdueFeeReversal, Payment, PaymentDivision } from '#domain/payments/payment.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { creditUses, overdueFeeReversals } from '../../database/offline-schema.ts';
import { loanOrders, moneyReplies } from '../../database/schema.ts';
import { publicAccount } from '../../rules/account.ts';
import type { OperationFee } from '../../rules/allocation.ts';
import type { Division } from '../../rules/loan-account.ts';
import { channelOf } from '../../rules/offline.ts';
import { type Loan, loanAccountNow } from '../loans/loans.ts';
import { paymentsOn, referenceOf } from './payments.ts';
import { serviceFeeOf } from './service-fees.ts';
import type { Work } from '../work.ts';
import { counterPaymentsOf } from './counter-money.ts';

export type PaymentHistory = {
  payments: Payment[];
  reversals: OverdueFeeReversal[];
  creditCentavos: number;
};

function divisionView({ allocations, credit, keptCentavos }: Division): PaymentDivision {
  const sum = (part: 'overdueFee' | 'interest' | 'principal' | 'serviceFee' | OperationFee) =>
    allocations.reduce((total, allocation) => total + (allocation[part] ?? 0), 0);
  const [rolloverFee, restructureFee] = [sum('rolloverFee'), sum('restructureFee')];
  return {
    ...(rolloverFee > 0 && { rolloverFee }),
    ...(restructureFee > 0 && { restructureFee }),
    overdueFee: sum('overdueFee'),
    interest: sum('interest'),
    principal: sum('principal'),
    serviceFee: sum('serviceFee'),
    credit,
    keptCentavos,
  };
}

const PaidReply = v.object({
  data: v.tuple([v.object({ data: v.object({ reference: v.string() }) })]),
});

/** By reference of a payment, the suffix of the request that made it. */
async function attemptsOf({ tx }: Pick<Work, 'tx'>, userId: string): Promise<Map<string, string>> {
  const replies = await tx.select().from(moneyReplies).where(eq(moneyReplies.userId, userId));
  return new Map(
    replies.flatMap(({ suffix, reply }) => {
      const paid = v.safeParse(PaidReply, reply);
      return paid.success ? [[paid.output.data[0].data.reference, suffix] as const] : [];
    }),
  );
}

async function serviceFeePaymentsOn(work: Work, loan: Loan): Promise<Payment[]> {
  const { payments } = await serviceFeeOf(work, loan);
  return payments.map(({ paymentId, amount, paidAt }) => ({
    reference: referenceOf(paymentId),
    amount,
    paidAt,
    account: publicAccount(loan.account),
    forServiceFee: true,
    paidIn: null,
    postedAt: paidAt,
    receivedCentavos: amount * centavosOfPeso,
    division: {
      overdueFee: 0,
      interest: 0,
      principal: 0,
      serviceFee: amount,
      credit: 0,
      keptCentavos: 0,
    },
  }));
}

async function numbersOf(
  { tx }: Pick<Work, 'tx'>,
  uses: readonly { loanOrderId: string }[],
): Promise<Map<string, string>> {
  const ids = uses.map(({ loanOrderId }) => loanOrderId);
  const { loanOrderId, loanNumber } = loanOrders;
  const rows = await tx
    .select({ loanOrderId, loanNumber })
    .from(loanOrders)
    .where(inArray(loanOrderId, ids));
  return new Map(rows.map((row) => [row.loanOrderId, row.loanNumber]));
}

/**
 * The payments of a loan as they are allocated now: a payment that posts late with an earlier value
 * date changes the allocation of later ones.
 */
export async function historyOf(work: Work, loan: Loan): Promise<PaymentHistory> {
  const { tx, now } = work;
  const { loanOrderId } = loan;
  const account = loanAccountNow(loan, now);
  const paidIn = await counterPaymentsOf(work, loan.userId);
  const fromCredit = await tx.select().from(creditUses).where(eq(creditUses.userId, loan.userId));
  const numbers = await numbersOf(work, fromCredit);
  const own = await paymentsOn(work, loan);
  const loanPayments = own.map((payment): Payment => {
    const { paymentId, amount, paidAt, confirmed } = payment;
    const counter = paidIn.find((one) => one.paymentId === paymentId);
    const creditOf = fromCredit.find((one) => one.paymentId === paymentId)?.loanOrderId;
    const creditOfNumber = numbers.get(creditOf ?? '');
    const present = account.divisions.find((one) => one.paymentId === paymentId);
    // The allocation of a payment before the present plan is final and contains no credit.
    const division = present ?? { ...payment, credit: 0 };
    return {
      reference: referenceOf(paymentId),
      amount,
      paidAt,
      account: counter || creditOf ? null : publicAccount(loan.account),
      ...(creditOf && { creditOf, creditOfNumber }),
      ...(confirmed && { confirmed }),
      paidIn: counter
        ? {
            channelId: counter.channelId,
            name: channelOf(counter.channelId)?.name ?? counter.channelId,
            accountNumber: counter.accountNumber,
          }
        : null,
      postedAt: counter?.postedAt ?? paidAt,
      receivedCentavos: counter?.centavos ?? amount * centavosOfPeso,
      division: divisionView(division),
    };
  });
  const attempts = await attemptsOf(work, loan.userId);
  const payments = [...loanPayments, ...(await serviceFeePaymentsOn(work, loan))].map((payment) => {
    const attempt = attempts.get(payment.reference);
    return attempt === undefined ? payment : { ...payment, attempt };
  });
  const reversals = await tx
    .select()
    .from(overdueFeeReversals)
    .where(eq(overdueFeeReversals.loanOrderId, loanOrderId))
    .orderBy(asc(overdueFeeReversals.id));
  return {
    payments: payments.toSorted((one, other) => one.paidAt - other.paidAt),
    reversals: reversals.map(({ paymentId, amount, valueDate, at }) => ({
      reference: referenceOf(paymentId),
      amount,
      valueDate,
      at,
    })),
    creditCentavos: account.creditCentavos,
  };
}
