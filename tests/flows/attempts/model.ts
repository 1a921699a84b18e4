import '#machines/all-flows.ts';
import { moneyFlows } from '#domain/money/flows.ts';
import { attemptsMachine } from '#machines/attempts/attempts.machine.ts';
import { selectMoneyNews } from '#machines/attempts/view.ts';
import type { MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
import type { FlowModel } from '#tests/model/harness/model.ts';
import { gives, type Outcome } from '#tests/model/harness/service.ts';
import { deletionIntent } from '#tests/model/samples/deletion.ts';
import { onThePhone } from '#tests/model/samples/failures.ts';
import { applyIntent, repayIntent } from '#tests/model/samples/loans.ts';
import { breaks } from '#tests/model/samples/outcomes.ts';

const money = (outcome: MoneyOutcome): Outcome<MoneyOutcome> => gives(outcome);

export const attemptsModel: FlowModel<typeof attemptsMachine> = {
  machine: attemptsMachine,
  starts: {
    home: { userKey: 'juan', flow: 'home' },
    repayment: { userKey: 'juan', flow: 'repayment' },
  },
  services: {
    readOpenAttempts: {
      nothing: gives({ intents: [] }),
      payment: gives({ intents: [repayIntent] }),
      deletion: gives({ intents: [deletionIntent] }),
      both: gives({ intents: [repayIntent, applyIntent] }),
      unreadable: onThePhone.unreadable,
    },
    moneyAction: {
      taken: money({
        type: 'done',
        receipt: { kind: 'repaymentConfirm', loanOrderId: 'loan-1', payment: null },
      }),
      notTaken: money({ type: 'notTaken', answer: null }),
      breaks,
    },
  },
  events: {
    'page.shown': [{ type: 'page.shown' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'flow.entered': [
      { type: 'flow.entered', flow: 'home' },
      { type: 'flow.entered', flow: 'repayment' },
    ],
    'outcome.closed': [{ type: 'outcome.closed' }],
  },
  invariants: {
    'No attempt is asked about here that the active flow asks about.'({ snapshot }) {
      const { attempt, flow } = snapshot.context;
      if (!snapshot.matches('asking')) return true;
      return (attempt && moneyFlows[attempt.baseline.kind] !== flow) || 'its own flow asks, too';
    },
    'Only what was asked about is told, as it ended, until it is read.'({
      previous,
      snapshot,
      step,
    }) {
      const [before, now] = [previous && selectMoneyNews(previous), selectMoneyNews(snapshot)];
      if (before && step?.type === 'user' && step.event.type !== 'outcome.closed') {
        return (now?.kind === before.kind && now.taken === before.taken) || 'it is told no more';
      }
      if (!now || before) return true;
      const ended = step?.type === 'settle' && step.service === 'moneyAction';
      // Where the machine runs in the real world, what it ended with has no name.
      const asEnded = !ended || step.outcome === '' || now.taken === (step.outcome === 'taken');
      return (ended && asEnded) || 'it is told otherwise';
    },
    'A deletion that was taken is not told here: the account has ended.'({ snapshot }) {
      const news = selectMoneyNews(snapshot);
      return !(news?.kind === 'deleteAccount' && news.taken) || 'it is told';
    },
  },
  read: (snapshot) => selectMoneyNews(snapshot),
};
