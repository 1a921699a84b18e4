import { expect, test } from 'vitest';
import { receiptOf } from '#machines/money-action/money-action.setup.ts';
import { moneyActionModel } from '#machines/money-action/model.ts';
import { selectMoneyView } from '#machines/money-action/view.ts';
import { environmentOf, type World } from '#machines/walk/environment.ts';
import type { Model, Step } from '#machines/walk/model.ts';
import { throws } from '#machines/walk/service.ts';

const model: Model = {
  ...moneyActionModel,
  services: {
    ...moneyActionModel.services,
    submitMoney: {
      ...moneyActionModel.services.submitMoney,
      maintenance: throws({ kind: 'maintenance' }),
      broken: throws({ kind: 'badResponse', status: 500 }),
      undecipherable: throws({ kind: 'undecipherable' }),
    },
  },
};
const { start, next } = environmentOf(model, 'everything');

/** Parses `90 ms`, `service:outcome` or the type of an event. */
function stepOf(name: string): Step {
  const [, ms] = /^(\d+) ms$/.exec(name) ?? [];
  if (ms !== undefined) return { type: 'elapse', ms: Number(ms) };
  const [service = '', outcome] = name.split(':');
  return outcome === undefined
    ? { type: 'user', event: { type: name } }
    : { type: 'settle', service, outcome };
}

function after(path: string): World {
  const [first = '', ...names] = path.split(' > ');
  return names.reduce((world, name) => next(world, stepOf(name)), start(first));
}

const viewAfter = (path: string) => selectMoneyView(after(path).snapshot);

const sent = 'attempt > prepareAttempt:ready';
const unknown = `${sent} > submitMoney:timeout`;
const settled = `${unknown} > 90000 ms`;
const late = `${settled} > reconcileSettledMoney:network`;
const closing = `${settled} > reconcileSettledMoney:notTaken`;

const asks = { unknown: { settling: 'reconciling' } };
const waits = { unknown: { settling: 'waiting' } };
const asksSettled = { unknown: { settled: 'reconciling' } };
const waitsLate = { unknown: { settled: 'waiting' } };

/** An attempt is sent once at most; after an unknown outcome the app only asks. */
test.for<[path: string, value: unknown, phase: string, runs: string[], overdue?: true]>([
  ['attempt', 'preparing', 'sending', ['prepareAttempt']],
  [sent, 'submitting', 'sending', ['submitMoney']],
  [unknown, asks, 'checking', ['reconcileMoney']],
  ['resumed', asks, 'checking', ['reconcileMoney']],
  ['attempt > prepareAttempt:pending', asks, 'checking', ['reconcileMoney']],
  [`${sent} > submitMoney:pending > 149999 ms`, asks, 'checking', ['reconcileMoney']],
  [`${sent} > submitMoney:pending > 150000 ms`, asksSettled, 'checking', ['reconcileSettledMoney']],
  [`${unknown} > reconcileMoney:notTaken`, waits, 'waiting', []],
  [`${unknown} > reconcileMoney:network`, waits, 'waiting', []],
  [settled, asksSettled, 'checking', ['reconcileSettledMoney']],
  [closing, 'closing', 'checking', ['closeIntent']],
  [late, waitsLate, 'late', [], true],
  [`${late} > 6000 ms`, asksSettled, 'checking', ['reconcileSettledMoney'], true],
])(
  '%s leads to its state, phase and running services',
  ([path, value, phase, runs, overdue = false]) => {
    const { snapshot, services } = after(path);
    expect(snapshot.value).toEqual(value);
    expect([...services.keys()]).toEqual(runs);
    expect(selectMoneyView(snapshot)).toMatchObject({ phase, overdue });
  },
);

const receipt = { kind: 'applyOrder', loanOrderId: 'loan-1' } as const;
const nothingTaken = 'reconcileSettledMoney:notTaken > closeIntent:closed';

test.for<[path: string, output: object]>([
  [`${sent} > submitMoney:ok`, { type: 'done', receipt }],
  ['attempt > prepareAttempt:taken', { type: 'done', receipt }],
  [`${unknown} > reconcileMoney:taken`, { type: 'done', receipt }],
  [`${late} > check.requested > reconcileSettledMoney:taken`, { type: 'done', receipt }],
  [`${sent} > submitMoney:creditNotUsable`, { type: 'refused', failure: { kind: 'business' } }],
  [`${sent} > submitMoney:notSent`, { type: 'notSent', failure: { kind: 'unexpected' } }],
  ['attempt > prepareAttempt:network', { type: 'notSent', failure: { kind: 'network' } }],
  [`${closing} > closeIntent:closed`, { type: 'notTaken', answer: null }],
  [`${closing} > closeIntent:unreadable`, { type: 'notTaken', answer: null }],
  [`${closing} > closeIntent:answered`, { type: 'notTaken', answer: { code: 999_999 } }],
  ...['unlisted', 'sessionExpired', 'maintenance', 'broken'].map((answer): [string, object] => [
    `${sent} > submitMoney:${answer} > 90000 ms > ${nothingTaken}`,
    { type: 'notTaken', answer: {} },
  ]),
  ...['network', 'timeout', 'undecipherable', 'malformed'].map((failure): [string, object] => [
    `${sent} > submitMoney:${failure} > 90000 ms > ${nothingTaken}`,
    { type: 'notTaken', answer: null },
  ]),
])('%s ends the action with its outcome', ([path, output]) => {
  expect(after(path).snapshot.output).toMatchObject(output);
  expect(viewAfter(path).phase).toBeNull();
});

test.for(['check.requested', 'connection.restored', 'session.renewed', 'page.shown'])(
  '%s makes a waiting action reconcile at once, and is ignored while the action sends',
  (event) => {
    expect(after(`${unknown} > reconcileMoney:notTaken > ${event}`).snapshot.value).toEqual(asks);
    expect(after(`${late} > ${event}`).snapshot.value).toEqual(asksSettled);
    for (const path of ['attempt', sent]) {
      expect(after(path).snapshot.can({ type: event })).toBe(false);
    }
  },
);

test('the action reconciles at growing intervals, and the settle window can end during a pause', () => {
  let path = unknown;
  for (const pause of [3_000, 6_000, 12_000, 24_000, 30_000]) {
    path += ' > reconcileMoney:network';
    expect(after(`${path} > ${pause - 1} ms`).snapshot.value).toEqual(waits);
    path += ` > ${pause} ms`;
    expect(after(path).snapshot.value).toEqual(asks);
  }
  path += ' > reconcileMoney:network';
  expect(after(`${path} > 14999 ms`).snapshot.value).toEqual(waits);
  expect(after(`${path} > 15000 ms`).snapshot.value).toEqual(asksSettled);
});

test('the view returns the last reconciliation’s failure, and whether the borrower must log in', () => {
  for (const [how, kind, needsLogin] of [
    ['network', 'network', false],
    ['tokenInvalid', 'business', true],
    ['sessionExpired', 'session', true],
  ] as const) {
    const view = viewAfter(`${unknown} > reconcileMoney:${how}`);
    expect(view).toMatchObject({ failure: { kind }, needsLogin });
  }
  expect(viewAfter(unknown)).toMatchObject({ failure: null, needsLogin: false });
});

test('an attempt of another or an earlier page is marked as such, and reconciled', () => {
  expect(viewAfter(unknown).another).toBe(false);
  for (const path of ['resumed', 'attempt > prepareAttempt:pending']) {
    expect(viewAfter(path).another).toBe(true);
  }
  expect(
    after(`${sent} > submitMoney:pending`).services.get('reconcileMoney')?.input,
  ).toMatchObject({ intent: { attemptId: 'attempt-of-another-page' } });
});

test('receiptOf throws for a receipt of another kind, and if nothing was taken', () => {
  expect(() => receiptOf('repaymentConfirm', { type: 'done', receipt })).toThrow('no receipt');
  expect(() => receiptOf('applyOrder', { type: 'notTaken', answer: null })).toThrow('no receipt');
});
