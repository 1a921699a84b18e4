import { samePlan } from '#domain/operations/operation.ts';
import { rolloverFlow, selectRolloverView } from '#machines/rollover/view.ts';
import { rolloverMachine } from '#machines/rollover/rollover.machine.ts';
import type { RolloverInput } from '#machines/rollover/rollover.setup.ts';
import { fetched, ran } from '#machines/description/machine-words.ts';
import { situations } from '#machines/rollover/situations.ts';
import { type FlowModel, isEvent } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { forwardTo } from '#machines/samples/events.ts';
import { failures, refusals } from '#machines/samples/failures.ts';
import { readDescriptor } from '#machines/samples/located.ts';
import { deferral, deferralIntent, rolledOver } from '#machines/samples/operations.ts';
import { initiations, rolloverOutcomes } from '#machines/samples/outcomes.ts';

const input = (change: Partial<RolloverInput> = {}): RolloverInput => ({
  userKey: 'juan',
  deferralOrderId: 'deferral-1',
  page: 'rolloverDescribe',
  intent: null,
  ...change,
});

const another = { html: '<h2>Other terms</h2>', version: '1', hash: 'def' };

export const rolloverModel: FlowModel<typeof rolloverFlow> = {
  flow: rolloverFlow,
  machine: rolloverMachine,
  starts: {
    describe: input(),
    details: input({ page: 'rolloverDetails' }),
    openConfirmation: input({ intent: deferralIntent }),
  },
  ends: {
    left: gives({ type: 'left', loanOrderId: 'loan-1' }),
    leftUnknown: gives({ type: 'left', loanOrderId: null }),
    opens: gives({
      type: 'opens',
      location: { page: 'operationSuccess', query: { deferralOrderId: 'deferral-1' } },
    }),
  },
  services: {
    repayDeferralDetail: {
      initiated: gives(deferral()),
      paidTooLittle: gives(
        deferral({
          paidAmount: 200,
          missing: 360,
          received: [{ reference: '7F3A92C01B', amount: 200, paidAt: 1_700_000_000_000 }],
          disclosure: another,
        }),
      ),
      inFilipino: gives(
        deferral({
          disclosure: { html: '<h1>Disclosure, sa Filipino</h1>', version: '1', hash: 'fil' },
        }),
      ),
      overCap: gives(deferral({ cost: { byPlan: 560, after: 5120, cap: 5000 } })),
      processing: gives(rolledOver({ state: 'CONFIRMED', confirmedBy: 'payment' })),
      done: gives(rolledOver()),
      ...failures,
      ...refusals('operationExpired', 'operationSettled', 'notFound'),
    },
    rolloverRestructureInitiation: initiations.rollover,
    moneyAction: rolloverOutcomes,
  },
  events: {
    'nav.forward': forwardTo('rolloverDetails', 'agreement', 'repay'),
    'consent.ticked': [
      { type: 'consent.ticked', ticked: true },
      { type: 'consent.ticked', ticked: false },
    ],
  },
  byHand: {
    pairs: [
      {
        why: 'A ticked disclosure is replaced by the same in another language, then by that of other terms.',
        path: [
          'describe > repayDeferralDetail:initiated > consent.ticked(true)',
          'page.shown > lookAgain:inFilipino > consent.ticked(true)',
          'page.shown > lookAgain:paidTooLittle',
        ].join(' > '),
      },
    ],
  },
  offers(event, snapshot) {
    const { ticked, overCaps, loanKnown } = selectRolloverView(snapshot);
    switch (event.type) {
      case 'consent.ticked':
        return event.ticked !== ticked && !overCaps;
      case 'rollover.requested':
        return !overCaps;
      case 'retry.pressed':
        return !snapshot.matches('open');
      case 'repayment.opened':
        return loanKnown;
      default:
        return true;
    }
  },
  // While the rollover is open, failures are interchangeable. Afterwards the failure’s code decides
  // which actions the page offers.
  key: ({ order, page, ticked, problem, failure, intent }) => ({
    state: order?.state,
    hash: order?.disclosure.hash,
    after: order?.cost.after,
    page,
    ticked,
    hasProblem: problem !== null,
    failed: failure?.kind === 'business' ? failure.code : failure !== null,
    resumes: intent !== null,
  }),
  // Excluded: most combinations of the watch and the form; each is walked while the other is idle.
  walks(step, snapshot) {
    const { problem, failure, page } = snapshot.context;
    if (!snapshot.matches('open')) return true;
    const quiet = problem === null && failure === null && page === 'rolloverDescribe';
    if (isEvent(step, 'page.shown', 'page.refreshed')) {
      return quiet && snapshot.matches({ open: { desk: 'terms' } });
    }
    if (step.type === 'user' || step.type === 'elapse') {
      const resting = snapshot.matches({ open: { watch: 'waiting' } });
      return resting || step.type === 'elapse' || isEvent(step, 'session.renewed', 'retry.pressed');
    }
    return true;
  },
  // Fixed times replace the validity of a price, and the pause that grows with the number of polls.
  delays: { untilOfferExpires: 45_000, pause: 5000 },
  invariants: {
    'V3: Only the borrower ticks the consent.'({ step, previous, snapshot }) {
      const before = previous?.context.ticked ?? false;
      if (!snapshot.context.ticked || before || isEvent(step, 'consent.ticked')) return true;
      return 'the consent is ticked without the borrower';
    },
    'V2: Payment and confirmation are sent only after the question, with a ticked consent.'({
      previous,
      snapshot,
    }) {
      if (!previous || !snapshot.matches('confirming') || previous.matches('confirming'))
        return true;
      const wasAsking = previous.matches({ open: { desk: 'asking' } }) && previous.context.ticked;
      return (
        wasAsking ||
        snapshot.context.intent !== null ||
        'the confirmation is sent without a question'
      );
    },
    'V2: Back is refused during the confirmation and the processing.'({ snapshot }) {
      const runs = snapshot.matches('confirming') || snapshot.matches('processing');
      return !runs || !snapshot.can({ type: 'nav.back' }) || 'back is accepted';
    },
    'V2: A refusal ends the polling.'({ step, snapshot }) {
      const isAnswer = step?.type === 'settle' && step.service === 'lookWhetherDone';
      const refusal = snapshot.context.failure?.kind === 'business';
      return (
        !isAnswer || !refusal || snapshot.matches('closed') || 'the app polls again after a refusal'
      );
    },
    'V4: A rollover above the legal cost cannot be confirmed.'({ snapshot }) {
      const { overCaps } = selectRolloverView(snapshot);
      const isAsking = snapshot.matches({ open: { desk: 'asking' } });
      return !overCaps || !isAsking || 'the confirmation question is open';
    },
    'V5: An insufficient payment is shown with the terms.'({ snapshot }) {
      const { order } = snapshot.context;
      const short = order !== null && order.paidAmount > 0 && order.missing > 0;
      if (!snapshot.matches({ open: { desk: 'terms' } })) return true;
      const isShown = snapshot.matches({ open: { desk: { terms: 'insufficient' } } });
      return isShown === short || `the page ${isShown ? 'shows' : 'hides'} the missing amount`;
    },
    'V6: Changed terms clear the consent.'({ previous, snapshot }) {
      const before = previous?.context.order?.disclosure.hash;
      const now = snapshot.context.order?.disclosure.hash;
      if (before === undefined || now === undefined || before === now) return true;
      return !snapshot.context.ticked || 'the consent is still ticked';
    },
    'V6: Only changed terms are named as changed, and a cleared consent always has a reason.'({
      step,
      previous,
      snapshot,
    }) {
      const before = previous?.context;
      const { order, problem, ticked } = snapshot.context;
      if (step?.type !== 'settle' || !before?.order || !order) return true;
      const isNamed = problem?.type === 'termsChanged' && before.problem?.type !== 'termsChanged';
      if (isNamed && samePlan(before.order, order)) return 'unchanged terms are named as changed';
      const isGone =
        before.ticked && !ticked && snapshot.matches('open') && previous?.matches('open');
      return !isGone || problem !== null || 'the consent is gone without a reason';
    },
    'V6: An ended order or another borrower’s cannot be confirmed.'({ snapshot }) {
      const over = snapshot.matches('closed') || snapshot.matches('failed');
      return !over || selectRolloverView(snapshot).order === null || 'its form is shown';
    },
  },
  read: (snapshot) => {
    readDescriptor(rolloverFlow, snapshot);
    selectRolloverView(snapshot);
  },
  situations,
  words: {
    guards: {
      canRenew: 'another price can be requested',
      consentGiven: 'the consent is ticked, and the price is within the legal caps',
      consentGone: 'the consent is not ticked, or the price exceeds the legal caps',
      detailsWanted: 'the details are requested',
      leadsToDisclosure: 'the location is the disclosure',
      nothingPaid: 'nothing was paid for the rollover',
      paidTooLittle: 'less than the rollover’s price was paid',
      rolloverConfirmed: 'the rollover is confirmed',
      rolloverDone: 'the rollover is completed',
      rolloverTaken: 'the lender accepted the rollover',
    },
    actions: {
      keepDeferral: 'Store the rollover; changed terms reset the consent',
      keepNewOrder: 'Use the new order',
      openSuccess: 'End: open the success page',
      untick: 'Untick the consent',
    },
    services: {
      repayDeferralDetail: fetched('The rollover’s status'),
      rollover: ran('The rollover'),
    },
  },
};
