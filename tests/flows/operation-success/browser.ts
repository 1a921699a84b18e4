import * as v from 'valibot';
import { OperationKind } from '#domain/operations/operation-offer.ts';
import type { WireCall } from '#protocol/codec.ts';
import type { Outcome } from '#machines/walk/service.ts';
import type { Reply } from '#tests/browser/walk/harness/calls.ts';
import { type BrowserPart, type Played, replyOf } from '#tests/browser/walk/harness/fixtures.ts';

const OperationInput = v.object({ kind: OperationKind, orderId: v.string() });

/** A successful notification has an empty reply. */
const replyToNotification = (outcome: Outcome): Reply =>
  'output' in outcome ? { data: [{}] } : outcome;

const byKind = (rollover: string, restructure: string, reply = replyOf): Played => {
  const callOf = (input: unknown): WireCall => {
    const { kind, orderId } = v.parse(OperationInput, input);
    return kind === 'rollover'
      ? { method: rollover, data: { deferralOrderId: orderId } }
      : { method: restructure, data: { restructureOrderId: orderId } };
  };
  return {
    asks: (input) => [callOf(input)],
    end: async ({ called }, outcome, input) =>
      (await called(callOf(input).method)).answer(reply(outcome)),
  };
};

export const browser: BrowserPart = {
  services: {
    queryOperation: byKind('repayDeferralDetail', 'repayRestructureDetail'),
    acknowledgeOperation: byKind(
      'repayDeferralCompletionAck',
      'repayRestructureCompletionAck',
      replyToNotification,
    ),
  },
};
