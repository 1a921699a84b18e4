import { assumedCodes } from '#domain/codes.ts';
import { failureOf } from '#domain/failure.ts';
import type { OperationState } from '#domain/operations/operation.ts';
import type { MoneyServices } from '../money-services.ts';

const ended: readonly number[] = [
  assumedCodes.operationExpired,
  assumedCodes.operationWithdrawn,
  assumedCodes.operationSettled,
];

/** The codes that refuse the confirmation of a rollover or a restructure. */
export const confirmationRefusals: readonly number[] = [
  assumedCodes.offerChanged,
  assumedCodes.consentMissing,
  assumedCodes.operationInsufficient,
  assumedCodes.amountChanged,
  assumedCodes.accountMismatch,
  ...ended,
];

type OfLoan = { loanOrderId: string; references: readonly string[] };

/**
 * Whether an operation was confirmed after a baseline: its state is after INITIATED, or a payment
 * that is not in the baseline has confirmed it.
 */
export async function isConfirmed(
  api: MoneyServices['api'],
  order: Promise<{ state: OperationState }>,
  { orderId, loanOrderId, references }: OfLoan & { orderId: string },
  signal: AbortSignal,
): Promise<boolean> {
  try {
    if ((await order).state !== 'INITIATED') return true;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'business' || !ended.includes(failure.code)) throw error;
  }
  const { payments } = await api.call('queryRepayOrderDetail', { loanOrderId }, { signal });
  return payments.some(
    ({ confirmed, reference }) => confirmed === orderId && !references.includes(reference),
  );
}
