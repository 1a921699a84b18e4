import { samePlan } from '#domain/operations/operation.ts';
import { formatPeso } from '#domain/peso.ts';
import { planOf, restructureFlow, selectRestructureView } from '#machines/restructure/view.ts';
import { restructureMachine } from '#machines/restructure/restructure.machine.ts';
import type { RestructureInput } from '#machines/restructure/restructure.setup.ts';
import { fetched, ran } from '#machines/description/machine-words.ts';
import { situations } from '#machines/restructure/situations.ts';
import { type FlowModel, isEvent } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { inFilipino } from '#machines/samples/agreements.ts';
import { failures, refusals } from '#machines/samples/failures.ts';
import { forwardTo } from '#machines/samples/events.ts';
import { readDescriptor } from '#machines/samples/located.ts';
import { restructureOutcomes } from '#machines/samples/outcomes.ts';
import {
  agreedPlan,
  paidSince,
  restructureIntent,
  restructureOrder,
  reviewedOrder,
} from '#machines/samples/restructure.ts';

const input = (change: Partial<RestructureInput> = {}): RestructureInput => ({
  userKey: 'juan',
  restructureOrderId: 'restructure-1',
  page: 'restructureDescribe',
  intent: null,
  ...change,
});

/** The order after a payment of 600 pesos, which makes the new loan smaller. */
const changedOrder = restructureOrder({
  ...paidSince(600),
  schedule: restructureOrder().schedule.map((part) => ({
    ...part,
    principal: part.principal - (part.period === 3 ? 3 : 0),
  })),
});

export const restructureModel: FlowModel<typeof restructureFlow> = {
  flow: restructureFlow,
  machine: restructureMachine,
  starts: {
    describe: input(),
    details: input({ page: 'restructureDetails' }),
    confirmation: input({ page: 'restructureConfirmation' }),
    review: input({ page: 'restructureReview' }),
    openConfirmation: input({ page: 'restructureConfirmation', intent: restructureIntent }),
  },
  ends: {
    left: gives({ type: 'left', loanOrderId: 'loan-1' }),
    leftUnknown: gives({ type: 'left', loanOrderId: null }),
    completed: gives({ type: 'completed', restructureOrderId: 'restructure-1' }),
  },
  links: {
    restructureDescribe: ['customerCenter', { page: 'repay', query: { loanOrderId: 'loan-1' } }],
    restructureConfirmation: ['customerCenter', 'home', 'login'],
    restructureReview: ['customerCenter', 'home'],
  },
  services: {
    queryRestructure: {
      offered: gives(restructureOrder()),
      paidInPart: gives(restructureOrder(paidSince(200))),
      paidEnough: gives(restructureOrder(paidSince(600))),
      verifying: gives(reviewedOrder('verifyingBorrower')),
      generating: gives(reviewedOrder('generatingOrder', { ago: 60_000 })),
      created: gives(reviewedOrder('orderCreated')),
      ...failures,
      ...refusals('operationExpired', 'operationWithdrawn', 'operationSettled', 'notFound'),
    },
    previewRestructureAgreement: {
      text: gives(agreedPlan()),
      changed: gives(agreedPlan(changedOrder)),
      inFilipino: gives(inFilipino(agreedPlan())),
      confirmedMeanwhile: gives(agreedPlan(reviewedOrder('verifyingBorrower'))),
      ...failures,
      ...refusals('operationExpired'),
    },
    moneyAction: restructureOutcomes,
  },
  events: {
    'nav.forward': forwardTo('restructureDetails', 'restructureConfirmation', 'agreement', 'repay'),
    'agreement.ticked': [
      { type: 'agreement.ticked', ticked: true },
      { type: 'agreement.ticked', ticked: false },
    ],
  },
  delays: { pause: 5_000, untilExpiry: 3_600_000 },
  // The number of polls only affects the length of the pause.
  key: ({ rounds: _, failure: _failure, order, ...rest }) => ({
    ...rest,
    order: order && [order.state, order.missing, order.step],
  }),
  offers: (event, { context }) =>
    event.type !== 'agreement.ticked' || event.ticked !== context.ticked,
  byHand: {
    pairs: [
      {
        why: 'A ticked agreement is replaced by the same in another language, then by that of another plan.',
        path: [
          'confirmation > queryRestructure:offered > previewRestructureAgreement:text',
          'agreement.opened > nav.back > agreement.ticked(true)',
          'page.shown > queryRestructure:offered > previewRestructureAgreement:inFilipino',
          'agreement.opened > nav.back > agreement.ticked(true)',
          'page.shown > queryRestructure:paidInPart > previewRestructureAgreement:text',
        ].join(' > '),
      },
      {
        why: 'The borrower leaves during the review: only this path checks the outcome.',
        path: 'review > queryRestructure:verifying > nav.back',
      },
      {
        why: 'If the money action of an open confirmation breaks, a retry after a failed load resumes the attempt.',
        path: 'openConfirmation > moneyAction:breaks > queryRestructure:network > retry.pressed > moneyAction:done > nav.back',
      },
      {
        why: 'If the money action of an open confirmation breaks, the attempt stays open: reloads fetch only the restructure.',
        path: [
          'openConfirmation > moneyAction:breaks > queryRestructure:offered > previewRestructureAgreement:text',
          'page.refreshed > queryRestructure:offered > previewRestructureAgreement:text',
          'session.renewed > queryRestructure:offered > previewRestructureAgreement:text',
          'page.shown > queryRestructure:offered > previewRestructureAgreement:text > nav.back',
          'page.refreshed > queryRestructure:offered > session.renewed > queryRestructure:offered',
          'page.shown > queryRestructure:offered > nav.back',
          'page.refreshed > queryRestructure:offered > session.renewed > queryRestructure:offered',
          'page.shown > queryRestructure:offered > nav.back',
        ].join(' > '),
      },
    ],
  },
  invariants: {
    'T2: A confirmation is sent only after the question, with a read and ticked agreement.'(
      moment,
    ) {
      const { previous, snapshot } = moment;
      if (!previous || !snapshot.matches('confirming') || previous.matches('confirming'))
        return true;
      if (snapshot.context.intent !== null) return true;
      const { ticked, agreementRead } = snapshot.context;
      const wasAsking = previous.matches({ offered: { confirmation: 'asking' } });
      return (
        (wasAsking && ticked && agreementRead) || 'the confirmation is sent without a question'
      );
    },
    'T5: A tick is valid only for its own text.'({ previous, snapshot }) {
      const before = previous?.context.agreement;
      const { agreement: now, ticked } = snapshot.context;
      const isAnother = before && now && before.hash !== now.hash;
      return !isAnother || !ticked || 'another text is ticked';
    },
    'T6: An ended or unknown order never shows a form.'({ snapshot }) {
      if (snapshot.context.ending === null || snapshot.status !== 'active') return true;
      return !snapshot.matches('offered') || 'the form is shown';
    },
    'T4: A restructure in review or completed is not offered.'({ snapshot }) {
      const { order } = snapshot.context;
      const isOffered = snapshot.matches('offered');
      return !isOffered || order?.state === 'INITIATED' || `the order is ${order?.state}`;
    },
    'The plan on the confirmation page is that of its agreement.'({ snapshot }) {
      const { agreement, order } = snapshot.context;
      const confirmation = { confirmation: 'reviewingTerms' } as const;
      if (!snapshot.matches({ offered: confirmation }) || !agreement || !order) return true;
      const missing = planOf(order)
        .instalments.map(({ amount }) => formatPeso(amount))
        .filter((payment) => !agreement.html.includes(payment));
      return missing.length === 0 || `the agreement has no payment of ${missing.join(' or ')}`;
    },
    'T5: A plan that replaces the plan of an agreement is named as changed.'(moment) {
      const { step, previous, snapshot } = moment;
      const { order, problem } = snapshot.context;
      const before = previous?.context;
      if (step?.type !== 'settle' || !before?.order || !order || !snapshot.matches('offered'))
        return true;
      const isOfAgreement =
        step.service === 'previewRestructureAgreement' || before.agreement !== null;
      const isNamed = samePlan(before.order, order) || problem?.type === 'planChanged';
      return !isOfAgreement || isNamed || 'the change passes unnoticed';
    },
    'T5: Only another plan is named as changed.'({ step, previous, snapshot }) {
      const { order, page, problem } = snapshot.context;
      const before = previous?.context;
      const isNamed = problem?.type === 'planChanged' && before?.problem?.type !== 'planChanged';
      if (step?.type !== 'settle' || !isNamed || page !== 'restructureConfirmation') return true;
      const isSame = order && before?.order && samePlan(before.order, order);
      return !isSame || 'the plan is the same';
    },
    'If the tick is removed, and not by the borrower, the page shows the reason.'(moment) {
      const { step, previous, snapshot } = moment;
      const isGone = previous?.context.ticked === true && !snapshot.context.ticked;
      if (!isGone || step?.type === 'user' || !snapshot.matches('offered')) return true;
      return snapshot.context.problem !== null || 'the tick is gone without a reason';
    },
    'Refusals and failures keep the tick while the plan is unchanged.'(moment) {
      const { step, previous, snapshot } = moment;
      if (!previous?.context.ticked || isEvent(step, 'agreement.ticked')) return true;
      const { agreement, ticked } = snapshot.context;
      const isSame = agreement !== null && agreement.hash === previous.context.agreement?.hash;
      return !isSame || ticked || 'the tick is gone';
    },
  },
  read(snapshot) {
    readDescriptor(restructureFlow, snapshot);
    return selectRestructureView(snapshot);
  },
  situations,
  words: {
    guards: {
      leadsToConfirmation: 'the location is the consent page',
      operationEnded: 'the restructure can no longer be confirmed',
      confirmedMeanwhile: 'the restructure was confirmed meanwhile',
      planChanged: 'the lender refused because the plan has changed',
      restructureTaken: 'the restructure is confirmed',
    },
    actions: {
      dropRestructure: 'Discard the plan and the agreement',
      keepEnding: 'Store why the restructure can no longer be confirmed',
      keepRestructure: 'Store the restructure',
    },
    services: {
      previewRestructureAgreement: fetched('The plan, and its agreement'),
      queryRestructure: fetched('The restructure’s status'),
      restructure: ran('The restructure'),
    },
  },
};
