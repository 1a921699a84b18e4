import { assumedCodes } from '#domain/codes.ts';
import { failureOf } from '#domain/failure.ts';
import type { OperationState } from '#domain/operations/operation.ts';
import type { MoneyKindService } from '../kind.ts';
import type { MoneyServices } from '../money-services.ts';

const ended: readonly number[] = [
  assumedCodes.operationExpired,
  assumedCodes.operationWithdrawn,
  assumedCodes.operationSettled,
];

async function readState(
  api: MoneyServices['api'],
  deferralOrderId: string,
  signal: AbortSignal,
): Promise<OperationState | null> {
  try {
    return (await api.call('repayDeferralDetail', { deferralOrderId }, { signal })).state;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'business' && ended.includes(failure.code)) return null;
    throw error;
  }
}

/**
 * A state after INITIATED proves the attempt, and so does a new payment that confirmed the
 * rollover. A rollover that is already confirmed needs no second payment (V7).
 */
export const repayDeferralConfirm: MoneyKindService<'repayDeferralConfirm'> = {
  refusals: [
    assumedCodes.offerChanged,
    assumedCodes.consentMissing,
    assumedCodes.operationInsufficient,
    assumedCodes.amountChanged,
    assumedCodes.accountMismatch,
    ...ended,
  ],
  async readBaseline(api, { kind, deferralOrderId }, signal) {
    const order = await api.call('repayDeferralDetail', { deferralOrderId }, { signal });
    const { loanOrderId, state, received } = order;
    const references = received.map(({ reference }) => reference);
    return { kind, deferralOrderId, loanOrderId, state, references };
  },
  receiptIn: ({ kind, deferralOrderId, state }) =>
    state === 'INITIATED' ? null : { kind, deferralOrderId },
  dataOf: ({ deferralOrderId, payment, agreement: { version, hash } }, agreed) => ({
    deferralOrderId,
    payment,
    agreement: { version, hash, ...agreed },
  }),
  receiptOf: ({ deferralOrderId }) => ({ kind: 'repayDeferralConfirm', deferralOrderId }),
  async receiptBeyond(api, { kind, deferralOrderId, loanOrderId, references }, signal) {
    const receipt = { kind, deferralOrderId };
    const now = await readState(api, deferralOrderId, signal);
    if (now !== null && now !== 'INITIATED') return receipt;
    const { payments } = await api.call('queryRepayOrderDetail', { loanOrderId }, { signal });
    const drawn = payments.some(
      ({ confirmed, reference }) =>
        confirmed === deferralOrderId && !references.includes(reference),
    );
    return drawn ? receipt : null;
  },
};
