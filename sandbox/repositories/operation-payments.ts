import { eq, inArray } from 'drizzle-orm';
import { payments } from '../database/schema.ts';
import type { Allocation } from '../rules/allocation.ts';
import type { Work } from './work.ts';

type PaymentRow = typeof payments.$inferSelect;

/** What came for an operation: its payments, in order, and their sum in pesos. */
export type Received = { payments: PaymentRow[]; total: number };

/** The payments that an operation has counted, in the order in which they posted. */
export async function receivedFor(
  { tx }: Work,
  { received }: { received: readonly string[] },
): Promise<Received> {
  const rows = await tx
    .select()
    .from(payments)
    .where(inArray(payments.paymentId, [...received]));
  const inOrder = received.flatMap((id) => rows.find(({ paymentId }) => paymentId === id) ?? []);
  return { payments: inOrder, total: inOrder.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Moves up to `wanted` pesos of an allocation to a fee: principal before interest before overdue fee. */
function withFee(allocation: Allocation, wanted: number): { allocation: Allocation; fee: number } {
  const principal = Math.min(wanted, allocation.principal);
  const interest = Math.min(wanted - principal, allocation.interest);
  const overdueFee = Math.min(wanted - principal - interest, allocation.overdueFee);
  const fee = principal + interest + overdueFee;
  const moved = {
    ...allocation,
    principal: allocation.principal - principal,
    interest: allocation.interest - interest,
    overdueFee: allocation.overdueFee - overdueFee,
    fee: (allocation.fee ?? 0) + fee,
  };
  return { allocation: fee === 0 ? allocation : moved, fee };
}

/**
 * Pays an operation's fee out of the payments that came for it: what they had covered last is covered
 * no more. No peso is lost: each payment's allocations still come to its amount.
 *
 * @returns the pesos that each instalment lost again, by its period
 * @throws where less came than the fee
 */
export async function takeFee(
  { tx }: Work,
  { payments: rows }: Received,
  fee: number,
): Promise<ReadonlyMap<number, number>> {
  const taken = new Map<number, number>();
  let left = fee;
  for (const { paymentId, allocations } of rows.toReversed()) {
    const rest = allocations
      .toReversed()
      .map((one) => {
        const moved = withFee(one, left);
        left -= moved.fee;
        taken.set(one.period, (taken.get(one.period) ?? 0) + moved.fee);
        return moved.allocation;
      })
      .toReversed();
    await tx.update(payments).set({ allocations: rest }).where(eq(payments.paymentId, paymentId));
  }
  if (left > 0) throw new Error(`${left} pesos of the fee were never paid`);
  return taken;
}
