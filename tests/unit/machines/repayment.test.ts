import { locationIn } from '#machines/shared/flow.ts';
import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ServiceFailure } from '#domain/failure.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { MoneyRequest } from '#domain/money.ts';
import type { NotedDetail } from '#domain/payments/repayment.ts';
import { instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import { repaymentFlow, selectRepaymentView } from '#machines/repayment/view.ts';
import type { Due } from '#machines/repayment/ports.ts';
import { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import type { RepaymentInput } from '#machines/repayment/context.ts';
import type { Preparation } from '#machines/money-action/ports.ts';
import { actor } from '#machines/shared/ports.ts';
import { paidNote } from '#machines/samples/checkstand.ts';
import { restructuring } from '#machines/samples/operations.ts';
import {
  detail,
  instalment,
  paidPending,
  pending,
  unpaidFee,
} from '#machines/samples/repayment.ts';
import { settled } from './settled.ts';

type PrepareInput = { userKey: string; request: MoneyRequest };

type World = {
  pending: Due | null;
  detail: Parameters<typeof detail>[0];
};

async function start(input: Partial<RepaymentInput> = {}, change: Partial<World> = {}) {
  const world: World = { pending: pending(), detail: {}, ...change };
  const sent: MoneyRequest[] = [];
  const machine = repaymentMachine.provide({
    actors: {
      queryPendingRepayPlan: actor(
        async (_: { userKey: string; loanOrderId: string }): Promise<Due | null> => world.pending,
      ),
      queryRepayOrderDetail: actor(
        async (_: { userKey: string; loanOrderId: string }): Promise<NotedDetail> =>
          detail(world.detail),
      ),
      moneyAction: moneyActionMachine.provide({
        actors: {
          prepareAttempt: actor(async ({ request }: PrepareInput): Promise<Preparation> => {
            sent.push(request);
            throw new ServiceFailure({ kind: 'network' });
          }),
        },
      }),
    },
  });
  const given = { userKey: 'juan', loanOrderId: 'loan-1', page: 'repay' } as const;
  const repayment = createActor(machine, {
    input: { ...given, record: null, intent: null, ...input },
  }).start();
  await settled();
  const send = async (...events: Parameters<typeof repayment.send>[0][]) => {
    for (const event of events) repayment.send(event);
    await settled();
  };
  const view = () => selectRepaymentView(repayment.getSnapshot());
  return { repayment, world, sent, send, view };
}

const pays = [{ type: 'payment.requested' }, { type: 'payment.confirmed' }] as const;

describe('the choice of instalments', () => {
  const late = { status: instalmentStatus.overdue };
  const twoLate = pending({
    installments: [instalment(1, late), instalment(2, late), instalment(3)],
  });
  const record = { version: 1, loanOrderId: 'loan-1', checkedPeriod: 1, late: 0 } as const;
  const firstCount = async (...world: Parameters<typeof start>) =>
    (await start(...world)).view().count;

  test('is at first the next instalment, all late ones, or the stored choice', async () => {
    expect(await firstCount()).toBe(1);
    expect(await firstCount({}, { pending: twoLate })).toBe(2);
    expect(await firstCount({ record: { ...record, checkedPeriod: 2 } })).toBe(2);
  });

  test('is replaced if more instalments have become late after it, and stays otherwise', async () => {
    // The records were stored while 0, 1 and 2 instalments were late. Two are late now.
    for (const [lateThen, count] of [
      [0, 2],
      [1, 2],
      [2, 1],
    ] as const) {
      const stored = { ...record, late: lateThen };
      expect(await firstCount({ record: stored }, { pending: twoLate })).toBe(count);
    }
    const { world, send, view } = await start();
    world.pending = twoLate;
    await send({ type: 'page.refreshed' });
    expect(view().count).toBe(2);
    await send({ type: 'instalments.chosen', count: 1 }, { type: 'page.refreshed' });
    expect(view().count).toBe(1);
  });

  test('O6: leaves out the instalments that a noted payment covers, also if they were chosen before', async () => {
    const noted = { ...twoLate, noted: [paidNote({ amount: 2650 })] };
    const stored = { ...record, late: 2 };
    const { view, send } = await start({ record: stored }, { pending: noted });
    const choice = () => [view().counts, view().count, view().payNow, view().canPay];
    const everythingOverdue = [[2, 3], 2, 2650, true];
    expect(choice()).toEqual(everythingOverdue);
    await send({ type: 'instalments.chosen', count: 1 });
    expect(choice()).toEqual(everythingOverdue);
    await send({ type: 'instalments.chosen', count: 3 });
    expect(choice()).toEqual([[2, 3], 3, 5300, true]);
  });

  test('is the same after a reload while announced money pays the first instalment', async () => {
    const oncePosted = [instalment(2), instalment(3)];
    const announced = paidPending({ installments: [instalment(1), ...oncePosted], oncePosted });
    const { repayment, send, view } = await start({}, { pending: announced });
    await send({ type: 'instalments.chosen', count: 2 });
    expect(view().payNow).toBe(5300);
    const stored = repaymentFlow.record?.(repayment.getSnapshot()) ?? null;
    expect(await firstCount({ record: stored }, { pending: announced })).toBe(2);
  });

  test('S2.9: is recorded without the overdue flag, which only the address contains', async () => {
    const { repayment, view } = await start(
      {},
      { pending: pending({ status: loanStatus.overdue }) },
    );
    const snapshot = repayment.getSnapshot();
    const query = { loanOrderId: 'loan-1', isOverdue: 't' };
    expect(locationIn(repaymentFlow, snapshot)?.query).toEqual(query);
    expect(view().overdue).toBe(true);
    expect(repaymentFlow.record?.(snapshot)).toEqual(record);
  });
});

test('a loan whose restructure is in progress is not shown as overdue', async () => {
  const late = pending({ status: loanStatus.overdue, offers: restructuring() });
  const { repayment, view } = await start({}, { pending: late });
  expect(locationIn(repaymentFlow, repayment.getSnapshot())?.query.isOverdue).toBe('f');
  expect(view().overdue).toBe(false);
});

describe('the unpaid half of the service fee', () => {
  const { onItsWay } = paidPending();

  test.each<[string, Partial<Due>, number]>([
    ['requested', {}, 187],
    [
      'requested if money on its way pays something else',
      { onItsWay, oncePosted: [instalment(2, { serviceFee: 187 })] },
      187,
    ],
    ['not requested if money on its way pays it', { onItsWay, oncePosted: [] }, 0],
  ])('is %s', async (_, change, feeNow) => {
    const world = { pending: pending(change), detail: unpaidFee };
    const { view } = await start({ page: 'repayDetail' }, world);
    expect(view()).toMatchObject({ feeNow });
  });
});

test.each([
  [
    'only the rest, while a partial payment is on its way',
    pending({
      offers: restructuring(),
      noted: [paidNote({ amount: 1000, notedAt: pending().receivedAt })],
    }),
    { duePaid: false, coming: 1000 },
    { amount: 1650, noted: 1000 },
  ],
  [
    'the first instalment in full, if the whole debt is on its way',
    paidPending({ offers: restructuring() }),
    { duePaid: true, coming: 5300 },
    { amount: 2650 },
  ],
])('paying anyway during a restructure requests %s', async (_, due, question, request) => {
  const { send, sent, view } = await start({}, { pending: due });
  expect(view()).toMatchObject({ noRequestReason: 'restructuring', ...question });
  await send({ type: 'payAnyway.requested' }, { type: 'payAnyway.confirmed' }, ...pays);
  expect(sent).toMatchObject([{ repayment: request }]);
});
