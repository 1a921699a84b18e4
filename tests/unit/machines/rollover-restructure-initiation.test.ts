import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { codes } from '#domain/codes.ts';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import type { OperationKind } from '#domain/operations/operation-offer.ts';
import {
  requireConfigMessage,
  rolloverRestructureInitiationMachine,
} from '#machines/rollover-restructure-initiation/rollover-restructure-initiation.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import { settled } from './settled.ts';

async function start(kind: OperationKind, failure: Failure) {
  const toasts: string[] = [];
  const refusing = <Reply>() =>
    actor(async (_: { loanOrderId: string }): Promise<Reply> => {
      throw new ServiceFailure(failure);
    });
  const machine = rolloverRestructureInitiationMachine.provide({
    actors: {
      repayDeferralInitiate: refusing<{ deferralOrderId: string }>(),
      repayRestructureInitiate: refusing<{ restructureOrderId: string }>(),
    },
    actions: { toastMessage: (_, thrown) => void toasts.push(requireConfigMessage(thrown)) },
  });
  const initiation = createActor(machine, { input: { kind, loanOrderId: 'loan-1' } }).start();
  await settled();
  return { toasts, outcome: initiation.getSnapshot().output };
}

describe('V1: rolloverRestructureInitiation', () => {
  test.each([
    ['rollover', codes.deferralConfig],
    ['restructure', codes.restructureConfig],
  ] as const)(
    'S4.21, S8.5, S8.6: shows the message of a %s refused with %i once, as a toast',
    async (kind, code) => {
      const message = 'not available yet for this loan';
      const { outcome, toasts } = await start(kind, { kind: 'business', code, message });
      expect(outcome).toEqual({ type: 'notOffered', kind });
      expect(toasts).toEqual([message]);
    },
  );

  test('throws for a network failure in requireConfigMessage, which makes the toast', () => {
    const error = new ServiceFailure({ kind: 'network' });
    expect(() => requireConfigMessage({ error })).toThrow("not a refusal by the lender's config");
  });
});
