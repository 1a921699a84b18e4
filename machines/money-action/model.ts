import { codes } from '#domain/codes.ts';
import type { MoneyRequest } from '#domain/money.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import { selectMoneyView } from '#machines/money-action/view.ts';
import { answered, ran, worked } from '#machines/description/machine-words.ts';
import { situations } from '#machines/money-action/situations.ts';
import type { MachineModel } from '#machines/walk/model.ts';
import { gives, throws } from '#machines/walk/service.ts';
import { failures, onThePhone, refusalOf } from '#machines/samples/failures.ts';
import { agreement, applyIntent, choice } from '#machines/samples/loans.ts';

const request: MoneyRequest = {
  kind: 'applyOrder',
  choice,
  agreement,
};

const anotherIntent = { ...applyIntent, attemptId: 'attempt-of-another-page' };

/** A refusal with a code that does not prove that the attempt had no effect. */
const unlisted = { kind: 'business', code: 999_999, message: 'not on a Sunday' } as const;

const receipt = { kind: 'applyOrder', loanOrderId: 'loan-1' } as const;

export const moneyActionModel: MachineModel<typeof moneyActionMachine> = {
  machine: moneyActionMachine,
  starts: {
    attempt: { userKey: 'juan', start: { type: 'attempt', request } },
    resumed: { userKey: 'juan', start: { type: 'resume', intent: applyIntent } },
  },
  services: {
    prepareAttempt: {
      ready: gives({ outcome: 'ready', intent: applyIntent }),
      pending: gives({ outcome: 'pending', intent: anotherIntent }),
      taken: gives({ outcome: 'taken', receipt }),
      ...failures,
      ...onThePhone,
    },
    submitMoney: {
      ok: gives({ outcome: 'ok', receipt }),
      creditNotUsable: gives({ outcome: 'refused', failure: refusalOf('creditNotUsable') }),
      amountNotOffered: gives({ outcome: 'refused', failure: refusalOf('amountNotOffered') }),
      offerChanged: gives({ outcome: 'refused', failure: refusalOf('offerChanged') }),
      couponNotUsable: gives({ outcome: 'refused', failure: refusalOf('couponNotUsable') }),
      loanPending: gives({ outcome: 'refused', failure: refusalOf('loanPending') }),
      consentMissing: gives({ outcome: 'refused', failure: refusalOf('consentMissing') }),
      notSent: gives({ outcome: 'notSent', ...onThePhone.unreadable }),
      pending: gives({ outcome: 'pending', intent: anotherIntent }),
      unlisted: throws(unlisted),
      ...failures,
    },
    reconcileMoney: {
      taken: gives({ outcome: 'taken', receipt }),
      notTaken: gives({ outcome: 'notTaken' }),
      tokenInvalid: throws({ kind: 'business', code: codes.tokenInvalid, message: 'invalid' }),
      ...failures,
    },
    closeIntent: {
      closed: gives({ answer: null }),
      answered: gives({ answer: unlisted }),
      ...onThePhone,
    },
  },
  events: {},
  // The number of reconciliations only affects the length of the pause, which has a maximum.
  key: ({ intent, own, readings, failure, answer }) => ({
    intent: intent?.attemptId,
    own,
    readings: Math.min(readings, 5),
    failure,
    answered: answer !== null,
  }),
  invariants: {
    'The tag `sending` is set exactly while the attempt is prepared or submitted.'({
      snapshot,
      services,
    }) {
      if (snapshot.status !== 'active') return true;
      const sends = services.has('prepareAttempt') || services.has('submitMoney');
      return snapshot.hasTag('sending') === sends || 'the tag is wrong';
    },
    'An attempt that may have been sent is never sent again.'({ previous, snapshot, services }) {
      if (!previous?.matches('unknown')) return true;
      const sends = snapshot.matches('submitting') || services.has('submitMoney');
      return !sends || 'the attempt is sent again';
    },
    'Only the action’s own attempt is sent.'({ snapshot: { context }, services }) {
      return !services.has('submitMoney') || context.own || 'another attempt is sent';
    },
  },
  read: (snapshot) => selectMoneyView(snapshot),
  situations,
  words: {
    guards: {
      nothingSent: 'nothing was sent',
      openAttemptFound: 'an attempt is already open',
      serverAccepted: 'the lender accepted the request',
      serverRefused: 'the lender refused the request',
      serverTookIt: 'the request took effect',
    },
    actions: {
      adoptIntent: 'Follow the open attempt',
      countReading: 'Count the reconciliation calls',
      keepAnswer: 'Store the lender’s answer',
      keepNotedAnswer: 'Take the stored answer of the lender',
      keepOwnIntent: 'Store the attempt as this page’s own',
    },
    services: {
      closeIntent: worked('Closing the attempt’s journal entry'),
      moneyAction: ran('The money action'),
      prepareAttempt: worked('Writing the attempt to the journal'),
      reconcileMoney: answered('The reconciliation'),
      submitMoney: answered('The request'),
    },
  },
};
