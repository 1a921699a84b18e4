import { sameTerms } from '#domain/loans/quota.ts';
import type { BorrowRecord } from '#domain/loans/records.ts';
import { formatPeso } from '#domain/peso.ts';
import { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import { borrowFlow } from '#machines/borrow/view.ts';
import type { BorrowInput } from '#machines/borrow/borrow.setup.ts';
import { choiceOf } from '#machines/borrow/choice.ts';
import { fetched, ran } from '#machines/description/machine-words.ts';
import { situations } from '#machines/borrow/situations.ts';
import { type FlowModel, isEvent } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { failures, onThePhone, refusals } from '#machines/samples/failures.ts';
import { forwardTo } from '#machines/samples/events.ts';
import { inFilipino } from '#machines/samples/agreements.ts';
import { applyIntent, coupon, dearer, limit, offerFor, termsOn } from '#machines/samples/loans.ts';
import { readDescriptor } from '#machines/samples/located.ts';
import { applicationOutcomes, creditChecks, loanRoutes } from '#machines/samples/outcomes.ts';

const input = (change: Partial<BorrowInput> = {}): BorrowInput => ({
  userKey: 'juan',
  page: 'limit',
  record: null,
  intent: null,
  ...change,
});

const stored = (change: Partial<BorrowRecord> = {}): BorrowInput =>
  input({
    page: 'confirm',
    record: {
      version: 1,
      step: 'confirm',
      amountText: '5000',
      term: 61,
      couponIds: [],
      ...change,
    },
  });

export const borrowModel: FlowModel<typeof borrowFlow> = {
  flow: borrowFlow,
  machine: borrowMachine,
  starts: {
    limit: input(),
    quota: input({ page: 'quota' }),
    confirmWithoutRecord: input({ page: 'confirm' }),
    confirmRemembered: stored(),
    termGone: stored({ term: 30 }),
    couponGone: stored({ couponIds: ['coupon-gone'] }),
    openApplication: input({ intent: applyIntent }),
  },
  ends: {
    applied: gives({ type: 'applied', loanOrderId: 'loan-1' }),
    review: gives({ type: 'review' }),
    left: gives({ type: 'left' }),
  },
  links: { confirm: ['customerCenter', 'home', 'login'] },
  services: {
    loadLimit: {
      limit: gives(limit()),
      nothingAvailable: gives(limit({ availableLimit: 0 })),
      rejected: gives(
        limit({
          closed: { reason: 'rejected', loanOrderId: 'loan-1', applyAgainOn: '2024-12-06' },
        }),
      ),
      expired: gives(limit({ closed: { reason: 'expired' } })),
      ...failures,
      ...refusals('creditNotUsable'),
    },
    priceLoan: {
      to: (choice) => ({
        priced: gives(offerFor(choice)),
        anotherTerm: gives(offerFor({ ...choice, term: 120 })),
        ...failures,
        ...refusals('creditNotUsable', 'amountNotOffered', 'couponNotUsable'),
      }),
    },
    previewAgreement: {
      to: (choice) => ({
        agreement: gives(termsOn(offerFor(choice))),
        changed: gives(termsOn(dearer(offerFor(choice)))),
        inFilipino: gives(inFilipino(termsOn(offerFor(choice)))),
        ...failures,
        ...refusals('creditNotUsable', 'amountNotOffered', 'couponNotUsable'),
      }),
    },
    reportExpiredCredit: {
      opened: gives({ opened: true }),
      noApp: gives({ opened: false }),
      ...onThePhone,
    },
    creditCheck: creditChecks,
    loanStatusRouting: loanRoutes,
    moneyAction: applicationOutcomes,
  },
  events: {
    'nav.forward': forwardTo('quota', 'confirm', 'agreement', 'review'),
    'application.opened': [{ type: 'application.opened', loanOrderId: 'loan-1' }],
    'amount.changed': [
      { type: 'amount.changed', text: '6000' },
      { type: 'amount.changed', text: '17' },
    ],
    'term.chosen': [{ type: 'term.chosen', term: 91 }],
    'coupon.toggled': [{ type: 'coupon.toggled', couponId: coupon.couponId }],
    'agreement.ticked': [
      { type: 'agreement.ticked', ticked: true },
      { type: 'agreement.ticked', ticked: false },
    ],
  },
  byHand: {
    transitions: [
      {
        why: 'The lender no longer offers the stored term.',
        path: 'termGone > loadLimit:limit',
      },
      {
        why: 'A stored coupon can no longer be used.',
        path: 'couponGone > loadLimit:limit',
      },
    ],
    pairs: [
      {
        why: 'A ticked agreement is replaced by the same in another language, then by that of other terms.',
        path: [
          'confirmRemembered > loadLimit:limit > repriceLoan:priced > previewAgreement:agreement',
          'agreement.opened > nav.back > agreement.ticked(true)',
          'page.shown > previewAgreement:inFilipino',
          'agreement.opened > nav.back > agreement.ticked(true)',
          'page.shown > previewAgreement:changed',
        ].join(' > '),
      },
    ],
  },
  offers(event, { context: { draft, ticked } }) {
    switch (event.type) {
      case 'amount.changed':
        return event.text !== draft.amountText;
      case 'term.chosen':
        return event.term !== draft.term;
      case 'agreement.ticked':
        return event.ticked !== ticked;
      default:
        return true;
    }
  },
  key: ({ limit: known, record, draft, resumeAt, offer, agreementRead, ticked, intent }) => ({
    stored: known ? null : record,
    available: known?.quota.availableLimit,
    closed: known?.quota.closed?.reason,
    typed: draft.amountText,
    choice: known && choiceOf(draft, known.quota),
    offer: offer && { choice: offer.choice, interest: offer.calculation.interest },
    resumeAt,
    agreementRead,
    ticked,
    resumes: intent !== null,
  }),
  invariants: {
    'Only the borrower changes the amount, and a term that is still offered.'(moment) {
      const { step, previous, snapshot } = moment;
      const { draft: now, limit: known } = snapshot.context;
      if (!previous?.context.limit || !known) return true;
      if (isEvent(step, 'amount.changed', 'term.chosen')) return true;
      const before = previous.context.draft;
      const isSameTerm = known.quota.terms.every(
        (term) => term !== before.term || term === now.term,
      );
      const isSame = now.amountText === before.amountText && isSameTerm;
      return isSame || `${JSON.stringify(before)} became ${JSON.stringify(now)}`;
    },
    'A chosen term or coupon that is no longer offered is named on the amount page.'(moment) {
      const { previous, snapshot } = moment;
      const isConfirming = snapshot.matches('repricing');
      if (!previous?.matches('loading') || !(isConfirming || snapshot.matches('quota')))
        return true;
      const { limit: known, draft, record } = previous.context;
      const chosen = known ? draft : record;
      const { draft: now, problem } = snapshot.context;
      if (!chosen) return true;
      if (now.term === chosen.term && now.couponIds.length === chosen.couponIds.length) return true;
      if (isConfirming) return 'the confirmation shows the new choice';
      return problem !== null || 'the choice has changed without a word';
    },
    'Whenever the page is shown, or a new day begins, it fetches the terms again.'(moment) {
      const { step, previous, snapshot } = moment;
      if (!previous || !isEvent(step, 'page.shown')) return true;
      const shows = (one: typeof snapshot) =>
        one.matches('limit') ||
        one.matches({ quota: 'priced' }) ||
        one.matches({ confirm: 'reviewingTerms' });
      return !shows(previous) || !shows(snapshot) || 'the earlier terms stay';
    },
    'If the borrower cannot borrow, they cannot choose, confirm or apply.'({ snapshot }) {
      const { limit: known, intent } = snapshot.context;
      if (!known?.quota.closed || intent !== null) return true;
      const isOpen =
        snapshot.matches('quota') || snapshot.matches('confirm') || snapshot.matches('applying');
      return !isOpen || 'the limit is closed, and the flow continues';
    },
    'An unread or unticked agreement is a problem only on the confirmation page.'({ snapshot }) {
      const { problem } = snapshot.context;
      const isMissing = problem?.type === 'readFirst' || problem?.type === 'tickFirst';
      return !isMissing || snapshot.matches('confirm') || `it is ${problem.type}`;
    },
    'The limit page shows no failure of a price or an agreement.'({ previous, snapshot }) {
      if (!previous?.matches('quota') || !snapshot.matches('limit')) return true;
      return snapshot.context.failure === null || 'a failure is left';
    },
    'A ticked agreement was read.'({ snapshot: { context } }) {
      return !context.ticked || context.agreementRead || 'the ticked agreement is unread';
    },
    'The terms on the confirmation page are those of its agreement.'({ snapshot }) {
      const { agreement, offer } = snapshot.context;
      if (!snapshot.matches({ confirm: 'reviewingTerms' }) || !agreement || !offer) return true;
      const missing = offer.schedule
        .map(({ principal, interest }) => formatPeso(principal + interest))
        .filter((payment) => !agreement.html.includes(payment));
      return missing.length === 0 || `the agreement has no payment of ${missing.join(' or ')}`;
    },
    'An agreement that changes is read and ticked again, and the page reports the change.'(moment) {
      const { previous, snapshot } = moment;
      const { agreement, agreementRead, offer, problem, ticked } = snapshot.context;
      const before = previous?.context;
      if (!agreement || !before?.agreement || agreement.hash === before.agreement.hash) return true;
      const isSame = offer !== null && before.offer !== null && sameTerms(before.offer, offer);
      if (agreementRead || ticked) return 'the agreement is not read and ticked again';
      const isNamed = problem?.type === 'termsChanged';
      const isNew = isNamed && before.problem?.type !== 'termsChanged';
      if (isSame && isNew) return 'unchanged terms are named as changed';
      return (
        (isSame ? !before.ticked || problem !== null : isNamed) || 'the change passes unnoticed'
      );
    },
    'An application is sent only for an offer with a ticked agreement.'({ previous, snapshot }) {
      const { context } = snapshot;
      const begins = snapshot.matches('applying') && !previous?.matches('applying');
      if (!begins || context.intent !== null) return true;
      const isAgreed = context.ticked && context.agreement !== null && context.offer !== null;
      return isAgreed || 'the application is sent without a ticked agreement';
    },
  },
  read: (snapshot) => readDescriptor(borrowFlow, snapshot),
  situations,
  words: {
    guards: {
      applicationTaken: 'the lender accepted the application',
      borrowingClosed: 'borrowing is closed now',
      choiceValid: 'the amount and the term are available',
      closedMeanwhile: 'the lender refused the price or the agreement because borrowing is closed',
      creditReplaced: 'the borrower has a newer credit order',
      leadsToConfirm: 'the location is the confirmation page',
      leadsToQuota: 'the location is the amount page, and an amount is available',
      nothingToCheck: 'no credit check is needed',
      offerIsForChoice: 'the price is for the chosen amount and term',
      refusedAsClosed: 'the lender refused the application because borrowing is closed',
      resumesAtConfirm: 'the stored step is the confirmation, and the choice is available',
      resumesAtQuota: 'the stored step is the amount page, and an amount is available',
      termsChanged: 'the terms have changed',
      termsKnown: 'price and agreement are loaded',
    },
    actions: {
      changeAmount: 'Store the typed amount',
      chooseTerm: 'Store the chosen term',
      dropOffer: 'Discard the price and the agreement',
      keepApplication: 'Store the tapped application',
      keepLimit: 'Store the limit',
      keepOffer: 'Store the price',
      dropAgreement: 'Discard the agreement',
      toggleCoupon: 'Add or remove the coupon',
      showFirstGuide: 'Open the native app’s guide to a first loan, once',
    },
    services: {
      borrow: ran('Borrowing'),
      loadLimit: fetched('The limit, applications and coupons'),
      previewAgreement: fetched('The terms of this loan, and its agreement'),
      priceLoan: fetched('The price of the loan'),
    },
  },
};
