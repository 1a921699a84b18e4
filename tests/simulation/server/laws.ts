import type { Transaction } from '#sandbox/database/database.ts';
import { deferredServiceFees, serviceFeePayments } from '#sandbox/database/offline-schema.ts';
import { operationOrders, signedDocuments } from '#sandbox/database/operation-tables.ts';
import { reoffers } from '#sandbox/database/account-tables.ts';
import { borrowers, coupons, instalments, loanOrders, payments } from '#sandbox/database/schema.ts';
import { accountFaults } from './account-laws.ts';
import { creditFaults } from './credit-laws.ts';
import { inTimeFaults } from './in-time-laws.ts';
import { counterFaults, paymentFaults } from './payment-laws.ts';
import { dayOf, manila, sum } from './reckoning.ts';

/** Processing fee by days of the term, written down independently of the lender's code. */
const feePerMille: Record<number, number> = { 30: 52, 61: 75, 91: 96, 120: 115 };
const monthlyPercent = 6;
const rolloverDays = 30;

type Loan = typeof loanOrders.$inferSelect;
type Part = typeof instalments.$inferSelect;

/** Days from the payout to each due date. */
function distances(term: number): number[] {
  const count = term === 30 ? 1 : Math.floor(term / 30);
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? term : 30 * (index + 1),
  );
}

/** Pesos over the whole term, before coupons. */
function interestOf(amount: number, term: number): number {
  const days = distances(term);
  const part = Math.floor(amount / days.length);
  return sum(
    days.map((until, index) => {
      const owed = amount - part * index;
      return Math.floor((owed * monthlyPercent * (until - (days[index - 1] ?? 0))) / (100 * 30));
    }),
  );
}

/** Whether no operation changed or created the loan, and no day of it is free of interest. */
const isPlain = ({ freeDays, planFrom, restructuredFrom, extraDays }: Loan): boolean =>
  freeDays === 0 && planFrom === null && restructuredFrom === null && extraDays === 0;

function priceFaults(loan: Loan, discount: number, deferred: number): string[] {
  const { loanOrderId, loanAmount, term, processingFee, lendingAmount, interest } = loan;
  const fee = Math.floor((loanAmount * (feePerMille[term] ?? 0)) / 1_000);
  const wanted = interestOf(loanAmount, term) - discount;
  return [
    ...(processingFee === fee ? [] : [`a fee of ${processingFee} instead of ${fee}`]),
    ...(interest === wanted ? [] : [`interest of ${interest} instead of ${wanted}`]),
    ...(lendingAmount === loanAmount - fee + deferred ? [] : [`${lendingAmount} are paid out`]),
  ].map((wrong) => `Loan ${loanOrderId} is booked wrongly: ${wrong}.`);
}

const serviceFeeIn = (paid: readonly (typeof payments.$inferSelect)[]): number =>
  sum(paid.flatMap(({ allocations }) => allocations.map(({ serviceFee = 0 }) => serviceFee)));

/**
 * The due date with which the delay of a loan began. If an earlier instalment was paid only after
 * the next one was overdue, the loan stayed late, so the earlier one counts.
 */
function lateFrom(parts: readonly Part[], unpaid: Part): string {
  const before = parts.filter(({ period }) => period < unpaid.period);
  return before.reduceRight(
    (due, { repayDate, dueDate }) =>
      repayDate !== null && dayOf(repayDate) > dayOf(due) ? dueDate : due,
    unpaid.dueDate,
  );
}

function planFaults(loan: Loan, parts: readonly Part[], feeInPayments: number): string[] {
  const { loanOrderId, paidOutAt, term, state, since } = loan;
  const faults: string[] = [];
  const days = distances(term);
  if (paidOutAt !== null && isPlain(loan)) {
    const wrong = parts.find(
      ({ dueDate }, index) => dayOf(dueDate) !== manila(paidOutAt) + (days[index] ?? 0),
    );
    if (wrong) faults.push(`instalment ${wrong.period} is due on ${wrong.dueDate}`);
  }
  const unpaid = parts.find(({ repayDate }) => repayDate === null);
  const later = parts.find(
    ({ period, paidAmount }) => unpaid && period > unpaid.period && paidAmount > 0,
  );
  if (later) faults.push(`instalment ${later.period} received a payment before ${unpaid?.period}`);
  for (const { period, repayDate, principal, interest, overdueFee, paidAmount } of parts) {
    const ofFee = period === parts.at(-1)?.period ? feeInPayments : 0;
    if (repayDate === null || paidAmount === principal + interest + overdueFee + ofFee) continue;
    faults.push(`instalment ${period} is settled with ${paidAmount} pesos`);
  }
  const lateDue = state === 'overdue' && unpaid ? lateFrom(parts, unpaid) : null;
  if (lateDue !== null && manila(since) <= dayOf(lateDue)) {
    faults.push(`it is overdue since before the end of ${lateDue}`);
  }
  return faults.map((wrong) => `Of loan ${loanOrderId}, ${wrong}.`);
}

/**
 * In each instalment, interest is paid before principal, and neither is overpaid. A loan with a
 * replaced plan or an operation fee is not checked.
 */
function divisionFaults(
  { loanOrderId, planFrom, operationFees }: Loan,
  parts: readonly Part[],
  paid: readonly (typeof payments.$inferSelect)[],
): string[] {
  if (planFrom !== null || operationFees > 0) return [];
  return parts.flatMap(({ period, interest, principal }) => {
    const shares = paid.flatMap(({ allocations }) =>
      allocations.filter((share) => share.period === period),
    );
    const ofInterest = sum(shares.map((share) => share.interest));
    const ofPrincipal = sum(shares.map((share) => share.principal));
    const early = ofPrincipal > 0 && ofInterest < interest;
    if (!early && ofInterest <= interest && ofPrincipal <= principal) return [];
    return [`Of loan ${loanOrderId}, payments of instalment ${period} are divided wrongly.`];
  });
}

async function loanFaults(tx: Transaction): Promise<string[]> {
  const loans = await tx.select().from(loanOrders);
  const parts = await tx.select().from(instalments);
  const paid = await tx.select().from(payments);
  const used = await tx.select().from(coupons);
  const deferred = await tx.select().from(deferredServiceFees);
  const offered = new Set((await tx.select().from(reoffers)).map((one) => one.creditOrderId));
  const signed = new Set(
    (
      await tx
        .select({ orderId: signedDocuments.orderId, kind: signedDocuments.kind })
        .from(signedDocuments)
    ).map(({ orderId, kind }) => `${kind} ${orderId}`),
  );
  const owners = new Set(loans.map(({ userId }) => userId));
  const crowded = [...owners].filter(
    (userId) =>
      loans.filter(
        (loan) =>
          loan.userId === userId && ['beforeReview', 'reviewing', 'lending'].includes(loan.state),
      ).length > 1,
  );
  const deletedMobiles = new Set(
    (await tx.select().from(borrowers)).flatMap(({ userId, mobile }) =>
      mobile === `deleted ${userId}` ? [userId] : [],
    ),
  );
  return [
    ...crowded.map((userId) => `${userId} has two loans under way at once.`),
    ...loans.flatMap((loan) => {
      const { loanOrderId, userId } = loan;
      const own = parts
        .filter((part) => part.loanOrderId === loanOrderId)
        .toSorted((one, other) => one.period - other.period);
      const ofLoan = paid.filter((payment) => payment.loanOrderId === loanOrderId);
      const discount = sum(
        used.filter(({ usedBy }) => usedBy === loanOrderId).map(({ amount }) => amount),
      );
      const later = deferred.find((one) => one.loanOrderId === loanOrderId)?.amount ?? 0;
      const hasPrice =
        isPlain(loan) && !offered.has(loan.creditOrderId) && !deletedMobiles.has(userId);
      const papers = ['disclosure', 'agreement'].filter(
        (kind) => !signed.has(`${kind} ${loanOrderId}`),
      );
      return [
        ...(hasPrice ? priceFaults(loan, discount, later) : []),
        ...planFaults(loan, own, serviceFeeIn(ofLoan)),
        ...divisionFaults(loan, own, ofLoan),
        ...(loan.restructuredFrom === null
          ? papers.map((kind) => `Of loan ${loanOrderId}, no ${kind} was stored.`)
          : []),
      ];
    }),
    ...(await tx.select().from(operationOrders))
      .filter(
        ({ consent, orderId, terms }) =>
          consent !== null && !signed.has(`${terms.kind} ${orderId}`),
      )
      .map(({ orderId, terms }) => `Of ${terms.kind} ${orderId}, no document was stored.`),
  ];
}

async function operationFaults(tx: Transaction): Promise<string[]> {
  const parts = await tx.select().from(instalments);
  const loans = await tx.select().from(loanOrders);
  const of = (loanOrderId: string) => parts.filter((part) => part.loanOrderId === loanOrderId);
  const deferred = await tx.select().from(deferredServiceFees);
  const fees = await tx.select().from(serviceFeePayments);
  const paid = await tx.select().from(payments);
  const feePaidOn = (loanOrderId: string) =>
    sum(fees.filter((fee) => fee.loanOrderId === loanOrderId).map(({ amount }) => amount)) +
    serviceFeeIn(paid.filter((one) => one.loanOrderId === loanOrderId));
  const paidOff = new Set(
    loans
      .filter(({ state, newLoanOrderId }) => state === 'settled' && newLoanOrderId === null)
      .map(({ loanOrderId }) => loanOrderId),
  );
  const operations = await tx.select().from(operationOrders);
  const rollovers = operations.flatMap(({ loanOrderId, terms }) =>
    terms.kind === 'rollover' && terms.agreed ? [{ loanOrderId, opening: terms.opening }] : [],
  );
  return [
    ...deferred
      .filter(({ loanOrderId, amount }) => feePaidOn(loanOrderId) > amount)
      .map(({ loanOrderId }) => `More than the service fee of ${loanOrderId} was paid.`),
    ...deferred
      .filter(
        ({ loanOrderId, amount }) => paidOff.has(loanOrderId) && feePaidOn(loanOrderId) < amount,
      )
      .map(
        ({ loanOrderId }) =>
          `Loan ${loanOrderId} is settled, but still owes a part of its service fee.`,
      ),
    ...rollovers.flatMap(({ loanOrderId, opening: { period, dueDate, on } }) => {
      const once = rollovers.filter((one) => one.loanOrderId === loanOrderId).length === 1;
      const next = of(loanOrderId).find((part) => part.period === period + 1);
      const wanted = Math.max(dayOf(dueDate), dayOf(on)) + rolloverDays;
      if (!once || !next || dayOf(next.dueDate) === wanted) return [];
      return [`Loan ${loanOrderId} was rolled over, but is due on ${next.dueDate}.`];
    }),
    ...operations.flatMap(({ newLoanOrderId, terms }) => {
      if (newLoanOrderId === null || terms.kind === 'rollover' || !terms.agreed) return [];
      const { balance, schedule } = terms.agreed;
      const whole = of(newLoanOrderId);
      const carried = sum(
        whole.map(({ principal, begun }) => principal + begun.interest + begun.overdueFee),
      );
      const owed = balance.total + sum(schedule.map(({ interest }) => interest));
      const isChanged = loans.some(
        ({ loanOrderId, extraDays }) => loanOrderId === newLoanOrderId && extraDays > 0,
      );
      return isChanged || carried === owed
        ? []
        : [`Order ${newLoanOrderId} carries ${carried} of the ${owed} pesos agreed to.`];
    }),
  ];
}

/**
 * @param began start of the world, milliseconds; the laws of SMS, codes and counters skip earlier
 *   events
 * @param paidIn centavos paid at counters since the start, by account number
 */
export const faultsOfTables = async (
  tx: Transaction,
  began: number,
  paidIn: ReadonlyMap<string, number>,
): Promise<string[]> => [
  ...(await loanFaults(tx)),
  ...(await operationFaults(tx)),
  ...(await paymentFaults(tx, began)),
  ...(await counterFaults(tx, began, paidIn)),
  ...(await accountFaults(tx, began)),
  ...(await creditFaults(tx)),
  ...(await inTimeFaults(tx, began)),
];
