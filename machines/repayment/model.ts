import type { SnapshotFrom } from 'xstate';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { day } from '#domain/constants.ts';
import { amountOfFirst, payableCounts } from '#domain/payments/repayment-check.ts';
import { handoverOfRepayment } from '#domain/loans/status-routing.ts';
import { requestedNow, noRequestReason } from '#machines/repayment/attempt.ts';
import { repaymentFlow, selectRepaymentView } from '#machines/repayment/view.ts';
import { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import type { RepaymentInput } from '#machines/repayment/context.ts';
import { fetched, ran } from '#machines/description/machine-words.ts';
import { situations } from '#machines/repayment/situations/situations.ts';
import { type FlowModel, isEvent } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { failures, refusals } from '#machines/samples/failures.ts';
import { forwardTo } from '#machines/samples/events.ts';
import { feeIntent, now as today, repayIntent } from '#machines/samples/loans.ts';
import { initiations, repaymentOutcomes } from '#machines/samples/outcomes.ts';
import { readDescriptor } from '#machines/samples/located.ts';
import { paidNote } from '#machines/samples/checkstand.ts';
import { offers, openRollover, restructuring } from '#machines/samples/operations.ts';
import { overpayment, refund } from '#machines/samples/overpayment.ts';
import {
  detail,
  movedDetail,
  paidInFull,
  paidPending,
  payment,
  pending,
  signed,
  signedDisclosure,
  signedRestructure,
  detailWithHistory,
  unpaidFee,
} from '#machines/samples/repayment.ts';

const input = (change: Partial<RepaymentInput> = {}): RepaymentInput => ({
  userKey: 'juan',
  loanOrderId: 'loan-1',
  page: 'repay',
  record: null,
  intent: null,
  ...change,
});

type Snapshot = SnapshotFrom<typeof repaymentMachine>;

/** Outcomes of `queryPendingRepayPlan` with an operation that is offered or in progress. */
const operationOutcomes = new Set(['offered', 'rolling', 'restructuring']);

const pays = (snapshot: Snapshot) => snapshot.matches('paying') || snapshot.matches('payingFee');

export const repaymentModel: FlowModel<typeof repaymentFlow> = {
  flow: repaymentFlow,
  machine: repaymentMachine,
  starts: {
    repay: input(),
    plan: input({ page: 'repayPlan' }),
    detail: input({ page: 'repayDetail' }),
    openPayment: input({ page: 'repayPlan', intent: repayIntent }),
    openFee: input({ intent: feeIntent }),
  },
  ends: {
    left: gives({ type: 'left' }),
    opens: gives({ type: 'opens', location: { page: 'review', query: { loanOrderId: 'loan-1' } } }),
    opensOther: gives({ type: 'opensOther', loanOrderId: 'loan-2', from: 'loan-1' }),
  },
  links: {
    repay: [
      'customerCenter',
      'home',
      { page: 'repayOffline', query: { loanOrderId: 'loan-1' } },
      'login',
    ],
    repayDetail: [
      'home',
      { page: 'ticketForm', query: { loanOrderId: 'loan-1', about: 'paymentNotPosted' } },
    ],
  },
  services: {
    queryPendingRepayPlan: {
      due: gives(pending()),
      offered: gives(
        pending({ offers: offers(), noted: [paidNote({ notedAt: today - 5 * day })] }),
      ),
      paid: gives(paidPending()),
      restructuring: gives(pending({ offers: restructuring() })),
      rolling: gives(pending({ offers: offers({ open: openRollover }) })),
      unpayable: gives(pending({ cardNumber: '' })),
      neverPaidOut: gives(pending({ status: loanStatus.lending })),
      nothingDue: gives(null),
      ...failures,
      ...refusals('notFound'),
    },
    queryRepayOrderDetail: {
      detail: gives(detail({ payments: [payment()] })),
      feeUnpaid: gives(detail(unpaidFee)),
      settled: gives(detail({ status: loanStatus.settled })),
      told: gives(detailWithHistory()),
      paidInFull: gives(paidInFull()),
      moved: gives(movedDetail()),
      overpaid: gives(detail({ overpaid: overpayment() })),
      reviewing: gives(detail({ status: loanStatus.reviewing })),
      cancelled: gives(detail({ status: loanStatus.cancelled })),
      ...failures,
      ...refusals('notFound'),
    },
    refundOverpayment: {
      sending: gives({ overpaid: overpayment({ centavos: 0, refund: refund() }) }),
      ...failures,
    },
    rolloverRestructureInitiation: initiations.rollover,
    moneyAction: repaymentOutcomes,
  },
  events: {
    'nav.forward': forwardTo('repayPlan', 'repayDetail', 'repay'),
    'instalments.chosen': [
      { type: 'instalments.chosen', count: 1 },
      { type: 'instalments.chosen', count: 2 },
      { type: 'instalments.chosen', count: 3 },
    ],
    'operation.requested': [{ type: 'operation.requested', kind: 'rollover' }],
    'otherLoan.opened': [{ type: 'otherLoan.opened', loanOrderId: 'loan-2' }],
    'document.opened': [
      { type: 'document.opened', hash: signed.hash },
      { type: 'document.opened', hash: signedDisclosure.hash },
      { type: 'document.opened', hash: signedRestructure.hash },
    ],
  },
  key: ({ pending: due, detail: known, count, page, gone, paid, intent, ...rest }) => ({
    due: due && [due.cardNumber, due.offers !== undefined, due.offers?.open, due.oncePosted],
    payAnyway: rest.payAnyway,
    count,
    page,
    gone,
    paid,
    intent: intent?.baseline.kind,
    detail: known && [
      known.status,
      known.unpaidServiceFee,
      known.story && [known.story.newLoan],
      known.overpaid,
    ],
    wanted: rest.wanted,
    problem: rest.problem !== null,
    notStarted: rest.notStarted !== null,
    failed: rest.failure !== null,
    refundFailed: rest.refundFailure !== null,
  }),
  // Excluded: replies with an operation after details, a problem or a payment; and the details, the
  // plan and a payment after a withdrawn operation.
  walks(step, { context: { detail: known, gone, paid, problem } }) {
    if (step.type === 'settle' && operationOutcomes.has(step.outcome)) {
      return known === null && problem === null && !paid;
    }
    return (
      gone.length === 0 ||
      !isEvent(step, 'nav.forward', 'detail.opened', 'plan.opened', 'payment.confirmed')
    );
  },
  offers: (event, { context }) =>
    event.type !== 'instalments.chosen' || event.count !== context.count,
  invariants: {
    'After a payment, the page shows no older details.'({ previous, snapshot }) {
      const isPaidNow = snapshot.context.paid && previous?.context.paid === false;
      return !isPaidNow || snapshot.context.detail === null || 'the older details are shown';
    },
    'A loan that its details report as settled requests no payment, even if an older reply named an amount.'({
      snapshot,
    }) {
      const { pending: due, detail: known } = snapshot.context;
      const isSettled = known?.status === loanStatus.settled;
      return !isSettled || due === null || 'the older amount is still requested';
    },
    'R4: Only a loan that the borrower paid has a certificate, not one that is owed or replaced.'({
      snapshot,
    }) {
      if (!snapshot.matches({ detail: 'certificate' })) return true;
      const { detail: known } = snapshot.context;
      const paid = known?.status === loanStatus.settled && known.story?.newLoan === null;
      return paid || `a loan at ${known?.status} is`;
    },
    'R4: A document uses the loaded details, and closing it shows them again.'(moment) {
      const { previous, snapshot } = moment;
      const papers = ['statement', 'certificate', 'disclosure', 'document'] as const;
      const reads = (one: typeof snapshot) => papers.some((name) => one.matches({ detail: name }));
      if (reads(snapshot) && !snapshot.context.detail?.story) return 'the document has no details';
      if (!previous || !reads(previous)) return true;
      const [before, now] = [previous, snapshot].map(({ context }) =>
        JSON.stringify(context.detail),
      );
      return before === now || 'the detail is another one';
    },
    'Money is sent only after the question with the amount and the account.'(moment) {
      const { previous, snapshot } = moment;
      if (!previous || !pays(snapshot) || pays(previous)) return true;
      return (
        previous.matches({ due: 'confirming' }) ||
        previous.matches({ detail: 'confirmingFee' }) ||
        snapshot.context.intent !== null ||
        'the payment is sent without a question'
      );
    },
    'A payment that the loan does not request needs a question: about money on its way, or a restructure that the payment cancels.'({
      previous,
      snapshot,
    }) {
      if (!previous?.matches({ due: 'confirming' }) || !pays(snapshot)) return true;
      const { pending: due, payAnyway } = previous.context;
      const covered = due !== null && noRequestReason({ pending: due, payAnyway: false }) !== null;
      return payAnyway || !covered || 'the payment is sent without that question';
    },
    'A service fee is sent only while an unpaid fee is on screen, or to resume an open attempt (O12).'(
      moment,
    ) {
      const { previous, snapshot } = moment;
      if (!previous || !snapshot.matches('payingFee') || previous.matches('payingFee')) return true;
      const { detail: shown, intent } = previous.context;
      const isUnpaid = shown !== null && shown.unpaidServiceFee > 0;
      return intent !== null || isUnpaid || 'there was no unpaid fee on screen';
    },
    'V1: An operation that the lender’s config refused is not offered again during this visit.'({
      snapshot,
    }) {
      const { gone } = snapshot.context;
      const kind = 'rollover';
      const offered = snapshot.can({ type: 'operation.requested', kind });
      return !gone.includes(kind) || !offered || 'the operation is offered again';
    },
    'V9: The loan can always be paid, after a question if it requests no payment.'({ snapshot }) {
      const { pending: due, gone } = snapshot.context;
      if (!snapshot.matches({ due: 'choosing' }) || !due?.offers || due.cardNumber === '')
        return true;
      const payable =
        snapshot.can({ type: 'payment.requested' }) ||
        snapshot.can({ type: 'payAnyway.requested' });
      return payable || `nothing can be paid, with ${gone.length} gone`;
    },
    'Whenever the page is shown, or a new day begins, it fetches the amounts again.'(moment) {
      const { step, previous, snapshot } = moment;
      if (!previous || !isEvent(step, 'page.shown')) return true;
      const shows = (one: typeof snapshot) =>
        one.matches('due') ||
        one.matches('plan') ||
        one.matches({ detail: 'showing' }) ||
        one.matches({ detail: 'confirmingFee' });
      return !shows(previous) || !shows(snapshot) || 'the earlier amounts stay';
    },
    'O6: Each choice of instalments asks for money, and one of them is chosen.'({ snapshot }) {
      if (!snapshot.matches({ due: 'choosing' })) return true;
      const { count, counts, requested, noRequestReason: reason } = selectRepaymentView(snapshot);
      const choices = requested.installments.map((_, index) => index + 1);
      const open = choices.filter((one) =>
        snapshot.can({ type: 'instalments.chosen', count: one }),
      );
      if (open.some((one) => amountOfFirst(requested, one) === 0))
        return 'a choice asks for nothing';
      return reason !== null || counts.includes(count) || `choice ${count} is not listed`;
    },
    'A loan that was never paid out shows no debt.'({ snapshot }) {
      const { pending: due, detail: known } = snapshot.context;
      const shown = [due, known].find((one) => one && handoverOfRepayment(one) !== null);
      return !shown || `a loan at ${shown.status} is`;
    },
    'Only the borrower changes the chosen instalments; refusals and failures do not.'(moment) {
      const { step, previous, snapshot } = moment;
      if (!previous || isEvent(step, 'instalments.chosen')) return true;
      const requestedIn = ({ context }: typeof snapshot) => requestedNow(context).installments;
      const chosen = (one: typeof snapshot) => requestedIn(one)[one.context.count - 1]?.period;
      const [before, now] = [chosen(previous), chosen(snapshot)];
      if (before === undefined || now === undefined) return true;
      // If the number of overdue instalments changed since the choice, other choices are listed.
      if (previous.context.late !== snapshot.context.late) return true;
      // Instalments that were paid or noted as paid elsewhere meanwhile cannot be chosen.
      const stays = requestedIn(snapshot).findIndex(({ period }) => period === before) + 1;
      if (!payableCounts(requestedNow(snapshot.context)).includes(stays)) return true;
      return now === before || `the choice changed from instalment ${before} to ${now}`;
    },
  },
  read: (snapshot) => readDescriptor(repaymentFlow, snapshot),
  situations,
  words: {
    guards: {
      operationOffered: 'the lender offers the operation',
      operationOpen: 'an operation is open',
      nothingAsked: 'everything due is on its way or being restructured',
      countPossible: 'the number of instalments can be paid',
      storyTold: 'the reply contains the loan’s story',
      paidInFull: 'the loan was paid in full',
      isDisclosure: 'the document is a disclosure',
      isRestructure: 'the document is the agreement of a restructure',
      isSigned: 'the document was signed',
      isOtherLoan: 'the order comes before or after the loan',
      dueKnown: 'the amount due is known',
      leadsToDetail: 'the location is the repayment detail',
      leadsToPlan: 'the location is the plan',
      neverPaidOut: 'the loan was never paid out',
      feePayable: 'a service fee is unpaid, and its payment page is known',
      feeUnknown: 'the outcome of a service-fee payment is unknown',
      paymentTaken: 'the lender accepted the payment',
      requestValid: 'an amount and a payment method are chosen',
      somethingDue: 'an amount is due',
    },
    actions: {
      describeOperation: 'End: open the new order’s page',
      withdrawOffer: 'Hide the offer during this visit',
      forgetWanted: 'Clear the requested operation',
      forgetNotStarted: 'Clear the error of the start',
      explainNotStarted: 'Show that it is unknown whether the operation started',
      askAllTheSame: 'Allow a payment in spite of the money on its way',
      keepWanted: 'Store the requested operation',
      openOther: 'End: open the other order’s detail',
      chooseCount: 'Store the chosen instalments',
      handOver: 'End: open the page of the loan’s status',
      keepDocument: 'Store which document is open',
      keepDetail: 'Store the plan and the payments',
      clearRefundFailure: 'Clear the refund’s error',
      keepPending: 'Store the amount due',
      markPaid: 'Store that the amount is paid',
    },
    services: {
      queryPendingRepayPlan: fetched('The amount due'),
      queryRepayOrderDetail: fetched('The plan and the payments'),
      repayment: ran('Repayment'),
    },
  },
};
