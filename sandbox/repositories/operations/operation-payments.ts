import { eq, inArray } from 'drizzle-orm';
import { payments } from '../../database/schema.ts';
import { allocated, type Allocation, type OperationFee } from '../../rules/allocation.ts';
import type { Loan } from '../loans/loans.ts';
import type { Work } from '../work.ts';

type PaymentRow = typeof payments.$inferSelect;

/** `payments` are in the order of posting; `total` is the pesos of them allocated to the loan. */
export type Received = { payments: PaymentRow[]; total: number };

export async function receivedFor(
  { tx }: Work,
  { received }: { received: readonly string[] },
): Promise<Received> {
  const rows = await tx
    .select()
    .from(payments)
    .where(inArray(payments.paymentId, [...received]));
  const inOrder = received.flatMap((id) => rows.find(({ paymentId }) => paymentId === id) ?? []);
  const shares = inOrder.flatMap(({ allocations }) => allocations);
  return { payments: inOrder, total: shares.reduce((sum, one) => sum + allocated(one), 0) };
}

/** Whether a payment was handed over before the operation was initiated. */
export async function isEarlier(
  work: Work,
  paymentId: string,
  { initiatedAt }: { initiatedAt: number },
): Promise<boolean> {
  const { payments: found } = await receivedFor(work, { received: [paymentId] });
  return found.some(({ paidAt }) => paidAt < initiatedAt);
}

/** Moves up to `wanted` pesos of an allocation to a fee. */
function withFee(
  allocation: Allocation,
  kind: OperationFee,
  wanted: number,
): { allocation: Allocation; fee: number } {
  const principal = Math.min(wanted, allocation.principal);
  const interest = Math.min(wanted - principal, allocation.interest);
  const overdueFee = Math.min(wanted - principal - interest, allocation.overdueFee);
  const fee = principal + interest + overdueFee;
  const moved = {
    ...allocation,
    principal: allocation.principal - principal,
    interest: allocation.interest - interest,
    overdueFee: allocation.overdueFee - overdueFee,
    [kind]: (allocation[kind] ?? 0) + fee,
  };
  return { allocation: fee === 0 ? allocation : moved, fee };
}

export type Taken = ReadonlyMap<number, Allocation>;

const noPart = { overdueFee: 0, interest: 0, principal: 0 };

/** One part of an instalment plus (`sign` 1) or minus another one. */
const combined = (
  one: Allocation,
  other: Omit<Allocation, 'period'>,
  sign: 1 | -1,
): Allocation => ({
  period: one.period,
  overdueFee: one.overdueFee + sign * other.overdueFee,
  interest: one.interest + sign * other.interest,
  principal: one.principal + sign * other.principal,
});

export const leftAfter = (paid: Allocation, taken: Taken): Allocation =>
  combined(paid, taken.get(paid.period) ?? noPart, -1);

/**
 * Pays an operation's fee from the payments on its loan, the latest payment first. The sum of a
 * payment's allocations does not change.
 *
 * @returns the amounts that the fee took from each instalment
 * @throws Error if the payments are less than the fee
 */
export async function takeFee(
  { tx }: Work,
  { receipts }: Loan,
  kind: OperationFee,
  fee: number,
): Promise<Taken> {
  const ids = receipts.map(({ paymentId }) => paymentId);
  const rows = await tx.select().from(payments).where(inArray(payments.paymentId, ids));
  const taken = new Map<number, Allocation>();
  let left = fee;
  for (const id of ids.toReversed()) {
    const row = rows.find(({ paymentId }) => paymentId === id);
    if (!row || left === 0) continue;
    const rest = row.allocations
      .toReversed()
      .map((one) => {
        const moved = withFee(one, kind, left);
        left -= moved.fee;
        const more = combined(one, moved.allocation, -1);
        taken.set(one.period, combined(more, taken.get(one.period) ?? noPart, 1));
        return moved.allocation;
      })
      .toReversed();
    await tx.update(payments).set({ allocations: rest }).where(eq(payments.paymentId, id));
  }
  if (left > 0) throw new Error(`${left} pesos of the fee are not paid`);
  return taken;
}
