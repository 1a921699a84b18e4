import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { assumedCodes } from '#domain/codes.ts';
import { ServiceFailure } from '#domain/failure.ts';
import type { RestructureOrder } from '#domain/operations/operation.ts';
import { restructureFlow, planOf, selectRestructureView } from '#machines/restructure/view.ts';
import { restructureMachine } from '#machines/restructure/restructure.machine.ts';
import { actor, type Timed } from '#machines/shared/ports.ts';
import {
  restructureIntent,
  restructureOrder,
  reviewedOrder,
} from '#machines/samples/restructure.ts';
import { settled } from './settled.ts';

type OfOrder = { restructureOrderId: string };

/** The lender repeats the last reply. A number is the code of a refusal. */
async function start(...replies: (Timed<RestructureOrder> | number)[]) {
  const clock = new SimulatedClock();
  let requests = 0;
  const running = createActor(
    restructureMachine.provide({
      actors: {
        queryRestructure: actor(async (_: OfOrder): Promise<Timed<RestructureOrder>> => {
          const now = replies[Math.min(requests, replies.length - 1)];
          requests += 1;
          if (typeof now !== 'number' && now) return now;
          throw new ServiceFailure({ kind: 'business', code: now ?? 0, message: 'no' });
        }),
      },
    }),
    {
      clock,
      input: {
        userKey: 'juan',
        restructureOrderId: 'restructure-1',
        page: 'restructureDescribe',
        intent: null,
      },
    },
  ).start();
  await settled();
  return {
    view: () => selectRestructureView(running.getSnapshot()),
    is: () => running.getSnapshot(),
    async passes(ms: number) {
      clock.increment(ms);
      await settled();
    },
  };
}

describe('a restructure', () => {
  test('T1: has a plan whose parts and total are exact to the peso', () => {
    const order = restructureOrder();
    const plan = planOf(order);
    expect(plan.instalments.map(({ amount }) => amount)).toEqual([1_792, 1_742, 1_694]);
    expect(plan.principal + plan.carriedOverdueFee).toBe(order.balance.total);
    expect(plan.total).toBe(plan.principal + plan.interest + plan.carriedOverdueFee);
    expect(order.missing + plan.total).toBe(order.totalAfter);
  });

  test('T4: has a late review once the current step takes longer than usual, and not before', async () => {
    const usual = await start(reviewedOrder('verifyingBorrower', { ago: 10_000 }));
    expect(usual.view().review).toMatchObject({ late: false });
    const late = await start(reviewedOrder('verifyingBorrower', { ago: 10_001 }));
    expect(late.view().review).toMatchObject({ late: true });
    expect(late.view().review?.steps.map(({ state }) => state)).toEqual([
      'current',
      'upcoming',
      'upcoming',
      'upcoming',
    ]);
  });

  test('T5: fetches the price again when the day of the price ends while the plan is open', async () => {
    const flow = await start(restructureOrder(), assumedCodes.operationExpired);
    await flow.passes(3_599_999);
    expect(flow.is().matches('offered')).toBe(true);
    await flow.passes(1);
    expect(flow.view().ending).toBe('expired');
  });

  test('T6: is insufficiently paid by a payment below the minimum, but not without a payment', async () => {
    const view = async (change: Partial<RestructureOrder>) =>
      (await start(restructureOrder(change))).view().insufficient;
    expect(await view({ paidAmount: 500, missing: 97 })).toBe(true);
    expect(await view({ paidAmount: 0, missing: 597 })).toBe(false);
    expect(await view({ paidAmount: 597, missing: 0 })).toBe(false);
  });

  test('prefers the order of an open attempt to the requested one', () => {
    const input = restructureFlow.input({
      session: {
        auth: { token: '', userId: 'juan', mobile: '', packageName: '', userInfo: null },
        userKey: 'juan',
      },
      requested: { page: 'restructureReview', query: { restructureOrderId: 'restructure-9' } },
      record: null,
      intent: restructureIntent,
      openIntents: [restructureIntent],
    });
    expect(input).toMatchObject({ restructureOrderId: 'restructure-1', page: 'restructureReview' });
  });
});
