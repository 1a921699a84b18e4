import { locationIn } from '#machines/shared/flow.ts';
import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import type { LoanStatus } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { MoneyAnswer } from '#domain/money/answer.ts';
import type { MoneyIntent, MoneyRequest } from '#domain/money.ts';
import type { PaidNote } from '#domain/payments/offline-record.ts';
import type { PageId } from '#domain/pages.ts';
import type { NotedDetail, PendingRepayment } from '#domain/payments/repayment.ts';
import { instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { Preparation, Reconciliation, Submission } from '#machines/money-action/ports.ts';
import { repaymentFlow } from '#machines/repayment/flow.ts';
import type { Due } from '#machines/repayment/ports.ts';
import { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import type { RepaymentInput } from '#machines/repayment/context.ts';
import { selectRepaymentView } from '#machines/repayment/view.ts';
import { actor } from '#machines/shared/ports.ts';
import { paidNote } from '#machines/samples/checkstand.ts';
import { repayIntent } from '#machines/samples/loans.ts';
import { restructuring } from '#machines/samples/operations.ts';
import {
  detail,
  instalment,
  paidPending,
  payment,
  pending,
  unpaidFee,
} from '#machines/samples/repayment.ts';
import { settled } from './settled.ts';

type World = {
  pending: Due | null;
  answer: Submission;
  /** The server's report about an attempt with an unknown outcome. */
  found: Reconciliation;
  /** The loan's status in the detail. */
  status: LoanStatus;
  /** Other fields of the detail. */
  detail: Parameters<typeof detail>[0];
  /** Failure of preparing an attempt; null if it succeeds. */
  trouble: Failure | null;
};

const receipt = {
  kind: 'repaymentConfirm',
  loanOrderId: 'loan-1',
  payment: { reference: payment().reference, amount: 2650 },
} as const;

async function start(input: Partial<RepaymentInput> = {}, change: Partial<World> = {}) {
  const world: World = {
    pending: pending(),
    answer: { outcome: 'ok', receipt },
    found: { outcome: 'taken', receipt },
    status: loanStatus.repaying,
    detail: {},
    trouble: null,
    ...change,
  };
  const sent: MoneyRequest[] = [];
  const machine = repaymentMachine.provide({
    actors: {
      queryPendingRepayPlan: actor(
        async (_: { userKey: string; loanOrderId: string }): Promise<Due | null> => world.pending,
      ),
      queryRepayOrderDetail: actor(
        async (_: { userKey: string; loanOrderId: string }): Promise<NotedDetail> =>
          detail({ ...world.detail, status: world.status }),
      ),
      moneyAction: moneyActionMachine.provide({
        actors: {
          prepareAttempt: actor(async (): Promise<Preparation> => {
            if (world.trouble) throw new ServiceFailure(world.trouble);
            return { outcome: 'ready', intent: repayIntent };
          }),
          submitMoney: actor(
            async ({
              request,
            }: {
              intent: MoneyIntent;
              request: MoneyRequest;
            }): Promise<Submission> => {
              sent.push(request);
              return world.answer;
            },
          ),
          reconcileMoney: actor(
            async (_: { intent: MoneyIntent }): Promise<Reconciliation> => world.found,
          ),
          closeIntent: actor<{ intent: MoneyIntent }, { answer: MoneyAnswer | null }>(async () => ({
            answer: null,
          })),
        },
      }),
    },
  });
  const clock = new SimulatedClock();
  const repayment = createActor(machine, {
    clock,
    input: {
      userKey: 'juan',
      loanOrderId: 'loan-1',
      page: 'repay',
      record: null,
      intent: null,
      ...input,
    },
  }).start();
  await settled();
  const pay = async () => {
    repayment.send({ type: 'payment.requested' });
    repayment.send({ type: 'payment.confirmed' });
    await settled();
  };
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settled();
  };
  return { repayment, world, sent, pay, pass };
}

type Running = Awaited<ReturnType<typeof start>>;
const page = ({ repayment }: Running) => locationIn(repaymentFlow, repayment.getSnapshot())?.page;
const count = ({ repayment }: Running) => repayment.getSnapshot().context.count;

describe('the request is validated before it is sent (S3, S5)', () => {
  test.each<[string, Partial<PendingRepayment>]>([
    ['no card number', { cardNumber: '' }],
    ['a card number of nine digits', { cardNumber: '123456789' }],
    ['a card number with letters', { cardNumber: '12345678901a' }],
    ['periods out of order', { installments: [instalment(2), instalment(1)] }],
  ])('%s: paying is disabled, and nothing is sent', async (_, change) => {
    const running = await start({}, { pending: pending(change) });
    running.repayment.send({ type: 'instalments.chosen', count: 2 });
    await running.pay();
    const paysAll = change.installments ? 2 : 1;
    expect(running.sent).toEqual([]);
    expect(selectRepaymentView(running.repayment.getSnapshot()).canPay).toBe(false);
    expect(count(running)).toBeGreaterThanOrEqual(paysAll);
  });

  test('S3.4: a valid request is sent as S3 defines it', async () => {
    const running = await start();
    running.repayment.send({ type: 'instalments.chosen', count: 2 });
    await running.pay();
    const { loanOrderId, cardNumber, calculateInfo } = pending();
    expect(running.sent).toEqual([
      {
        kind: 'repaymentConfirm',
        repayment: {
          loanOrderId,
          cardNumber,
          calculateInfo,
          amount: 5300,
          checkedPeriod: 2,
          mockPeriods: [1, 2],
        },
      },
    ]);
  });

  test('a tap opens the question, and nothing is sent before the answer', async () => {
    const { repayment, sent } = await start();
    for (let tap = 0; tap < 50; tap += 1) repayment.send({ type: 'payment.requested' });
    await settled();
    expect(selectRepaymentView(repayment.getSnapshot()).confirming).toBe(true);
    expect(sent).toEqual([]);
  });

  test.each(['payment.cancelled', 'nav.back'] as const)('%s closes the question', async (type) => {
    const running = await start();
    running.repayment.send({ type: 'instalments.chosen', count: 2 });
    running.repayment.send({ type: 'payment.requested' });
    running.repayment.send({ type });
    expect(selectRepaymentView(running.repayment.getSnapshot()).confirming).toBe(false);
    expect(page(running)).toBe('repay');
    expect(count(running)).toBe(2);
    running.repayment.send({ type: 'payment.confirmed' });
    await settled();
    expect(running.sent).toEqual([]);
  });

  test('fifty taps send one payment', async () => {
    const { repayment, sent } = await start();
    repayment.send({ type: 'payment.requested' });
    for (let tap = 0; tap < 50; tap += 1) repayment.send({ type: 'payment.confirmed' });
    await settled();
    expect(sent).toHaveLength(1);
  });
});

describe('the result of a payment', () => {
  test('a taken payment shows the detail, and back leaves the flow', async () => {
    const running = await start();
    await running.pay();
    expect(page(running)).toBe('repayDetail');
    expect(running.repayment.getSnapshot().context).toMatchObject({ paid: true, pending: null });
    running.repayment.send({ type: 'nav.back' });
    expect(running.repayment.getSnapshot().output).toEqual({ type: 'left' });
  });

  test('a refused payment fetches the due amounts again and shows the reason', async () => {
    const failure: Failure = { kind: 'business', code: 403002, message: 'changed' };
    const running = await start({}, { answer: { outcome: 'refused', failure } });
    await running.pay();
    expect(page(running)).toBe('repay');
    expect(running.repayment.getSnapshot().context.problem).toEqual({ type: 'refused', failure });
  });

  test('a payment that was not sent keeps the chosen instalments', async () => {
    const running = await start({}, { trouble: { kind: 'network' } });
    running.repayment.send({ type: 'instalments.chosen', count: 2 });
    await running.pay();
    expect(running.repayment.getSnapshot().context.problem).toMatchObject({ type: 'notSent' });
    expect(count(running)).toBe(2);
  });

  test('an open payment is reconciled, never sent, and shown as paid', async () => {
    const running = await start({ intent: repayIntent });
    expect(running.sent).toEqual([]);
    expect(page(running)).toBe('repayDetail');
    expect(running.repayment.getSnapshot().context.paid).toBe(true);
  });

  test.each<PageId>(['repay', 'repayPlan', 'repayDetail'])(
    'a payment that turns out not taken after a reload at %s is reported on the payment page',
    async (requestedPage) => {
      const running = await start(
        { page: requestedPage, intent: repayIntent },
        { found: { outcome: 'notTaken' } },
      );
      await running.pass(150_000);
      expect(page(running)).toBe('repay');
      expect(selectRepaymentView(running.repayment.getSnapshot()).problem).toEqual({
        type: 'notTaken',
      });
    },
  );

  test('a loan with nothing due shows its detail', async () => {
    expect(page(await start({}, { pending: null }))).toBe('repayDetail');
  });
});

describe('a loan that was never paid out owes nothing, and its pages lead elsewhere (decisions)', () => {
  const cases: [name: keyof typeof loanStatus, page: PageId][] = [
    ['beforeReview', 'home'],
    ['reviewing', 'review'],
    ['rejected', 'reject'],
    ['lending', 'lending'],
    ['cancelled', 'home'],
    ['disbursementFailed', 'lending'],
  ];
  const leadsTo = (led: PageId) => ({
    page: led,
    query: led === 'home' ? {} : { loanOrderId: 'loan-1' },
  });

  describe.each<PageId>(['repay', 'repayPlan', 'repayDetail'])('%s', (requestedPage) => {
    test.each(cases)('nothing due and the detail has status %s: %s opens', async (name, led) => {
      const status = loanStatus[name];
      const { repayment } = await start({ page: requestedPage }, { pending: null, status });
      const { output } = repayment.getSnapshot();
      expect(output && repaymentFlow.after(output)).toEqual(leadsTo(led));
    });

    test.each(cases)('something due and the loan has status %s: %s opens', async (name, led) => {
      const status = loanStatus[name];
      const { repayment } = await start({ page: requestedPage }, { pending: pending({ status }) });
      const { output } = repayment.getSnapshot();
      expect(output && repaymentFlow.after(output)).toEqual(leadsTo(led));
    });
  });

  test.each(['repaying', 'overdue', 'settled'] as const)(
    'a loan with status %s stays',
    async (name) => {
      const running = await start({}, { pending: null, status: loanStatus[name] });
      expect(page(running)).toBe('repayDetail');
    },
  );
});

describe('the page and its chosen instalments', () => {
  test.each<PageId>(['repay', 'repayPlan', 'repayDetail'])(
    '%s opens as requested',
    async (requestedPage) => {
      expect(page(await start({ page: requestedPage }))).toBe(requestedPage);
    },
  );

  test.each([
    ['plan.opened', 'repayPlan'],
    ['detail.opened', 'repayDetail'],
  ] as const)('%s leads to %s, and back to the payment page', async (type, opened) => {
    const running = await start();
    running.repayment.send({ type });
    expect(page(running)).toBe(opened);
    running.repayment.send({ type: 'nav.back' });
    expect(page(running)).toBe('repay');
  });

  test('a refresh stays on the page, even if another page was requested at first', async () => {
    const running = await start({ page: 'repayPlan' });
    running.repayment.send({ type: 'nav.back' });
    running.repayment.send({ type: 'page.refreshed' });
    expect(page(running)).toBe('repay');
    await settled();
    expect(page(running)).toBe('repay');
  });

  test('a refresh keeps the chosen number of instalments', async () => {
    const running = await start();
    running.repayment.send({ type: 'instalments.chosen', count: 2 });
    running.repayment.send({ type: 'page.refreshed' });
    await settled();
    expect(count(running)).toBe(2);
  });

  test('the first choice is the next instalment, all late ones, or the stored choice', async () => {
    const late = { status: instalmentStatus.overdue };
    const overdue = pending({
      installments: [instalment(1, late), instalment(2, late), instalment(3)],
    });
    const record = { version: 1, loanOrderId: 'loan-1', checkedPeriod: 2, late: 0 } as const;
    expect(count(await start())).toBe(1);
    expect(count(await start({}, { pending: overdue }))).toBe(2);
    expect(count(await start({ record }))).toBe(2);
  });

  test('a choice from before more instalments became late is replaced; a later choice stays', async () => {
    const late = { status: instalmentStatus.overdue };
    const now = pending({
      installments: [instalment(1, late), instalment(2, late), instalment(3)],
    });
    const record = { version: 1, loanOrderId: 'loan-1', checkedPeriod: 1 } as const;
    // The records were stored while 0, 1 and 2 instalments were late. Two are late now.
    expect(count(await start({ record: { ...record, late: 0 } }, { pending: now }))).toBe(2);
    expect(count(await start({ record: { ...record, late: 1 } }, { pending: now }))).toBe(2);
    expect(count(await start({ record: { ...record, late: 2 } }, { pending: now }))).toBe(1);

    const running = await start();
    expect(count(running)).toBe(1);
    running.world.pending = now;
    running.repayment.send({ type: 'page.refreshed' });
    await settled();
    expect(count(running)).toBe(2);
    running.repayment.send({ type: 'instalments.chosen', count: 1 });
    running.repayment.send({ type: 'page.refreshed' });
    await settled();
    expect(count(running)).toBe(1);
  });

  test.each([0, 3, -1])('a choice of %i instalments is ignored', async (wrong) => {
    const running = await start();
    running.repayment.send({ type: 'instalments.chosen', count: wrong });
    expect(count(running)).toBe(1);
  });

  test('S2.9: the address of an overdue loan contains the flag, and the record contains only the choice', async () => {
    const running = await start({}, { pending: pending({ status: loanStatus.overdue }) });
    const snapshot = running.repayment.getSnapshot();
    expect(locationIn(repaymentFlow, snapshot)?.query).toEqual({
      loanOrderId: 'loan-1',
      isOverdue: 't',
    });
    expect(selectRepaymentView(snapshot).overdue).toBe(true);
    expect(repaymentFlow.record?.(snapshot)).toEqual({
      version: 1,
      loanOrderId: 'loan-1',
      checkedPeriod: 1,
      late: 0,
    });
  });
});

test('a loan whose restructure is in progress is not shown as overdue', async () => {
  const late = pending({ status: loanStatus.overdue, offers: restructuring() });
  const { repayment } = await start({}, { pending: late });
  const snapshot = repayment.getSnapshot();
  expect(locationIn(repaymentFlow, snapshot)?.query.isOverdue).toBe('f');
  expect(selectRepaymentView(snapshot).overdue).toBe(false);
});

describe('the unpaid half of the service fee', () => {
  const feeNow = async (change: Partial<Due>) => {
    const { repayment } = await start(
      { page: 'repayDetail' },
      { pending: pending(change), detail: unpaidFee },
    );
    return selectRepaymentView(repayment.getSnapshot()).feeNow;
  };
  const { onItsWay } = paidPending();

  test('is requested', async () => {
    expect(await feeNow({})).toBe(187);
  });

  test('is requested if money on its way pays something else', async () => {
    const oncePosted = [instalment(2, { serviceFee: 187 })];
    expect(await feeNow({ onItsWay, oncePosted })).toBe(187);
  });

  test('is not requested if money on its way pays it', async () => {
    expect(await feeNow({ onItsWay, oncePosted: [] })).toBe(0);
  });
});

describe('paying more than the loan requires', () => {
  const part: PaidNote[] = [paidNote({ amount: 1000, notedAt: pending().receivedAt })];

  async function payAnyway(due: Due) {
    const running = await start({}, { pending: due });
    const question = selectRepaymentView(running.repayment.getSnapshot());
    running.repayment.send({ type: 'payAnyway.requested' });
    running.repayment.send({ type: 'payAnyway.confirmed' });
    await running.pay();
    return { question, sent: running.sent };
  }

  test('requests only the rest while a partial payment is on its way during a restructure', async () => {
    const due = pending({ offers: restructuring(), noted: part });
    const { question, sent } = await payAnyway(due);
    expect(question).toMatchObject({
      noRequestReason: 'restructuring',
      duePaid: false,
      coming: 1000,
    });
    expect(sent).toMatchObject([{ repayment: { amount: 1650, noted: 1000 } }]);
  });

  test('requests the full due amount if all is on its way, and names a restructure too', async () => {
    const due = paidPending({ offers: restructuring() });
    const { question, sent } = await payAnyway(due);
    expect(question).toMatchObject({
      noRequestReason: 'restructuring',
      duePaid: true,
      coming: 5300,
    });
    expect(sent).toMatchObject([{ repayment: { amount: 2650 } }]);
  });
});
