import { assign, setup } from 'xstate';
import { creditStatus } from '#domain/credit-order.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { Homepage } from '#domain/home.ts';
import type { LoanOrder } from '#domain/loan-order.ts';
import type { Location } from '#domain/pages.ts';
import {
  creditCheckMachine,
  type CreditVerdict,
} from '#machines/credit-check/credit-check.machine.ts';
import {
  type LoanRoute,
  loanStatusRoutingMachine,
} from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { requireOutcome, outcomeIs } from '#machines/shared/outcome.ts';
import { port, type Timed } from '#machines/shared/ports.ts';
import type { HomePorts } from './ports.ts';

/** Where a tap on home leads. */
export type HomeOutcome = { type: 'opens'; location: Location };

/** What home has to say beside its cards; `stayed` is a loan whose status opens no page. */
export type HomeNotice =
  | { type: 'appNeeded' }
  | { type: 'creditExpired' }
  | { type: 'stayed'; order: LoanOrder };

type Context = {
  homepage: Timed<Homepage> | null;
  loanOrderId: string;
  failure: Failure | null;
  notice: HomeNotice | null;
  outcome: HomeOutcome | null;
};

export type HomeEvent =
  | FlowEvent
  | { type: 'retry.pressed' }
  | { type: 'credit.applied' }
  | { type: 'credit.opened' }
  | { type: 'limit.opened' }
  | { type: 'loan.opened'; loanOrderId: string }
  | { type: 'notice.closed' };

const locationOf = (page: Location['page']): Location => ({ page, query: {} });

/** Home (`/`): cards for credit, limit and loans. It routes on a tap, never by itself. */
export const homeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as HomeEvent,
    output: {} as HomeOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    creditCheck: creditCheckMachine,
    loanStatusRouting: loanStatusRoutingMachine,
    getHomepageData: port<HomePorts['getHomepageData']>('getHomepageData'),
    openNativePage: port<HomePorts['openNativePage']>('openNativePage'),
    reportExpiredCredit: port<HomePorts['reportExpiredCredit']>('reportExpiredCredit'),
  },
  actions: {
    keepHomepage: assign((_, params: { homepage: Timed<Homepage> }) => ({
      homepage: params.homepage,
      failure: null,
    })),
    keepFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    keepLoan: assign((_, params: { loanOrderId: string }) => ({
      loanOrderId: params.loanOrderId,
      notice: null,
    })),
    showNotice: assign((_, params: { notice: HomeNotice }) => ({ notice: params.notice })),
    closeNotice: assign({ notice: null, failure: null }),
    setOutcome: assign((_, outcome: HomeOutcome) => ({ outcome })),
  },
  guards: {
    creditUnderReview: ({ context }) => context.homepage?.credit?.status === creditStatus.reviewing,
    creditRejected: ({ context }) => context.homepage?.credit?.status === creditStatus.rejected,
    /** A limit that ran out has no quota any more, and is still opened: the check says why not. */
    limitGranted: ({ context: { homepage } }) =>
      homepage?.credit?.status === creditStatus.approved ||
      homepage?.credit?.status === creditStatus.finished,
    checkPassed: outcomeIs<CreditVerdict>('passed'),
    checkLeadsToReview: outcomeIs<CreditVerdict>('review'),
    creditExpiredOrAtRisk: outcomeIs<CreditVerdict>('expiredOrRisk'),
    checkFailed: outcomeIs<CreditVerdict>('failed'),
    pageOpens: outcomeIs<LoanRoute>('opens'),
    nothingOpens: outcomeIs<LoanRoute>('stays'),
    appOpened: (_, params: { opened: boolean }) => params.opened,
  },
}).createMachine({
  id: 'home',
  description: 'The borrower’s credit, limit and loans at a glance.',
  context: { homepage: null, loanOrderId: '', failure: null, notice: null, outcome: null },
  meta: { page: 'home' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The cards are being fetched.',
      meta: { label: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'getHomepageData',
        src: 'getHomepageData',
        onDone: {
          target: 'showing',
          actions: { type: 'keepHomepage', params: ({ event }) => ({ homepage: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'keepFailure',
            params: ({ event }) => ({ failure: failureOf(event.error) }),
          },
        },
      },
    },
    failed: {
      description: 'The cards could not be fetched.',
      meta: { label: 'Could not load' },
      on: {
        'retry.pressed': 'loading',
        'page.refreshed': 'loading',
        'page.shown': 'loading',
        'session.renewed': 'loading',
        'connection.restored': 'loading',
      },
    },
    showing: {
      description: 'The cards are shown; a tap on one leads on.',
      meta: { label: 'Showing the cards' },
      on: {
        'page.refreshed': '.refreshing',
        'page.shown': '.refreshing',
        'session.renewed': '.refreshing',
        'retry.pressed': '.refreshing',
        'notice.closed': { actions: 'closeNotice' },
        'credit.applied': { target: 'openingApplication', actions: 'closeNotice' },
        'credit.opened': [
          {
            guard: 'creditUnderReview',
            target: 'opened',
            actions: {
              type: 'setOutcome',
              params: { type: 'opens', location: locationOf('reviewDetails') },
            },
          },
          {
            guard: 'creditRejected',
            target: 'opened',
            actions: {
              type: 'setOutcome',
              params: { type: 'opens', location: locationOf('rejectDetails') },
            },
          },
        ],
        'limit.opened': { guard: 'limitGranted', target: 'checkingCredit', actions: 'closeNotice' },
        'loan.opened': {
          target: 'routingLoan',
          actions: {
            type: 'keepLoan',
            params: ({ event }) => ({ loanOrderId: event.loanOrderId }),
          },
        },
      },
      initial: 'fresh',
      states: {
        fresh: { description: 'As fetched last.', meta: { label: 'Fresh' } },
        refreshing: {
          description: 'The cards are fetched again; those shown can be tapped meanwhile.',
          meta: { label: 'Refreshing' },
          invoke: {
            id: 'refreshHomepage',
            src: 'getHomepageData',
            onDone: {
              target: 'fresh',
              actions: {
                type: 'keepHomepage',
                params: ({ event }) => ({ homepage: event.output }),
              },
            },
            onError: {
              target: 'stale',
              actions: {
                type: 'keepFailure',
                params: ({ event }) => ({ failure: failureOf(event.error) }),
              },
            },
          },
        },
        stale: {
          description: 'The cards could not be fetched again; those from before stay.',
          meta: { label: 'Stale' },
          on: { 'connection.restored': 'refreshing' },
        },
      },
    },
    openingApplication: {
      description: 'Applying for credit belongs to the native app; we hand over.',
      meta: { label: 'Opening the application' },
      tags: 'busy',
      invoke: {
        id: 'openNativePage',
        src: 'openNativePage',
        input: { page: 'creditApplication' },
        onDone: [
          { guard: { type: 'appOpened', params: ({ event }) => event.output }, target: 'showing' },
          {
            target: 'showing',
            actions: { type: 'showNotice', params: { notice: { type: 'appNeeded' } } },
          },
        ],
        onError: {
          target: 'showing',
          actions: { type: 'showNotice', params: { notice: { type: 'appNeeded' } } },
        },
      },
    },
    checkingCredit: {
      description: 'Before the limit opens, the credit check says whether it can be used.',
      meta: { label: 'Checking the credit' },
      tags: 'busy',
      invoke: {
        id: 'creditCheck',
        src: 'creditCheck',
        input: ({ context }) => ({
          creditOrderId: context.homepage?.credit?.creditOrderId ?? null,
          reviewWhenUnusable: false,
        }),
        onDone: [
          {
            guard: { type: 'checkPassed', params: ({ event }) => ({ outcome: event.output }) },
            target: 'opened',
            actions: {
              type: 'setOutcome',
              params: { type: 'opens', location: locationOf('limit') },
            },
          },
          {
            guard: {
              type: 'checkLeadsToReview',
              params: ({ event }) => ({ outcome: event.output }),
            },
            target: 'opened',
            actions: {
              type: 'setOutcome',
              params: { type: 'opens', location: locationOf('review') },
            },
          },
          {
            guard: {
              type: 'creditExpiredOrAtRisk',
              params: ({ event }) => ({ outcome: event.output }),
            },
            target: 'reportingExpired',
          },
          {
            guard: { type: 'checkFailed', params: ({ event }) => ({ outcome: event.output }) },
            target: 'showing',
            actions: {
              type: 'keepFailure',
              params: ({ event }) => ({ failure: failureIn(event.output) }),
            },
          },
          { target: 'showing.refreshing' },
        ],
        onError: {
          target: 'showing',
          actions: {
            type: 'keepFailure',
            params: ({ event }) => ({ failure: failureOf(event.error) }),
          },
        },
      },
    },
    reportingExpired: {
      description: 'The native app is told that the credit expired or is at risk, and takes over.',
      meta: { label: 'Reporting the expired credit' },
      tags: 'busy',
      invoke: {
        id: 'reportExpiredCredit',
        src: 'reportExpiredCredit',
        input: ({ context }) => ({
          creditOrderId: context.homepage?.credit?.creditOrderId ?? '',
        }),
        onDone: {
          target: 'showing',
          actions: { type: 'showNotice', params: { notice: { type: 'creditExpired' } } },
        },
        onError: {
          target: 'showing',
          actions: { type: 'showNotice', params: { notice: { type: 'creditExpired' } } },
        },
      },
    },
    routingLoan: {
      description: 'The loan’s present status says which page opens.',
      meta: { label: 'Opening the loan' },
      tags: 'busy',
      invoke: {
        id: 'loanStatusRouting',
        src: 'loanStatusRouting',
        input: ({ context }) => ({
          loanOrderId: context.loanOrderId,
          from: 'list',
          replace: false,
        }),
        onDone: [
          {
            guard: { type: 'pageOpens', params: ({ event }) => ({ outcome: event.output }) },
            target: 'opened',
            actions: {
              type: 'setOutcome',
              params: ({ event }) => ({ type: 'opens', location: locationIn(event.output) }),
            },
          },
          {
            guard: { type: 'nothingOpens', params: ({ event }) => ({ outcome: event.output }) },
            target: 'showing',
            actions: {
              type: 'showNotice',
              params: ({ event }) => ({ notice: noticeIn(event.output) }),
            },
          },
          {
            target: 'showing',
            actions: {
              type: 'keepFailure',
              params: ({ event }) => ({ failure: failureIn(event.output) }),
            },
          },
        ],
        onError: {
          target: 'showing',
          actions: {
            type: 'keepFailure',
            params: ({ event }) => ({ failure: failureOf(event.error) }),
          },
        },
      },
    },
    opened: { type: 'final', description: 'Another page opens.', meta: { label: 'Leads on' } },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});

const unknownFailure: Failure = { kind: 'unexpected', message: 'no reason given' };

const failureIn = (outcome: CreditVerdict | LoanRoute): Failure =>
  outcome.type === 'failed' ? outcome.failure : unknownFailure;

const locationIn = (route: LoanRoute): Location =>
  route.type === 'opens' ? route.location : locationOf('home');

const noticeIn = (route: LoanRoute): HomeNotice =>
  route.type === 'stays' ? { type: 'stayed', order: route.order } : { type: 'appNeeded' };
