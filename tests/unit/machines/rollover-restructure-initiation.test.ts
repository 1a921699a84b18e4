import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { codes } from '#domain/codes.ts';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import type { OperationKind } from '#domain/operations/operation-offer.ts';
import {
  requireConfigMessage,
  rolloverRestructureInitiationMachine,
} from '#machines/rollover-restructure-initiation/rollover-restructure-initiation.machine.ts';
import { settled } from './settled.ts';

async function start(kind: OperationKind, failure: Failure | null) {
  const toasts: string[] = [];
  const requests: string[] = [];
  const answer = <Reply>(method: string, reply: Reply) =>
    fromPromise<Reply, { loanOrderId: string }>(({ input }) => {
      requests.push(`${method} ${input.loanOrderId}`);
      return failure ? Promise.reject(new ServiceFailure(failure)) : Promise.resolve(reply);
    });
  const machine = rolloverRestructureInitiationMachine.provide({
    actors: {
      repayDeferralInitiate: answer('rollover', { deferralOrderId: 'deferral-1' }),
      repayRestructureInitiate: answer('restructure', { restructureOrderId: 'restructure-1' }),
    },
    actions: { toastMessage: (_, thrown) => void toasts.push(requireConfigMessage(thrown)) },
  });
  const actor = createActor(machine, { input: { kind, loanOrderId: 'loan-1' } }).start();
  const busy = actor.getSnapshot().hasTag('busy');
  await settled();
  return { toasts, requests, busy, outcome: actor.getSnapshot().output };
}

describe('V1: rolloverRestructureInitiation', () => {
  test.each([
    ['rollover', 'deferral-1'],
    ['restructure', 'restructure-1'],
  ] as const)(
    'S4.21: starts a %s under the busy indicator, and ends with its order',
    async (kind, id) => {
      const { requests, busy, outcome, toasts } = await start(kind, null);
      expect({ busy, requests, toasts }).toEqual({
        busy: true,
        requests: [`${kind} loan-1`],
        toasts: [],
      });
      expect(outcome).toEqual({ type: 'initiated', kind, orderId: id });
    },
  );

  test.each([
    ['rollover', codes.deferralConfig],
    ['restructure', codes.restructureConfig],
  ] as const)(
    'S4.21, S8.5, S8.6: a %s refused with %i shows the message once as a toast',
    async (kind, code) => {
      const message = 'not available yet for this loan';
      const { outcome, toasts } = await start(kind, { kind: 'business', code, message });
      expect(outcome).toEqual({ type: 'notOffered', kind });
      expect(toasts).toEqual([message]);
    },
  );

  test('requireConfigMessage, which makes the toast, throws for a network failure', () => {
    const error = new ServiceFailure({ kind: 'network' });
    expect(() => requireConfigMessage({ error })).toThrow("not a refusal by the lender's config");
  });
});
