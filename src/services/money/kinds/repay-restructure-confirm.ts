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
  restructureOrderId: string,
  signal: AbortSignal,
): Promise<OperationState | null> {
  try {
    return (await api.call('repayRestructureDetail', { restructureOrderId }, { signal })).state;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'business' && ended.includes(failure.code)) return null;
    throw error;
  }
}

/**
 * A state after INITIATED proves the attempt. A payment during the review can reset the state, so a
 * new payment that confirmed the restructure is proof too.
 */
export const repayRestructureConfirm: MoneyKindService<'repayRestructureConfirm'> = {
  refusals: [
    assumedCodes.consentMissing,
    assumedCodes.offerChanged,
    assumedCodes.amountChanged,
    assumedCodes.accountMismatch,
    assumedCodes.operationInsufficient,
    ...ended,
  ],
  async readBaseline(api, { kind, restructureOrderId }, signal) {
    const order = await api.call('repayRestructureDetail', { restructureOrderId }, { signal });
    const { loanOrderId, state, received } = order;
    const references = received.map(({ reference }) => reference);
    return { kind, restructureOrderId, loanOrderId, state, references };
  },
  receiptIn: ({ kind, restructureOrderId, state }) =>
    state === 'INITIATED' ? null : { kind, restructureOrderId },
  dataOf: ({ restructureOrderId, agreement: { version, hash }, payment }, agreed) => ({
    restructureOrderId,
    agreement: { version, hash, ...agreed },
    payment,
  }),
  receiptOf: ({ restructureOrderId }) => ({ kind: 'repayRestructureConfirm', restructureOrderId }),
  async receiptBeyond(api, { kind, restructureOrderId, loanOrderId, references }, signal) {
    const receipt = { kind, restructureOrderId };
    const now = await readState(api, restructureOrderId, signal);
    if (now !== null && now !== 'INITIATED') return receipt;
    const { payments } = await api.call('queryRepayOrderDetail', { loanOrderId }, { signal });
    const drawn = payments.some(
      ({ confirmed, reference }) =>
        confirmed === restructureOrderId && !references.includes(reference),
    );
    return drawn ? receipt : null;
  },
};
