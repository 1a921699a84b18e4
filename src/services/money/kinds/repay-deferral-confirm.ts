import { assumedCodes } from '#domain/codes.ts';
import { failureOf } from '#domain/failure.ts';
import type { OperationState } from '#domain/operation.ts';
import type { MoneyKindService } from '../kind.ts';
import type { MoneyServices } from '../money-services.ts';

/** A rollover that ended before it was confirmed: nothing was drawn for it, and nothing ever will be. */
const overBefore: readonly number[] = [
  assumedCodes.operationExpired,
  assumedCodes.operationWithdrawn,
  assumedCodes.operationSettled,
];

async function readState(
  api: MoneyServices['api'],
  deferralOrderId: string,
  signal: AbortSignal,
): Promise<OperationState> {
  return (await api.call('repayDeferralDetail', { deferralOrderId }, { signal })).state;
}

/** Confirming a rollover: it was taken when the rollover is further than it was. */
export const repayDeferralConfirm: MoneyKindService<'repayDeferralConfirm'> = {
  refusals: [
    assumedCodes.offerChanged,
    assumedCodes.consentMissing,
    assumedCodes.operationInsufficient,
    assumedCodes.amountChanged,
    assumedCodes.accountMismatch,
    ...overBefore,
  ],
  async readBaseline(api, { kind, deferralOrderId }, signal) {
    return { kind, deferralOrderId, state: await readState(api, deferralOrderId, signal) };
  },
  dataOf: ({ deferralOrderId, payment, agreement: { version, hash } }, agreed) => ({
    deferralOrderId,
    payment,
    agreement: { version, hash, ...agreed },
  }),
  receiptOf: ({ deferralOrderId }) => ({ kind: 'repayDeferralConfirm', deferralOrderId }),
  async receiptBeyond(api, { kind, deferralOrderId, state }, signal) {
    try {
      const now = await readState(api, deferralOrderId, signal);
      return now === state ? null : { kind, deferralOrderId };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'business' && overBefore.includes(failure.code)) return null;
      throw error;
    }
  },
};
