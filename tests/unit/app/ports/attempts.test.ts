import { provideAttempts } from '#app/attempts/provider.ts';
import { attemptsMachine } from '#machines/attempts/attempts.machine.ts';
import type { AttemptsPorts } from '#machines/attempts/ports.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { Effect } from '#tests/faults/kinds/fixture.ts';
import { firstEffect, kindFixtures } from '#tests/faults/kinds.ts';
import { applyIntent, now, repayIntent } from '#machines/samples/loans.ts';
import { storedLastKnown } from '#machines/samples/last-known.ts';
import { moneyDelays } from './money-rows.ts';
import { callsOf } from './page.ts';
import { describePorts, type PortRows, randomId, randomSuffix } from './table.ts';

const { applyOrder } = kindFixtures;
const request = applyOrder.request(106);
const ordersWith = (...effects: Effect[]) =>
  callsOf([['myOrders', {}, { quiet: true }]], applyOrder.shows(effects));
const baseline = {
  kind: 'applyOrder',
  creditOrderId: 'credit-1',
  loanOrderIds: ['loan-0'],
} as const;
const intent = { ...applyIntent, baseline: { ...baseline, loanOrderIds: ['loan-0'] } };
/** This machine leaves the last known amounts stored. */
const stored = { 'draft/juan/lastKnown': storedLastKnown };

describePorts('attempts', {
  base: attemptsMachine,
  machine: ({ services }) => provideAttempts({ ...services, attemptOfFlow: () => 'attempt-1' }),
  delays: moneyDelays,
  ports: {
    readOpenAttempts: [
      { title: 'is empty without attempts', input: { userKey: 'juan' }, out: { intents: [] } },
      {
        title: 'reads the open attempts of the borrower, without the attempt of the active flow',
        input: { userKey: 'juan' },
        open: [
          repayIntent,
          { ...applyIntent, attemptId: 'attempt-9', userKey: 'maria' },
          applyIntent,
        ],
        out: { intents: [repayIntent] },
        leavesOpen: [applyIntent, repayIntent],
      },
    ],
    watchAttempts: [
      {
        title: 'reports each change of the journal',
        input: { userKey: 'juan' },
        async meanwhile({ services: { journal } }) {
          await journal.open(repayIntent);
          await journal.close(repayIntent);
        },
        tells: [{ type: 'attempts.changed' }, { type: 'attempts.changed' }],
        leavesOpen: [],
      },
    ],
    prepareAttempt: [
      {
        title: 'prepares an attempt, quietly',
        input: { userKey: 'juan', request },
        calls: ordersWith(),
        out: {
          outcome: 'ready',
          intent: {
            attemptId: randomId,
            userKey: 'juan',
            suffix: randomSuffix,
            t: now,
            baseline: intent.baseline,
            previousAttemptId: null,
          },
        },
      },
    ],
    submitMoney: [
      {
        title: 'sends the request once, quietly',
        input: { intent, request },
        calls: [
          [
            'applyOrder',
            {
              ...request.choice,
              agreement: { ...request.agreement, agreedAt: now, language: 'en' },
            },
            applyOrder.reply(firstEffect),
            { quiet: true, attempt: { suffix: 'abcdefghij', t: now }, unstoppable: true },
          ],
        ],
        out: { outcome: 'ok', receipt: applyOrder.receiptOf(firstEffect) },
      },
    ],
    reconcileMoney: [
      {
        title: 'finds that an attempt was taken, quietly, and closes it',
        input: { intent },
        stored,
        open: [intent],
        calls: ordersWith(firstEffect),
        out: { outcome: 'taken', receipt: applyOrder.receiptOf(firstEffect) },
        leavesOpen: [],
      },
      {
        title: 'finds no trace of an attempt, quietly',
        input: { intent },
        open: [intent],
        calls: ordersWith(),
        out: { outcome: 'notTaken' },
      },
    ],
    closeIntent: [
      {
        title: 'closes the attempt',
        input: { intent },
        open: [intent],
        out: { answer: null },
        leavesOpen: [],
      },
    ],
  } satisfies PortRows<AttemptsPorts & MoneyActionPorts>,
});
