import { parseSmsCode } from '#domain/account/sms-code.ts';
import { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts';
import { accountDeletionFlow, selectAccountDeletionView } from '#machines/account-deletion/view.ts';
import { fetched, ran } from '#machines/description/machine-words.ts';
import { situations } from '#machines/account-deletion/situations.ts';
import { type FlowModel, isEvent } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import {
  deletionIntent,
  deletionOutcomes,
  everyBlocker,
  mobile,
} from '#machines/samples/deletion.ts';
import { forwardTo } from '#machines/samples/events.ts';
import { failures } from '#machines/samples/failures.ts';
import { readDescriptor } from '#machines/samples/located.ts';
import { breaks } from '#machines/samples/outcomes.ts';
import { overpayment } from '#machines/samples/overpayment.ts';

const code = '123456';
const own = { userKey: 'juan', mobile };

export const accountDeletionModel: FlowModel<typeof accountDeletionFlow> = {
  flow: accountDeletionFlow,
  machine: accountDeletionMachine,
  starts: {
    fresh: { ...own, record: null, intent: null },
    reloaded: {
      ...own,
      record: { version: 1, reason: 'privacy', note: 'Too many calls.' },
      intent: null,
    },
    openDeletion: { ...own, record: null, intent: deletionIntent },
  },
  ends: {
    left: gives({ type: 'left' }),
    opens: gives({ type: 'opens', location: { page: 'repay', query: { loanOrderId: 'loan-1' } } }),
    deleted: gives({ type: 'deleted' }),
  },
  links: { accountDelete: ['deletionGuide', 'customerCenter', 'home', 'login'] },
  services: {
    smsCode: { breaks },
    deletionBlockers: {
      none: gives({ blockers: [] }),
      overpaid: gives({ blockers: [], overpaid: overpayment() }),
      some: gives({ blockers: everyBlocker }),
      ...failures,
    },
    moneyAction: deletionOutcomes,
  },
  events: {
    'nav.forward': forwardTo('home', 'lending'),
    'reason.chosen': [
      { type: 'reason.chosen', reason: 'notNeeded' },
      { type: 'reason.chosen', reason: 'other' },
    ],
    'note.changed': [{ type: 'note.changed', note: 'Thank you, all is paid.' }],
    'code.changed': [
      { type: 'code.changed', code },
      { type: 'code.changed', code: '12' },
    ],
    'page.opened': [
      { type: 'page.opened', location: { page: 'accountSecurity', query: {} } },
      { type: 'page.opened', location: { page: 'repay', query: { loanOrderId: 'loan-1' } } },
    ],
  },
  offers(event, snapshot) {
    const { reason, note, code: typed } = snapshot.context;
    switch (event.type) {
      case 'reason.chosen':
        return event.reason !== reason;
      case 'note.changed':
        return event.note !== note;
      case 'code.changed':
        return event.code !== typed;
      // Without blockers, the page has no link to an unpaid loan.
      case 'page.opened':
        return event.location.page !== 'repay' || snapshot.context.blockers?.length !== 0;
      default:
        return true;
    }
  },
  key({ phase, blockers, reason, reasonMissing, note, code: typed, codeReason, ...rest }) {
    const { problem, intent, failure } = rest;
    return {
      phase,
      blocked: blockers && blockers.length > 0,
      reason: [reason, reasonMissing],
      note: note !== '',
      code: [parseSmsCode(typed).ok, typed === '', codeReason],
      problem: problem?.type,
      resumes: intent !== null,
      failed: failure !== null,
    };
  },
  // A note enables no other step, so notes are walked with one reason only.
  walks(step, snapshot) {
    const { reason, note } = snapshot.context;
    if (isEvent(step, 'note.changed')) return reason === 'notNeeded';
    if (!isEvent(step, 'reason.chosen')) return true;
    return note === '';
  },
  byHand: {
    pairs: [
      {
        why: 'After a reload the borrower’s step opens again, unless the lender reports a blocker.',
        path: [
          'fresh > deletionBlockers:none > rules.accepted > page.refreshed > deletionBlockers:none',
          'reason.chosen(notNeeded) > form.submitted > page.refreshed > deletionBlockers:some',
        ].join(' > '),
      },
      {
        why: 'If the money action of an open deletion breaks, the attempt stays open: reloads fetch only the blockers, and only a repeated deletion reconciles it.',
        path: [
          'openDeletion > moneyAction:breaks > deletionBlockers:none',
          'page.refreshed > deletionBlockers:none > session.renewed > deletionBlockers:none',
          'page.shown > deletionBlockers:none > rules.accepted',
          'reason.chosen(notNeeded) > form.submitted > session.renewed > deletionBlockers:none',
        ].join(' > '),
      },
      {
        why: 'The problem of a failed deletion stays on screen until the borrower requests a new code or submits the form again.',
        path: [
          'fresh > deletionBlockers:none > rules.accepted > reason.chosen(notNeeded) > form.submitted',
          'code.changed(123456) > code.submitted > deletionBlockers:none > deletion.confirmed',
          'moneyAction:notTaken > deletionBlockers:none > code.requested',
          'code.submitted > deletionBlockers:none > deletion.confirmed',
          'moneyAction:notTaken > deletionBlockers:none > nav.back > form.submitted',
        ].join(' > '),
      },
    ],
  },
  invariants: {
    'D1: While a blocker exists, the page shows only the blockers and the rules.'({ snapshot }) {
      const { blockers } = snapshot.context;
      const further = snapshot.matches('filling') || snapshot.matches('verifying');
      return !further || blockers?.length === 0 || 'the form is open';
    },
    'D2: The final question requires a reason and a complete code.'({ snapshot }) {
      if (!snapshot.matches({ verifying: 'asking' })) return true;
      const { reason, code: typed } = snapshot.context;
      return (reason !== null && parseSmsCode(typed).ok) || 'something is missing';
    },
    'D2: The code can be corrected while it is on screen, also during the check.'({ snapshot }) {
      const onScreen =
        snapshot.matches({ verifying: 'entering' }) || snapshot.matches({ verifying: 'checking' });
      if (!onScreen) return true;
      return snapshot.can({ type: 'code.changed', code: '9' }) || 'the typed code is dropped';
    },
    'D2: A request for another code keeps the typed one, which is valid until the new one is sent.'({
      step,
      previous,
      snapshot,
    }) {
      if (!isEvent(step, 'code.requested')) return true;
      return previous?.context.code === snapshot.context.code || 'the typed code is gone';
    },
    'D3: The final question shows the overpayment that the last check found.'({ step, snapshot }) {
      const isAsking = snapshot.matches({ verifying: 'asking' });
      // The simulation does not name the outcome.
      if (!isAsking || step?.type !== 'settle' || step.outcome === '') return true;
      const isShown = selectAccountDeletionView(snapshot).overpaid !== null;
      const isFound = step.outcome === 'overpaid';
      return isShown === isFound || `the question ${isShown ? 'shows' : 'hides'} it`;
    },
    'D2: Only the borrower changes the chosen reason and the typed note.'({
      step,
      previous,
      snapshot,
    }) {
      if (!previous || isEvent(step, 'reason.chosen', 'note.changed')) return true;
      const [before, now] = [previous.context, snapshot.context];
      return (
        (before.reason === now.reason && before.note === now.note) ||
        'the reason or the note changed'
      );
    },
    'D3: A deletion is sent only after the final question, unless an open attempt is resumed.'({
      previous,
      snapshot,
    }) {
      if (!previous || !snapshot.matches('deleting') || previous.matches('deleting')) return true;
      const wasAsking = previous.matches({ verifying: 'asking' });
      return (
        snapshot.context.intent !== null || wasAsking || 'the deletion is sent without a question'
      );
    },
    'D3: An unusable code is cleared, and the reason is shown at its field.'({ snapshot }) {
      const { code: typed, codeReason } = snapshot.context;
      if (codeReason !== 'wrong' && codeReason !== 'expired') return true;
      return typed === '' || `“${typed}” stays`;
    },
    'D4: The flow reports a deleted account only after a completed deletion.'({ step, snapshot }) {
      if (snapshot.output?.type !== 'deleted') return true;
      return (step?.type === 'settle' && step.outcome === 'done') || 'no deletion was completed';
    },
  },
  read: (snapshot) => {
    readDescriptor(accountDeletionFlow, snapshot);
    selectAccountDeletionView(snapshot);
  },
  situations,
  words: {
    guards: {
      accountDeleted: 'the account is deleted',
      blockersFound: 'the lender names a blocker',
      isBlocked: 'the lender names a blocker, or the blockers are unknown',
      nothingBlocks: 'nothing blocks the deletion',
      reasonChosen: 'a reason is chosen',
    },
    actions: {
      explainReason: 'Show that a reason is required',
      keepBlockers: 'Store the blockers',
      keepNote: 'Store the typed note',
      keepReason: 'Store the reason',
    },
    services: {
      accountDeletion: ran('Deleting the account'),
      deletionBlockers: fetched('The blockers of the deletion'),
    },
  },
};
