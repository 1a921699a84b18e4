import type { Baseline, MoneyIntent } from '#domain/money.ts';
import { type FlowId, pageIds, pageRow } from '#domain/pages.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import { lenderCodes, type KindFixture } from '#tests/faults/kinds/fixture.ts';
import { firstEffect, kindFixtures } from '#tests/faults/kinds.ts';
import { storedLastKnown } from '#machines/samples/last-known.ts';
import { now } from '#machines/samples/loans.ts';
import { type After, callsOf, type Request } from './page.ts';
import { type PortRows, randomId, randomSuffix } from './table.ts';

type Money = {
  fixture: KindFixture;
  reads: readonly Request[];
  baseline: Baseline;
  /** Reads that find no trace of an attempt; by default those of the baseline. */
  rereads?: readonly Request[];
  sends: Request;
  /** Flows whose code loads before anything is sent. */
  loads: readonly FlowId[];
  /** Calls before the code loads. */
  invokes?: After['invokes'];
  /** Changes of storage by a submission that is not refused; `closeIntent` undoes them. */
  keeps?: Readonly<Record<string, unknown>>;
  /**
   * Whether the attempts run outside of flows. Such attempts do not change the last known amounts,
   * and start without a check of the connection.
   */
  background?: true;
};

const code = 999_999;
const unknown = { kind: 'business', code, message: 'no' } as const;
const stored = { 'draft/juan/lastKnown': storedLastKnown };
const forgotten = (movedAt: number) => ({
  'draft/juan/lastKnown': { version: 1, movedAt, told: null },
});

const loadsOf = (flows: readonly string[]) =>
  pageIds
    .filter((page) => flows.includes(pageRow(page).flow))
    .map((page) => ['loadPage', page] as const);

export const sentOnce = {
  attempt: { suffix: 'klmnopqrst', t: now - 1_000 },
  unstoppable: true,
} as const;

export function moneyRows(money: Money): PortRows<MoneyActionPorts> {
  const {
    fixture,
    reads,
    baseline,
    rereads = reads,
    sends,
    loads,
    invokes = [],
    keeps = {},
  } = money;
  const forgets = (movedAt: number) => (money.background ? {} : forgotten(movedAt));
  const { kind, refusals } = fixture;
  const request = fixture.request(106);
  const intent: MoneyIntent = {
    attemptId: 'attempt-7',
    userKey: 'juan',
    ...sentOnce.attempt,
    baseline,
    previousAttemptId: null,
  };
  const submission = (reply: unknown) => ({
    input: { intent, request },
    stored,
    calls: callsOf([sends], { [kind]: reply }),
  });
  const [refusal] = refusals;
  const refused = { kind: 'business', code: lenderCodes[refusal], message: 'no' } as const;
  const receipt = fixture.receiptOf(firstEffect);
  const input = { userKey: 'juan', request };
  const loaded = [...invokes, ...loadsOf(loads)];
  return {
    prepareAttempt: {
      'loads the pages of the outcome, and prepares an attempt': {
        input,
        invokes: loaded,
        calls: callsOf(reads, fixture.shows([])),
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
      'finds the open attempt': {
        input,
        open: [intent],
        invokes: loaded,
        out: { outcome: 'pending', intent },
      },
      ...(money.background
        ? {}
        : {
            'prepares no attempt without a network': {
              input,
              offline: true as const,
              invokes,
              fails: { kind: 'network' } as const,
            },
          }),
    },
    submitMoney: {
      'sends the request once, and closes the attempt': {
        ...submission(fixture.reply(firstEffect)),
        out: { outcome: 'ok', receipt },
        stores: { ...forgets(now + 1), ...keeps },
      },
      'closes the attempt after a refusal': {
        ...submission(refused.code),
        out: { outcome: 'refused', failure: refused },
        stores: forgets(now + 1),
      },
      'leaves the attempt open if its outcome is unknown': {
        ...submission(code),
        fails: unknown,
        stores: { ...forgets(now + 1), ...keeps },
        leavesOpen: [intent],
      },
    },
    reconcileMoney: {
      'closes an attempt that was taken': {
        input: { intent },
        stored,
        open: [intent],
        calls: callsOf(reads, fixture.shows([firstEffect])),
        out: { outcome: 'taken', receipt },
        stores: forgets(now),
        leavesOpen: [],
      },
      'leaves an attempt open if the lender shows no trace of it': {
        input: { intent },
        stored,
        open: [intent],
        calls: callsOf(rereads, fixture.shows([])),
        out: { outcome: 'notTaken' },
        stores: forgets(now),
      },
    },
    closeIntent: {
      'closes the attempt': {
        input: { intent },
        stored: keeps,
        open: [intent],
        stores: Object.fromEntries(Object.keys(keeps).map((key) => [key, null])),
        out: { answer: null },
        leavesOpen: [],
      },
    },
  };
}

/** Rows of the attempts to borrow. */
export function applyOrderRows(more: Pick<Money, 'loads' | 'background'>) {
  const quiet = more.background ? ([{ quiet: true }] as const) : ([] as const);
  return moneyRows({
    fixture: kindFixtures.applyOrder,
    reads: [['myOrders', {}, ...quiet]],
    baseline: { kind: 'applyOrder', creditOrderId: 'credit-1', loanOrderIds: ['loan-0'] },
    sends: [
      'applyOrder',
      {
        creditOrderId: 'credit-1',
        loanAmount: 106,
        term: 61,
        couponIds: [],
        agreement: { version: '1', hash: 'abc', agreedAt: now - 1_000, language: 'en' },
      },
      { ...quiet[0], ...sentOnce },
    ],
    ...more,
  });
}
