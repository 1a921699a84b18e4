import { reportExpiredCreditTo } from '#machines/shared/expired-credit.ts';
import { outcomeAs, requireOutcome } from '#machines/shared/outcome.ts';
import { reloadTo } from '#machines/shared/reload.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { loadInput, homeSetup, loanRouting, opens } from './home.setup.ts';
import { unansweredState } from './states/unanswered.ts';

/** Home (`/`): cards for credit, limit and loans. */
export const homeMachine = homeSetup.createMachine({
  id: 'home',
  description: 'The borrower’s credit, limit and loans at a glance.',
  context: ({ input }) => ({
    // An empty name counts as missing.
    name: input.session.auth.userInfo?.name || null,
    userKey: input.session.userKey,
    openIntents: input.openIntents,
    lastKnown: null,
    homepage: null,
    loanOrderId: null,
    expiredCreditOrderId: null,
    failure: null,
    refundFailure: null,
    notice: null,
    outcome: null,
  }),
  meta: { page: 'home' },
  invoke: {
    id: 'watchAttempts',
    src: 'watchAttempts',
    input: ({ context: { userKey, openIntents } }) => ({ userKey, known: openIntents }),
  },
  on: {
    'attempts.changed': { actions: withEvent('keepAttempts') },
    'nav.forward': {
      guard: withEvent('leadsToFlow'),
      target: '.opened',
      actions: {
        type: 'setOutcome',
        params: ({ event: { location } }) => ({ type: 'opens', location }),
      },
    },
  },
  initial: 'unanswered',
  states: {
    unanswered: unansweredState,
    showing: {
      description: 'The page shows the cards; a tap on a card opens its page.',
      meta: { label: 'Showing the cards', shows: ['M1', 'S4.2'] },
      on: {
        ...reloadTo('.refreshing'),
        'page.shown': '.refreshing',
        'retry.pressed': '.refreshing',
        'credit.applied': [
          { guard: 'renewalNeeded', target: 'checkingCredit', actions: 'clearFailure' },
          { guard: 'creditApplicable', target: 'openingApplication', actions: 'clearFailure' },
        ],
        'credit.opened': [
          {
            guard: 'creditUnderReview',
            target: 'opened',
            actions: {
              type: 'setOutcome',
              params: opens('reviewDetails'),
            },
          },
          {
            guard: 'creditRejected',
            target: 'opened',
            actions: {
              type: 'setOutcome',
              params: opens('rejectDetails'),
            },
          },
        ],
        'limit.opened': { guard: 'limitRuns', target: 'checkingCredit', actions: 'clearFailure' },
        'refund.requested': { guard: 'refundable', target: 'refunding', actions: 'clearFailure' },
        'loan.opened': {
          guard: withEvent('loanShown'),
          target: 'routingLoan',
          actions: withEvent('keepLoan'),
        },
      },
      initial: 'fresh',
      states: {
        fresh: { description: 'The cards are as last fetched.', meta: { label: 'Fresh' } },
        refreshing: {
          description: 'The app fetches the cards again; the borrower can tap the earlier ones.',
          meta: { label: 'Refreshing' },
          entry: 'lookForAttempts',
          invoke: {
            id: 'refreshHomepage',
            src: 'getHomepageData',
            input: loadInput(false),
            onDone: { target: 'fresh', actions: withEvent('keepHomepage') },
            onError: { target: 'stale', actions: withEvent('keepFailure') },
          },
        },
        stale: {
          description: 'The refresh failed; the earlier cards stay.',
          meta: { label: 'Stale' },
          on: { 'connection.restored': 'refreshing' },
        },
        asBefore: {
          type: 'history',
          description: 'A tap that opened nothing leaves the cards as fresh or stale as they were.',
          meta: { label: 'Fresh or stale as before' },
        },
      },
    },
    refunding: {
      description:
        'The app requests the refund of an overpayment, then fetches the cards with its status.',
      meta: { label: 'Asking for the refund' },
      tags: 'busy',
      invoke: {
        id: 'refundOverpayment',
        src: 'refundOverpayment',
        onDone: { target: 'showing.refreshing', actions: withEvent('keepOverpaid') },
        onError: { target: 'showing.refreshing', actions: withEvent('keepRefundFailure') },
      },
    },
    openingApplication: {
      description: 'The native app takes over the credit application.',
      meta: { label: 'Opening the application' },
      tags: 'busy',
      invoke: {
        id: 'openNativePage',
        src: 'openNativePage',
        input: { page: 'creditApplication' },
        onDone: [
          { guard: withEvent('appOpened'), target: 'showing.asBefore' },
          {
            target: 'explaining',
            actions: { type: 'showNotice', params: { notice: { type: 'appNeeded' } } },
          },
        ],
        onError: {
          target: 'explaining',
          actions: { type: 'showNotice', params: { notice: { type: 'appNeeded' } } },
        },
      },
    },
    checkingCredit: {
      description: 'The app checks the credit before the limit opens or is renewed.',
      meta: { label: 'Checking the credit' },
      tags: 'busy',
      invoke: {
        id: 'creditCheck',
        src: 'creditCheck',
        input: ({ context }) => ({
          creditOrderId: required(context.homepage?.credit, 'credit order').creditOrderId,
        }),
        onDone: [
          {
            guard: withEvent('checkPassed'),
            target: 'opened',
            actions: {
              type: 'setOutcome',
              params: opens('limit'),
            },
          },
          {
            guard: withEvent('checkLeadsToReview'),
            target: 'opened',
            actions: {
              type: 'setOutcome',
              params: opens('review'),
            },
          },
          {
            guard: withEvent('creditExpiredOrAtRisk'),
            target: 'reportingExpired',
            actions: withEvent('keepExpiredCredit'),
          },
          {
            guard: withEvent('checkFailed'),
            target: 'showing.asBefore',
            actions: withEvent('keepChildFailure'),
          },
          { target: 'showing.refreshing' },
        ],
        onError: { target: 'showing.asBefore', actions: withEvent('keepFailure') },
      },
    },
    reportingExpired: {
      description:
        'The app tells the native app, which takes over, that the credit expired or is at risk.',
      meta: { label: 'Reporting the expired credit' },
      tags: 'busy',
      invoke: reportExpiredCreditTo('showing.asBefore', {
        target: 'explaining',
        actions: { type: 'showNotice', params: { notice: { type: 'creditExpired' } } },
      }),
    },
    routingLoan: {
      description: 'The loan’s present status decides which page opens.',
      meta: { label: 'Opening the loan' },
      tags: 'busy',
      invoke: {
        id: 'loanStatusRouting',
        src: 'loanStatusRouting',
        input: ({ context }) => loanRouting(context),
        onDone: [
          {
            guard: withEvent('pageOpens'),
            target: 'opened',
            actions: {
              type: 'setOutcome',
              params: ({ event }) => outcomeAs(event.output, 'opens'),
            },
          },
          {
            guard: withEvent('nothingOpens'),
            target: 'explaining',
            actions: {
              type: 'showNotice',
              params: ({ event }) => ({
                notice: { type: 'stayed', order: outcomeAs(event.output, 'stays').order },
              }),
            },
          },
          { target: 'showing.asBefore', actions: withEvent('keepChildFailure') },
        ],
        onError: { target: 'showing.asBefore', actions: withEvent('keepFailure') },
      },
    },
    explaining: {
      description: 'A dialog says why the tap opened nothing; after it, the app fetches the cards.',
      meta: { label: 'Saying why nothing opened' },
      tags: 'question',
      on: {
        'notice.closed': { target: 'showing.refreshing', actions: 'closeNotice' },
        'nav.back': { target: 'showing.refreshing', actions: 'closeNotice' },
      },
    },
    opened: {
      type: 'final',
      description: 'Another page opens.',
      meta: { label: 'Another page opened' },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
