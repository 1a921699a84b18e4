import { expect } from 'vitest';
import { instalmentDue } from '#domain/payments/repayment-plan.ts';
import { type Allocation, allocated } from '#sandbox/rules/allocation.ts';
import type { creditsOf } from '#sandbox/repositories/credit/credits.ts';
import { booksNow, type Loan } from '#sandbox/repositories/loans/loans.ts';
import type { paymentsOf } from '#sandbox/repositories/payments/payments.ts';
import type { counterPaymentsOf } from '#sandbox/repositories/payments/counter-money.ts';
import {
  type DeferralRow,
  isOpen,
  type RestructureRow,
} from '#sandbox/repositories/operations/operation-orders.ts';

export type LifeBooks = {
  now: number;
  loans: Loan[];
  payments: Awaited<ReturnType<typeof paymentsOf>>;
  counterPayments: Awaited<ReturnType<typeof counterPaymentsOf>>;
  credits: Awaited<ReturnType<typeof creditsOf>>;
  deferrals: DeferralRow[];
  restructures: RestructureRow[];
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const pesosIn = (allocations: readonly Allocation[]) => sum(allocations.map(allocated));

export function checkLaws(books: LifeBooks): void {
  for (const loan of books.loans) {
    checkMoney(books, loan);
    checkPlan(books, loan);
    checkOperations(books, loan);
  }
  for (const row of books.restructures.filter((one) => one.newLoanOrderId !== null)) {
    checkNewOrder(books, row);
  }
  const posted = books.counterPayments.filter(({ postedAt }) => postedAt !== null);
  const kept = books.payments.map(({ paymentId }) => paymentId);
  expect(kept).toEqual(expect.arrayContaining(posted.map(({ paymentId }) => paymentId)));
  expect(new Set(kept).size).toBe(kept.length);
}

/** Paid = allocated + credit, for each payment and for the loan, to the centavo. */
function checkMoney({ now, payments, counterPayments, credits }: LifeBooks, loan: Loan): void {
  const { divisions, creditCentavos } = booksNow(loan, now);
  const own = payments.filter(({ loanOrderId }) => loanOrderId === loan.loanOrderId);
  const received = own.map(({ paymentId, amount, allocations, keptCentavos, closed }) => {
    const counter = counterPayments.find((one) => one.paymentId === paymentId);
    const centavos = counter?.centavos ?? amount * 100;
    const division = divisions.find((one) => one.paymentId === paymentId);
    expect(closed).toBe(division === undefined);
    if (division) {
      expect(division.allocations).toEqual(allocations);
      expect(division.keptCentavos).toBe(keptCentavos);
    }
    expect((pesosIn(allocations) + (division?.credit ?? 0)) * 100 + keptCentavos).toBe(centavos);
    return centavos;
  });
  const onPlan = sum(loan.stored.map(({ paidAmount }) => paidAmount));
  const used = (onPlan + loan.operationFees + loan.creditUsed) * 100 + loan.creditRefunded;
  expect(sum(received)).toBe(used + creditCentavos);
  expect(creditCentavos).toBeGreaterThanOrEqual(0);
  const moved = credits.filter(({ loanOrderId }) => loanOrderId === loan.loanOrderId);
  expect(sum(moved.map(({ centavos }) => centavos))).toBe(creditCentavos);
  // A loan that is not settled has less than a peso of credit.
  if (loan.state !== 'settled') expect(creditCentavos).toBeLessThan(100);
}

/**
 * The plan covers the loan amount unless the loan was replaced, overdue fees do not raise the cost
 * above its legal cap, and the loan is settled exactly when the plan is paid.
 */
function checkPlan({ now }: LifeBooks, loan: Loan): void {
  const { instalments, paid } = booksNow(loan, now);
  const periods = instalments.map(({ period }) => period);
  expect(periods).toEqual([...new Set(periods)].toSorted((a, b) => a - b));
  if (loan.newLoanOrderId === null) {
    expect(sum(instalments.map(({ principal }) => principal))).toBe(loan.loanAmount);
  }
  for (const part of instalments) {
    const share = paid.find(({ period }) => period === part.period);
    expect(share && allocated(share)).toBe(part.paidAmount);
    expect(part.overdueFee - (share?.overdueFee ?? 0)).toBeGreaterThanOrEqual(0);
    expect(part.interest - (share?.interest ?? 0)).toBeGreaterThanOrEqual(0);
    expect(part.principal - (share?.principal ?? 0)).toBeGreaterThanOrEqual(0);
    expect(instalmentDue(part) === 0).toBe(part.repayDate !== null);
  }
  const isPaid = instalments.every(({ repayDate }) => repayDate !== null);
  expect(loan.state === 'settled').toBe(isPaid);
  const agreed = loan.interest + loan.processingFee + loan.otherCosts;
  const cost = agreed + sum(instalments.map(({ overdueFee }) => overdueFee));
  expect(cost).toBeLessThanOrEqual(Math.max(loan.borrowed, agreed));
}

/** Only one operation is open at a time, and each fee is charged once. */
function checkOperations({ payments, deferrals, restructures }: LifeBooks, loan: Loan): void {
  const { loanOrderId } = loan;
  const own = payments.filter((one) => one.loanOrderId === loanOrderId);
  const fees = sum(
    own.flatMap(({ allocations }) =>
      allocations.map(({ rolloverFee = 0, restructureFee = 0 }) => rolloverFee + restructureFee),
    ),
  );
  expect(fees).toBe(loan.operationFees);
  const ofLoan = <Row extends { loanOrderId: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.loanOrderId === loanOrderId);
  const rolled = ofLoan(deferrals).filter(({ agreed }) => agreed !== null);
  const made = ofLoan(restructures).filter(({ newLoanOrderId }) => newLoanOrderId !== null);
  expect(made.length).toBeLessThanOrEqual(1);
  expect(fees).toBe(sum([...rolled, ...made].map(({ agreed }) => agreed?.fee ?? 0)));
  expect(loan.extraDays > 0).toBe(rolled.length > 0);
  const open = [
    ...ofLoan(deferrals).filter(({ state }) => state === 'initiated' || state === 'confirmed'),
    ...ofLoan(restructures).filter(isOpen),
  ];
  expect(open.length).toBeLessThanOrEqual(1);
  const isOver = loan.state === 'settled';
  if (isOver) expect(open.filter(({ state }) => state !== 'confirmed')).toEqual([]);
}

/** The loans refer to each other, and the new one has the agreed balance. */
function checkNewOrder({ loans }: LifeBooks, row: RestructureRow): void {
  const old = loans.find(({ loanOrderId }) => loanOrderId === row.loanOrderId);
  const next = loans.find(({ loanOrderId }) => loanOrderId === row.newLoanOrderId);
  expect(old?.newLoanOrderId).toBe(next?.loanOrderId);
  expect(next?.restructuredFrom).toBe(old?.loanOrderId);
  const { principal = 0, interest = 0 } = row.agreed?.balance ?? {};
  expect(next?.loanAmount).toBe(principal + interest);
  const left = sum(old?.stored.map((part) => part.principal) ?? []);
  // The unpaid part of the borrowed amount remains owed.
  expect((old?.loanAmount ?? 0) - left).toBe(principal);
}
