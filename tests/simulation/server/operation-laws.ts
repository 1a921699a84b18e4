import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { LoggedCall } from '#sandbox/control/calls.ts';
import type { Transaction } from '#sandbox/database/database.ts';
import { counterPayments } from '#sandbox/database/offline-schema.ts';
import { operationOrders } from '#sandbox/database/operation-tables.ts';
import { payments } from '#sandbox/database/schema.ts';
import { sum } from './reckoning.ts';

const OperationReply = v.object({
  loanOrderId: v.string(),
  state: v.string(),
  minimumPayment: v.number(),
  received: v.array(v.object({ reference: v.string() })),
  paidAmount: v.number(),
  missing: v.number(),
  coming: v.optional(v.object({ amount: v.number() })),
});

const RequestedOperation = v.object({
  deferralOrderId: v.optional(v.string()),
  restructureOrderId: v.optional(v.string()),
});

async function orderIn(tx: Transaction, { method, data }: LoggedCall) {
  if (method !== 'repayDeferralDetail' && method !== 'repayRestructureDetail') return undefined;
  const { deferralOrderId, restructureOrderId } = v.parse(RequestedOperation, data);
  const [order] = await tx
    .select()
    .from(operationOrders)
    .where(eq(operationOrders.orderId, deferralOrderId ?? restructureOrderId ?? ''));
  return order;
}

/**
 * A reply with the details of an `INITIATED` operation must contain the payments since its start
 * (up to its expiry), report the rest of the minimum as missing, and report money on its way that
 * completes it, unless money from before its start is on its way too.
 */
export async function operationFaultsOf(tx: Transaction, call: LoggedCall): Promise<string[]> {
  const reply = v.safeParse(OperationReply, call.reply);
  const order = reply.success ? await orderIn(tx, call) : undefined;
  if (!reply.success || !order || reply.output.state !== 'INITIATED') return [];
  const { loanOrderId, minimumPayment, received, paidAmount, missing, coming } = reply.output;
  const { initiatedAt, state, since } = order;
  const isInTime = ({ paidAt }: { paidAt: number }) =>
    initiatedAt <= paidAt && (state !== 'expired' || paidAt < since);
  const paid = await tx.select().from(payments).where(eq(payments.loanOrderId, loanOrderId));
  const references = received.map(({ reference }) => reference);
  const missingFromReply = paid
    .filter(isInTime)
    .map(({ paymentId }) => paymentId.slice(-10).toUpperCase())
    .filter((reference) => !references.includes(reference));
  const announced = (
    await tx.select().from(counterPayments).where(eq(counterPayments.loanOrderId, loanOrderId))
  ).filter((one) => one.state === 'onItsWay');
  const pesos = sum(announced.filter(isInTime).map(({ centavos }) => Math.floor(centavos / 100)));
  // Money from before the initiation changes the price, so it completes no order.
  const isRepriced = announced.some(({ paidAt }) => paidAt < initiatedAt);
  const completesOrder = missing > 0 && pesos >= missing && !isRepriced;
  const rest = Math.max(0, minimumPayment - paidAmount);
  const about = `Of an operation on loan ${loanOrderId}`;
  return [
    ...missingFromReply.map(
      (reference) => `${about}, the reply does not contain payment ${reference}.`,
    ),
    ...(missing === rest
      ? []
      : [`${about}, the reply reports ${missing} missing pesos instead of ${rest}.`]),
    ...(completesOrder && coming?.amount !== pesos
      ? [`${about}, the reply does not report ${pesos} pesos on their way.`]
      : []),
  ];
}
