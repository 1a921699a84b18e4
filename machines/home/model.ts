import { type CreditStatus, creditStatus } from '#domain/credit/credit-order.ts';
import type { Homepage } from '#domain/loans/home.ts';
import type { LastKnownNow } from '#domain/loans/last-known.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import { homeFlow, selectHomeView } from '#machines/home/view.ts';
import type { Timed } from '#machines/shared/ports.ts';
import { fetched, ran, worked } from '#machines/description/machine-words.ts';
import { situations } from '#machines/home/situations/situations.ts';
import type { FlowModel } from '#machines/walk/model.ts';
import { gives, type Outcome, sendsBack } from '#machines/walk/service.ts';
import { failures, onThePhone } from '#machines/samples/failures.ts';
import { forwardTo } from '#machines/samples/events.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { applyIntent, loanOrder, quota, repayIntent } from '#machines/samples/loans.ts';
import { dueNow, lastKnown, numbered } from '#machines/samples/last-known.ts';
import { overpayment, refund } from '#machines/samples/overpayment.ts';
import { sessionOf } from '#machines/samples/people.ts';
import { creditChecks, loanRoutes } from '#machines/samples/outcomes.ts';

const cards = (change: Partial<Timed<Homepage>> = {}): Outcome<Timed<Homepage>> =>
  gives({ credit: null, quota: null, loans: [], receivedAt: 0, ...change });

const attempts = (...openIntents: MoneyIntent[]) => ({
  type: 'attempts.changed' as const,
  openIntents,
});

const known = (what: LastKnownNow | null) => ({
  type: 'lastKnown.changed' as const,
  lastKnown: what,
});

const creditAt = (status: CreditStatus) => ({ credit: creditOrder({ status }) });

export const homeModel: FlowModel<typeof homeFlow> = {
  flow: homeFlow,
  machine: homeMachine,
  starts: {
    juan: { session: sessionOf('juan'), openIntents: [] },
    moneyUnknown: { session: sessionOf('juan'), openIntents: [applyIntent, repayIntent] },
  },
  ends: {
    review: gives({
      type: 'opens',
      location: { page: 'review', query: { loanOrderId: 'loan-1' } },
    }),
    limit: gives({ type: 'opens', location: { page: 'limit', query: {} } }),
    repay: gives({ type: 'opens', location: { page: 'repay', query: { loanOrderId: 'loan-1' } } }),
  },
  links: {
    home: ['coupons', 'records', 'customerCenter', 'setting', 'smsVerification', 'logout'],
  },
  services: {
    getHomepageData: {
      newBorrower: cards(),
      reviewing: cards(creditAt(creditStatus.reviewing)),
      rejected: cards({
        credit: creditOrder({ status: creditStatus.rejected, applyAgainOn: '2100-01-01' }),
      }),
      approved: cards({
        ...creditAt(creditStatus.approved),
        quota: quota(),
        loans: [loanOrder()],
      }),
      underWay: cards({
        ...creditAt(creditStatus.approved),
        quota: quota({ closed: { reason: 'underWay', loanOrderId: 'loan-1', status: 20 } }),
        loans: [loanOrder()],
      }),
      expired: cards(creditAt(creditStatus.approved)),
      overpaid: cards({ overpaid: overpayment() }),
      mayApplyAgain: cards({
        credit: creditOrder({ status: creditStatus.rejected, applyAgainOn: '2020-01-01' }),
        receivedAt: Date.UTC(2020, 0, 1),
      }),
      ...failures,
    },
    watchAttempts: sendsBack({
      none: attempts(),
      application: attempts(applyIntent),
    }),
    watchLastKnown: sendsBack({
      due: known(lastKnown()),
      ofAnotherDay: known(
        lastKnown({
          today: false,
          dues: [dueNow({ grown: 'more', payNumber: numbered('over') })],
        }),
      ),
      nothingDue: known(lastKnown({ dues: [] })),
      gone: known(null),
    }),
    refundOverpayment: {
      sending: gives({ overpaid: overpayment({ centavos: 0, refund: refund() }) }),
      nothingLeft: gives({ overpaid: null }),
      ...failures,
    },
    openNativePage: {
      opened: gives({ opened: true }),
      noApp: gives({ opened: false }),
      ...onThePhone,
    },
    reportExpiredCredit: {
      opened: gives({ opened: true }),
      noApp: gives({ opened: false }),
      ...onThePhone,
    },
    creditCheck: creditChecks,
    loanStatusRouting: loanRoutes,
  },
  events: {
    'nav.forward': forwardTo('limit', 'customerCenter'),
    'attempts.changed': [],
    'lastKnown.changed': [],
    'loan.opened': [{ type: 'loan.opened', loanOrderId: 'loan-1' }],
  },
  offers(event, snapshot) {
    const { loans } = selectHomeView(snapshot);
    return (
      event.type !== 'loan.opened' ||
      loans.some(({ order }) => order.loanOrderId === event.loanOrderId)
    );
  },
  // Open attempts cause no transition.
  key: ({ openIntents: _, ...rest }) => rest,
  invariants: {
    'Displayed cards stay on screen during a reload.'({ previous, snapshot }) {
      const lost = previous?.context.homepage && !snapshot.context.homepage;
      return !lost || 'the cards are gone';
    },
    'A dialog is open exactly while home asks a question, and back closes it.'({ snapshot }) {
      if (snapshot.status !== 'active') return true;
      const isOpen = selectHomeView(snapshot).notice !== null;
      const isAsking = snapshot.hasTag('question');
      if (isOpen && !isAsking) return 'a dialog is open without a question';
      if (isAsking && !isOpen) return 'home asks without a dialog';
      return !isOpen || snapshot.can({ type: 'nav.back' }) || 'back does not close the dialog';
    },
    'The last known amounts are never shown beside a reply or an open money attempt.'({
      snapshot,
    }) {
      const { lastKnown: shown, credit } = selectHomeView(snapshot);
      if (shown === null) return true;
      if (credit !== null) return 'the last known amounts are shown beside the cards';
      return snapshot.context.openIntents.length === 0 || 'an attempt is open';
    },
    'Before the first reply, the last known amounts change only with a `watchLastKnown` message.'({
      previous,
      step,
      snapshot,
    }) {
      const { lastKnown: shown } = snapshot.context;
      // On a driver with real services, the messages of services are ordinary events.
      const isReported =
        (step?.type === 'emit' && step.service === 'watchLastKnown') ||
        (step?.type === 'user' && step.event.type === 'lastKnown.changed');
      const answered = snapshot.context.homepage !== null;
      return (
        isReported ||
        answered ||
        previous === null ||
        shown === previous.context.lastKnown ||
        'the last known amounts changed without a message'
      );
    },
  },
  read: (snapshot) => selectHomeView(snapshot),
  situations,
  words: {
    guards: {
      creditApplicable: 'the borrower can apply for a limit, or continue an application',
      lineDown: 'there is no connection',
      limitRuns: 'there is a limit that needs no renewal',
      loanShown: 'home shows the loan',
    },
    actions: {
      closeNotice: 'Close the notice',
      keepLastKnown: 'Store the last known amounts that are still valid',
      keepAttempts: 'Store the open attempts',
      keepOverpaid: 'Store the overpayment',
      lookAtLastKnown: 'Read the last known amounts again',
      lookForAttempts: 'Read the open attempts again',
    },
    services: {
      getHomepageData: fetched('The data of home'),
      home: ran('Home'),
      openNativePage: worked('Opening the native application'),
      watchLastKnown: ran('The watch of the last known amounts'),
    },
  },
};
