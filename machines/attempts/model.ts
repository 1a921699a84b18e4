import { moneyFlows } from '#domain/money/flows.ts';
import { attemptsMachine } from '#machines/attempts/attempts.machine.ts';
import { selectMoneyNews } from '#machines/attempts/view.ts';
import type { MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
import { fetched, ran } from '#machines/description/machine-words.ts';
import { situations } from '#machines/attempts/situations.ts';
import type { MachineModel } from '#machines/walk/model.ts';
import { gives, type Outcome, sendsBack } from '#machines/walk/service.ts';
import { deletionIntent } from '#machines/samples/deletion.ts';
import { onThePhone } from '#machines/samples/failures.ts';
import { applyIntent, repayIntent } from '#machines/samples/loans.ts';
import { breaks } from '#machines/samples/outcomes.ts';

const money = (outcome: MoneyOutcome): Outcome<MoneyOutcome> => gives(outcome);

export const attemptsModel: MachineModel<typeof attemptsMachine> = {
  machine: attemptsMachine,
  starts: { juan: { userKey: 'juan', news: [] } },
  services: {
    readOpenAttempts: {
      nothing: gives({ intents: [] }),
      payment: gives({ intents: [repayIntent] }),
      deletion: gives({ intents: [deletionIntent] }),
      both: gives({ intents: [repayIntent, applyIntent] }),
      unreadable: onThePhone.unreadable,
    },
    watchAttempts: sendsBack({ changed: { type: 'attempts.changed' } }),
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
    'flow.entered': [
      { type: 'flow.entered', flow: 'home' },
      { type: 'flow.entered', flow: 'repayment' },
      { type: 'flow.entered', flow: null },
    ],
    'attempts.changed': [],
  },
  invariants: {
    'An attempt is not reconciled here after its own flow resumes it.'({
      snapshot,
      step,
      previous,
    }) {
      const attempt = previous?.context.attempt;
      if (!attempt || step?.type !== 'user' || !('flow' in step.event)) return true;
      const isTakenUp = moneyFlows[attempt.baseline.kind] === step.event.flow;
      const isAsking = snapshot.matches({ working: { finding: 'asking' } });
      return !(isTakenUp && isAsking) || 'its own flow asks, too';
    },
    'Only outcomes of reconciled attempts are shown, unchanged, until they are read.'({
      previous,
      snapshot,
      step,
    }) {
      // The machine starts with the outcomes that the root stores as unread.
      if (!previous) return true;
      const [before, now] = [previous.context.news, snapshot.context.news];
      const isRead = step?.type === 'user' && step.event.type === 'outcome.closed';
      const unread = isRead ? before.slice(1) : before;
      if (!unread.every((news, at) => news === now[at]))
        return 'an unread outcome is no longer shown';
      const added = now.slice(unread.length);
      if (added.length === 0) return true;
      const ended = step?.type === 'settle' && step.service === 'moneyAction';
      // On a driver with real services, the outcome of a service has no name.
      const asEnded =
        !ended || step.outcome === '' || added[0]?.taken === (step.outcome === 'taken');
      return (
        (ended && asEnded && added.length === 1) || 'the shown outcome is not that of the attempt'
      );
    },
    'The next attempt is read while an outcome is shown.'({ previous, snapshot }) {
      const isNew = snapshot.context.news.length > (previous?.context.news.length ?? 0);
      return !isNew || snapshot.matches({ working: { finding: 'looking' } }) || 'nothing looks';
    },
    'A completed deletion shows no outcome here, because the account has ended.'({ snapshot }) {
      const isShown = snapshot.context.news.some(
        ({ kind, taken }) => kind === 'deleteAccount' && taken,
      );
      return !isShown || 'an outcome is shown';
    },
  },
  // Limits the queue: with two unread outcomes, only closing the first one is walked.
  walks: (step, { context: { news } }) =>
    news.length < 2 || (step.type === 'user' && step.event.type === 'outcome.closed'),
  read: (snapshot) => selectMoneyNews(snapshot),
  situations,
  words: {
    guards: {
      attemptLeft: 'an attempt is open that the active flow does not reconcile',
      attemptTakenUp: 'the active flow reconciles this attempt',
      deletionTaken: 'the account is deleted',
      newsUnread: 'an outcome is unread',
      newsRead: 'all outcomes are read',
    },
    actions: {
      forgetAttempt: 'Forget the attempt',
      keepAttempt: 'Store the attempt',
      addNews: 'Add its outcome to the unread outcomes',
      dropNews: 'Remove the outcome that was read',
      outdatePage: 'Refresh the page below',
      reportUnread: 'Send the unread outcomes to the root',
    },
    services: {
      attempts: ran('The reconciliation of open attempts'),
      readOpenAttempts: fetched('The open attempts'),
    },
  },
};
