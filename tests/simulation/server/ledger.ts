import type { MoneyKind } from '#domain/money.ts';
import { bankCardChanges } from '#sandbox/database/account-tables.ts';
import type { Database, Transaction } from '#sandbox/database/database.ts';
import {
  counterPayments,
  credits,
  creditUses,
  refunds,
  serviceFeePayments,
} from '#sandbox/database/offline-schema.ts';
import { operationOrders } from '#sandbox/database/operation-tables.ts';
import {
  borrowers,
  instalments,
  loanOrders,
  moneyReplies,
  payments,
} from '#sandbox/database/schema.ts';
import { allocated } from '#sandbox/rules/allocation.ts';

/**
 * The effect of a confirmation in the lender's database: a row, a consent, or a deleted account.
 */
export type Effect = {
  kind: MoneyKind;
  id: string;
  userId: string;
  /** Id of its loan, or of the new loan of an application; empty for an action on the account. */
  loanOrderId: string;
  amount: number;
};

const ofPayment = (row: {
  paymentId: string;
  userId: string;
  loanOrderId: string;
  amount: number;
}) => ({
  id: row.paymentId,
  userId: row.userId,
  loanOrderId: row.loanOrderId,
  amount: row.amount,
});

const confirmationOf = {
  rollover: 'repayDeferralConfirm',
  restructure: 'repayRestructureConfirm',
} as const;

async function paymentsOnline(tx: Transaction) {
  const [all, counters, uses] = [
    await tx.select().from(payments),
    await tx.select().from(counterPayments),
    await tx.select().from(creditUses),
  ];
  const elsewhere = new Set([...counters, ...uses].map(({ paymentId }) => paymentId));
  return all.filter(({ paymentId }) => !elsewhere.has(paymentId));
}

export async function readEffects(tx: Transaction): Promise<Effect[]> {
  const online = await paymentsOnline(tx);
  const drawnFor = (id: string) =>
    online.filter(({ confirmed }) => confirmed === id).reduce((sum, { amount }) => sum + amount, 0);
  const loans = await tx.select().from(loanOrders);
  return [
    ...loans
      .filter(({ restructuredFrom }) => restructuredFrom === null)
      .map(({ loanOrderId, userId, loanAmount }) => ({
        kind: 'applyOrder' as const,
        id: loanOrderId,
        userId,
        loanOrderId,
        amount: loanAmount,
      })),
    ...online
      .filter(({ confirmed }) => confirmed === null)
      .map((row) => ({ kind: 'repaymentConfirm' as const, ...ofPayment(row) })),
    ...(await tx.select().from(serviceFeePayments)).map((row) => ({
      kind: 'serviceFeePayment' as const,
      ...ofPayment(row),
    })),
    // A payment alone can also complete a rollover, without the borrower's consent.
    ...(await tx.select().from(operationOrders))
      .filter(({ consent }) => consent !== null)
      .map(({ orderId: id, userId, loanOrderId, terms }) => ({
        kind: confirmationOf[terms.kind],
        id,
        userId,
        loanOrderId,
        amount: drawnFor(id),
      })),
    ...(await tx.select().from(bankCardChanges)).map(({ changeId, userId }) => ({
      kind: 'changeBankCard' as const,
      id: changeId,
      userId,
      loanOrderId: '',
      amount: 0,
    })),
    ...(await tx.select().from(borrowers))
      .filter(({ userId, mobile }) => mobile === `deleted ${userId}`)
      .map(({ userId }) => ({
        kind: 'deleteAccount' as const,
        id: `deletion of ${userId}`,
        userId,
        loanOrderId: '',
        amount: 0,
      })),
  ];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

/**
 * Returns a fault for each loan for which paid = allocated + used for other loans + credit +
 * refunded does not hold, to the centavo, and for each payment that is divided into more than its
 * amount.
 */
export async function faultsOfLedger({ work }: Database): Promise<string[]> {
  return work(async (tx) => {
    const loans = await tx.select().from(loanOrders);
    const parts = await tx.select().from(instalments);
    const paid = await tx.select().from(payments);
    const counters = await tx.select().from(counterPayments);
    const movements = await tx.select().from(credits);
    const uses = await tx.select().from(creditUses);
    const refundParts = (await tx.select().from(refunds))
      .filter(({ state }) => state !== 'failed')
      .flatMap((refund) => refund.parts);
    return loans.flatMap(({ loanOrderId, operationFees }) => {
      const ofLoan = <Row extends { loanOrderId: string }>(rows: readonly Row[]) =>
        rows.filter((row) => row.loanOrderId === loanOrderId);
      const centavosOf = ({ paymentId, amount }: { paymentId: string; amount: number }) =>
        counters.find((one) => one.paymentId === paymentId)?.centavos ?? amount * 100;
      const centavos = ofLoan(paid).map(centavosOf);
      const onPlan = sum(ofLoan(parts).map(({ paidAmount }) => paidAmount));
      const used = onPlan + operationFees + sum(ofLoan(uses).map(({ amount }) => amount));
      const credit = sum(ofLoan(movements).map((one) => one.centavos));
      const refunded = sum(ofLoan(refundParts).map((one) => one.centavos));
      const inAll = used * 100 + credit + refunded;
      // The centavos left from earlier payments can add up to a peso with those of this payment.
      const faults = ofLoan(paid)
        .filter(
          (one) => sum(one.allocations.map(allocated)) * 100 + one.keptCentavos > centavosOf(one),
        )
        .map(({ paymentId }) => `Payment ${paymentId} was divided into more than its amount.`);
      return sum(centavos) === inAll
        ? faults
        : [
            ...faults,
            `Of loan ${loanOrderId}, ${sum(centavos)} centavos were paid, but ${inAll} are accounted for.`,
          ];
    });
  });
}

/** Loans, instalments, payments and first replies in one line, for the comparison of worlds. */
export const dumpLedger = ({ work }: Database): Promise<string> =>
  work(async (tx) =>
    JSON.stringify([
      await tx.select().from(loanOrders),
      await tx.select().from(instalments),
      await tx.select().from(payments),
      await tx.select().from(moneyReplies),
    ]),
  );
