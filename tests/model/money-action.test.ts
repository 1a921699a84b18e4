import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import type { MoneyIntent, MoneyRequest } from '#domain/money.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import {
  type MoneyEvent,
  type MoneyStart,
  receiptOf,
} from '#machines/money-action/money-action.setup.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import { selectMoneyView } from '#machines/money-action/view.ts';
import { actor, type Port } from '#machines/shared/ports.ts';

const request: MoneyRequest = {
  kind: 'applyOrder',
  choice: { creditOrderId: 'credit-1', loanAmount: 5_000, term: 61, couponIds: [] },
  agreement: { version: '1', hash: 'abc' },
};

const intentOf = (attemptId: string): MoneyIntent => ({
  attemptId,
  userKey: 'user-1',
  suffix: 'abcdefghij',
  t: 1_780_000_000_000,
  baseline: { kind: 'applyOrder', creditOrderId: 'credit-1', loanOrderIds: [] },
  previousAttemptId: null,
});

const own = intentOf('own');
const other = intentOf('other');
const receipt = { kind: 'applyOrder', loanOrderId: 'loan-1' } as const;
const refusal: Failure = { kind: 'business', code: 402_001, message: 'no' };
const broken: Failure = { kind: 'network' };
const fresh: MoneyStart = { type: 'attempt', request };
const resumed: MoneyStart = { type: 'resume', intent: own };

function held<Input, Output>() {
  const calls: { input: Input; resolve: (output: Output) => void; reject: (e: Error) => void }[] =
    [];
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('the port was not called');
    return call;
  };
  return {
    call: (input: Input) =>
      new Promise<Output>((resolve, reject) => void calls.push({ input, resolve, reject })),
    times: () => calls.length,
    input: () => last().input,
    answer: async (output: Output) => {
      last().resolve(output);
      await settled();
    },
    fail: async (failure: Failure = broken) => {
      last().reject(new ServiceFailure(failure));
      await settled();
    },
  };
}

type Held<P> =
  P extends Port<infer Input, infer Output> ? ReturnType<typeof held<Input, Output>> : never;

const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

let ports: { [Name in keyof MoneyActionPorts]: Held<MoneyActionPorts[Name]> };

beforeEach(() => {
  ports = {
    prepareAttempt: held(),
    submitMoney: held(),
    reconcileMoney: held(),
    closeIntent: held(),
  };
});

const machine = moneyActionMachine.provide({
  actors: {
    prepareAttempt: actor((input) => ports.prepareAttempt.call(input)),
    submitMoney: actor((input) => ports.submitMoney.call(input)),
    reconcileMoney: actor((input) => ports.reconcileMoney.call(input)),
    closeIntent: actor((input) => ports.closeIntent.call(input)),
  },
});

function begin(start: MoneyStart) {
  const clock = new SimulatedClock();
  const action = createActor(machine, {
    clock,
    input: { userKey: 'user-1', start },
  });
  action.start();
  return {
    state: () => action.getSnapshot().value,
    output: () => action.getSnapshot().output,
    view: () => {
      const { phase, overdue } = selectMoneyView(action.getSnapshot());
      return { phase, overdue };
    },
    another: () => selectMoneyView(action.getSnapshot()).another,
    unasked: () => {
      const { failure, needsLogin } = selectMoneyView(action.getSnapshot());
      return { failure, needsLogin };
    },
    money: () => action.getSnapshot().hasTag('money'),
    busy: () => action.getSnapshot().hasTag('busy'),
    running: () => Object.keys(action.getSnapshot().children),
    elapse: (ms: number) => clock.increment(ms),
    send: (event: MoneyEvent) => action.send(event),
  };
}

async function beginUnknown() {
  const action = begin(fresh);
  await ports.prepareAttempt.answer({ outcome: 'ready', intent: own });
  await ports.submitMoney.fail({ kind: 'timeout' });
  return action;
}

const asking = { unknown: { settling: 'reconciling' } };
const pausing = { unknown: { settling: 'waiting' } };
const askingSettled = { unknown: { settled: 'reconciling' } };
const pausingSettled = { unknown: { settled: 'waiting' } };

/** All events that make a waiting action reconcile at once. */
const nudges: MoneyEvent[] = [
  { type: 'check.requested' },
  { type: 'connection.restored' },
  { type: 'session.renewed' },
  { type: 'page.shown' },
];

describe('a new attempt', () => {
  test('is prepared, sent once, and done', async () => {
    const action = begin(fresh);
    expect(action.state()).toBe('preparing');
    expect(action.running()).toEqual(['prepareAttempt']);
    expect(ports.prepareAttempt.input()).toEqual({ userKey: 'user-1', request });
    expect(action.view()).toEqual({ phase: 'sending', overdue: false });

    await ports.prepareAttempt.answer({ outcome: 'ready', intent: own });
    expect(action.state()).toBe('submitting');
    expect(action.running()).toEqual(['submitMoney']);
    expect(ports.submitMoney.input()).toEqual({ intent: own, request });
    expect([action.money(), action.busy()]).toEqual([true, true]);
    expect(action.view()).toEqual({ phase: 'sending', overdue: false });

    await ports.submitMoney.answer({ outcome: 'ok', receipt });
    expect(action.output()).toEqual({ type: 'done', receipt });
    expect(action.view()).toEqual({ phase: null, overdue: false });
  });

  test.for(['refused', 'notSent'] as const)('ends as %s, with the reason', async (outcome) => {
    const action = begin(fresh);
    await ports.prepareAttempt.answer({ outcome: 'ready', intent: own });
    await ports.submitMoney.answer({ outcome, failure: refusal });
    expect(action.output()).toEqual({ type: outcome, failure: refusal });
  });

  test('is not sent if the preparation fails', async () => {
    const action = begin(fresh);
    await ports.prepareAttempt.fail();
    expect(action.output()).toEqual({ type: 'notSent', failure: broken });
    expect(ports.submitMoney.times()).toBe(0);
  });

  test('is done without sending if the server already shows its effect', async () => {
    const action = begin(fresh);
    await ports.prepareAttempt.answer({ outcome: 'taken', receipt });
    expect(action.output()).toEqual({ type: 'done', receipt });
    expect(ports.submitMoney.times()).toBe(0);
  });

  test('adopts an open attempt that the preparation finds', async () => {
    const action = begin(fresh);
    await ports.prepareAttempt.answer({ outcome: 'pending', intent: other });
    expect(action.state()).toEqual(asking);
    expect(ports.reconcileMoney.input()).toEqual({ intent: other });
    expect(ports.submitMoney.times()).toBe(0);
  });

  test('adopts another attempt that the journal returns on writing', async () => {
    const action = begin(fresh);
    await ports.prepareAttempt.answer({ outcome: 'ready', intent: own });
    await ports.submitMoney.answer({ outcome: 'pending', intent: other });
    expect(action.state()).toEqual(asking);
    expect(ports.reconcileMoney.input()).toEqual({ intent: other });
    action.elapse(149_999);
    expect(action.state()).toEqual(asking);
    action.elapse(1);
    expect(action.state()).toEqual(askingSettled);
  });

  test.for(nudges)('ignores while it is being prepared and sent: $type', async (event) => {
    const action = begin(fresh);
    action.send(event);
    expect(action.state()).toBe('preparing');
    await ports.prepareAttempt.answer({ outcome: 'ready', intent: own });
    action.send(event);
    expect(action.state()).toBe('submitting');
    expect(ports.submitMoney.times()).toBe(1);
  });
});

describe('an unknown outcome', () => {
  test('is reconciled, never sent again', async () => {
    const action = await beginUnknown();
    expect(action.state()).toEqual(asking);
    expect(action.running()).toEqual(['reconcileMoney']);
    expect(ports.reconcileMoney.input()).toEqual({ intent: own });
    expect([action.money(), action.busy()]).toEqual([true, false]);
    expect(action.view()).toEqual({ phase: 'checking', overdue: false });

    await ports.reconcileMoney.answer({ outcome: 'taken', receipt });
    expect(action.output()).toEqual({ type: 'done', receipt });
    expect(ports.submitMoney.times()).toBe(1);
  });

  test('of a resumed attempt is reconciled at once', () => {
    const action = begin(resumed);
    expect(action.state()).toEqual(asking);
    expect(ports.reconcileMoney.input()).toEqual({ intent: own });
    expect(ports.prepareAttempt.times()).toBe(0);
  });

  test.for(['notTaken', 'failed'] as const)(
    'stays unknown while it may change: %s',
    async (read) => {
      const action = await beginUnknown();
      if (read === 'notTaken') await ports.reconcileMoney.answer({ outcome: 'notTaken' });
      else await ports.reconcileMoney.fail();
      expect(action.state()).toEqual(pausing);
      expect(action.running()).toEqual([]);
      expect(action.view()).toEqual({ phase: 'waiting', overdue: false });
    },
  );

  test.for(nudges)('is reconciled at once: $type', async (event) => {
    const action = await beginUnknown();
    await ports.reconcileMoney.answer({ outcome: 'notTaken' });
    action.send(event);
    expect(action.state()).toEqual(asking);
  });

  test('settles after 90 s: a reconciliation before that time does not count, the next one does', async () => {
    const action = await beginUnknown();
    const before = ports.reconcileMoney;
    action.elapse(90_000);
    expect(action.state()).toEqual(askingSettled);
    expect(action.running()).toEqual(['reconcileSettledMoney']);
    expect(before.times()).toBe(2);

    await ports.reconcileMoney.answer({ outcome: 'notTaken' });
    expect(action.state()).toBe('closing');
    expect(ports.closeIntent.input()).toEqual({ intent: own });
    expect(action.view()).toEqual({ phase: 'checking', overdue: false });
    await ports.closeIntent.answer({ answer: null });
    expect(action.output()).toEqual({ type: 'notTaken', answer: null });
  });

  test('is reconciled at growing intervals, and settles during a pause too', async () => {
    const action = await beginUnknown();
    for (const pause of [3_000, 6_000, 12_000, 24_000, 30_000]) {
      await ports.reconcileMoney.fail();
      action.elapse(pause - 1);
      expect(action.state()).toEqual(pausing);
      action.elapse(1);
      expect(action.state()).toEqual(asking);
    }
    await ports.reconcileMoney.fail();
    action.elapse(14_999);
    expect(action.state()).toEqual(pausing);
    action.elapse(1);
    expect(action.state()).toEqual(askingSettled);
  });

  test('ends as not taken even if its intent can’t be closed', async () => {
    const action = await beginUnknown();
    action.elapse(90_000);
    await ports.reconcileMoney.answer({ outcome: 'notTaken' });
    await ports.closeIntent.fail();
    expect(action.output()).toEqual({ type: 'notTaken', answer: null });
  });
});

describe('a failed submission', () => {
  const answers: Failure[] = [
    { kind: 'business', code: 999_999, message: 'Not on a Sunday.' },
    { kind: 'session', reason: 'expired' },
    { kind: 'maintenance' },
    { kind: 'badResponse', status: 500 },
  ];
  const nobodyKnows: Failure[] = [
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'undecipherable' },
    { kind: 'invalidPayload' },
  ];
  async function notTakenAfter(failure: Failure) {
    const action = begin(fresh);
    await ports.prepareAttempt.answer({ outcome: 'ready', intent: own });
    await ports.submitMoney.fail(failure);
    expect(action.unasked()).toEqual({ failure: null, needsLogin: false });
    action.elapse(90_000);
    await ports.reconcileMoney.answer({ outcome: 'notTaken' });
    await ports.closeIntent.answer({ answer: null });
    return action.output();
  }

  test.for(answers)('reports the answer $kind, if nothing was taken', async (failure) => {
    expect(await notTakenAfter(failure)).toEqual({ type: 'notTaken', answer: failure });
  });

  test('reports the answer in the journal after a reload', async () => {
    const action = begin(resumed);
    action.elapse(150_000);
    await ports.reconcileMoney.answer({ outcome: 'notTaken' });
    const noted = { kind: 'business', code: 999_999, message: 'Not on a Sunday.' } as const;
    await ports.closeIntent.answer({ answer: noted });
    expect(action.output()).toEqual({ type: 'notTaken', answer: noted });
  });

  test.for(nobodyKnows)('reports no answer after $kind, if nothing was taken', async (failure) => {
    expect(await notTakenAfter(failure)).toEqual({ type: 'notTaken', answer: null });
  });
});

describe('a failed reconciliation', () => {
  test.for<[Failure, boolean]>([
    [{ kind: 'network' }, false],
    [{ kind: 'business', code: 999_999, message: 'no' }, false],
    [{ kind: 'business', code: 100_103, message: 'Token invalid' }, true],
    [{ kind: 'session', reason: 'expired' }, true],
  ])('shows the reason and, if it helps, a login: %o', async ([failure, helps]) => {
    const action = await beginUnknown();
    await ports.reconcileMoney.fail(failure);
    expect(action.unasked()).toEqual({ failure, needsLogin: helps });
    action.send({ type: 'session.renewed' });
    await ports.reconcileMoney.answer({ outcome: 'taken', receipt });
    expect(action.output()).toEqual({ type: 'done', receipt });
  });
});

describe('an overdue outcome', () => {
  test('is reconciled until the server answers', async () => {
    const action = await beginUnknown();
    action.elapse(90_000);
    expect(action.view()).toEqual({ phase: 'checking', overdue: false });
    await ports.reconcileMoney.fail();
    expect(action.state()).toEqual(pausingSettled);
    expect(action.view()).toEqual({ phase: 'late', overdue: true });
    action.elapse(6_000);
    expect(action.state()).toEqual(askingSettled);
    expect(action.view()).toEqual({ phase: 'checking', overdue: true });
    await ports.reconcileMoney.answer({ outcome: 'taken', receipt });
    expect(action.output()).toEqual({ type: 'done', receipt });
  });

  test.for(nudges)('is reconciled at once: $type', async (event) => {
    const action = await beginUnknown();
    action.elapse(90_000);
    await ports.reconcileMoney.fail();
    action.send(event);
    expect(action.state()).toEqual(askingSettled);
  });
});

describe('the owner of an attempt', () => {
  test('is this page for a new attempt, also with an unknown outcome', async () => {
    expect(begin(fresh).another()).toBe(false);
    expect((await beginUnknown()).another()).toBe(false);
  });

  test('is not this page for an attempt of another or an earlier page', async () => {
    expect(begin(resumed).another()).toBe(true);
    const action = begin(fresh);
    await ports.prepareAttempt.answer({ outcome: 'pending', intent: own });
    expect(action.another()).toBe(true);
  });
});

test('receiptOf throws for a receipt of another kind, and if nothing was taken', () => {
  expect(() => receiptOf('repaymentConfirm', { type: 'done', receipt })).toThrow('no receipt');
  expect(() => receiptOf('applyOrder', { type: 'notTaken', answer: null })).toThrow('no receipt');
});
