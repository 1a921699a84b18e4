import type { Baseline, MoneyIntent } from '#domain/money.ts';
import { type FlowId, pageIds, pageRow } from '#domain/pages.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import { defaultTiming } from '#machines/money-action/timing.ts';
import { lenderCodes, type KindFixture } from '#tests/faults/kinds/fixture.ts';
import { firstEffect } from '#tests/faults/kinds.ts';
import { keptLastKnown } from '#tests/model/samples/last-known.ts';
import { now } from '#tests/model/samples/loans.ts';
import type { After, Asked } from './page.ts';
import { type DelayRows, type PortRows, randomId, randomSuffix } from './table.ts';

type Money = {
  fixture: KindFixture;
  /** Reads that make the baseline. */
  reads: readonly Asked[];
  baseline: Baseline;
  /** Reads that find out about an attempt; by default those of the baseline. */
  rereads?: readonly Asked[];
  /** The request, `sentOnce`. */
  sends: Asked;
  /** Flows whose code is there before anything is sent. */
  loads: readonly FlowId[];
  /** Calls before that. */
  hears?: After['hears'];
  /** Storage beside what was last known: as it is while an outcome is unknown. */
  keeps?: Readonly<Record<string, unknown>>;
};

const code = 999_999;
const unknown = { kind: 'business', code, message: 'no' } as const;
const stored = { 'draft/juan/lastKnown': keptLastKnown };
const forgotten = (movedAt: number) => ({
  'draft/juan/lastKnown': { version: 1, movedAt, told: null },
});

const loadsOf = (flows: readonly string[]) =>
  pageIds
    .filter((page) => flows.includes(pageRow(page).flow))
    .map((page) => ['loadPage', page] as const);

/** How a request of money is sent: under its attempt, and not to be stopped. */
export const sentOnce = {
  attempt: { suffix: 'klmnopqrst', t: now - 1_000 },
  unstoppable: true,
} as const;

/** Rows of the ports of a money action, of one kind of money. */
export function moneyRows(money: Money): PortRows<MoneyActionPorts> {
  const { fixture, reads, baseline, rereads = reads, sends, loads, hears = [], keeps = {} } = money;
  const { kind, refusals } = fixture;
  const request = fixture.request(106);
  const intent: MoneyIntent = {
    attemptId: 'attempt-7',
    userKey: 'juan',
    ...sentOnce.attempt,
    baseline,
    previousAttemptId: null,
  };
  const submission = {
    input: { intent, request },
    stored,
    asks: [sends],
  } as const;
  const [refusal] = refusals;
  const refused = { kind: 'business', code: lenderCodes[refusal], message: 'no' } as const;
  const receipt = fixture.receiptOf(firstEffect);
  const prepared = { input: { userKey: 'juan', request }, lender: fixture.shows([]) };
  const loaded = [...hears, ...loadsOf(loads)];
  return {
    prepareAttempt: [
      {
        title: 'loads the pages of the outcome, and then makes an attempt ready',
        ...prepared,
        hears: loaded,
        asks: reads,
        out: {
          outcome: 'ready',
          intent: {
            attemptId: randomId,
            userKey: 'juan',
            suffix: randomSuffix,
            t: now,
            baseline,
            previousAttemptId: null,
          },
        },
      },
      {
        title: 'finds the open attempt',
        ...prepared,
        open: [intent],
        hears: loaded,
        out: { outcome: 'pending', intent },
      },
      {
        title: 'makes no attempt ready without a network',
        ...prepared,
        offline: true,
        hears,
        fails: { kind: 'network' },
      },
    ],
    submitMoney: [
      {
        title: 'sends the request once, and closes the attempt',
        ...submission,
        lender: { [kind]: fixture.reply(firstEffect) },
        out: { outcome: 'ok', receipt },
        stores: { ...forgotten(now + 1), ...keeps },
      },
      {
        title: 'closes the attempt after a refusal',
        ...submission,
        lender: { [kind]: refused.code },
        out: { outcome: 'refused', failure: refused },
        stores: forgotten(now + 1),
      },
      {
        title: 'leaves the attempt open where its outcome is unknown',
        ...submission,
        lender: { [kind]: code },
        fails: unknown,
        stores: { ...forgotten(now + 1), ...keeps },
        leavesOpen: [intent],
      },
    ],
    reconcileMoney: [
      {
        title: 'closes an attempt that was taken',
        input: { intent },
        stored,
        open: [intent],
        lender: fixture.shows([firstEffect]),
        asks: reads,
        out: { outcome: 'taken', receipt },
        stores: forgotten(now),
        leavesOpen: [],
      },
      {
        title: 'leaves an attempt open that does not show',
        input: { intent },
        stored,
        open: [intent],
        lender: fixture.shows([]),
        asks: rereads,
        out: { outcome: 'notTaken' },
        stores: forgotten(now),
      },
    ],
    closeIntent: [
      {
        title: 'closes the attempt',
        input: { intent },
        stored: keeps,
        open: [intent],
        stores: Object.fromEntries(Object.keys(keeps).map((key) => [key, null])),
        out: { answer: null },
        leavesOpen: [],
      },
    ],
  };
}

/** Delays of a money action. */
export const moneyDelays: DelayRows = {
  'moneyAction.settleTime': [
    {
      title: 'is the settle window for an attempt of this page',
      context: { timing: defaultTiming, own: true },
      lasts: 77_000,
    },
    {
      title: 'is longer by a request’s time limit for an attempt of another page',
      context: { timing: defaultTiming, own: false },
      lasts: 77_000 + 60_000,
    },
  ],
};
