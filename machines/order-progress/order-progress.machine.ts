import { assign, setup } from 'xstate';
import type { Rejection } from '#domain/credit-order.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { PageId, Location } from '#domain/pages.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { requireOutcome } from '#machines/shared/outcome.ts';
import { leadsTo } from '#machines/shared/locations.ts';
import { port } from '#machines/shared/ports.ts';
import type { OrderProgressPorts, Subject, SubjectReport } from './ports.ts';
import { placeAfter, type Stage, stageOf } from './stage.ts';

/** How following an order ended: the person left it, or it moved on by itself. */
export type OrderProgressOutcome = { type: 'left' } | { type: 'movedOn'; location: Location };

export type OrderProgressInput = {
  subject: Subject;
  /** The page that was asked for; a details page opens the details. */
  page: PageId;
};

type Context = {
  subject: Subject;
  page: PageId;
  details: boolean;
  report: SubjectReport | null;
  rejection: Rejection | null;
  failure: Failure | null;
  /** How many times it was asked again; the pause grows with it. */
  rounds: number;
  outcome: OrderProgressOutcome | null;
};

export type OrderProgressEvent = FlowEvent | { type: 'details.opened' } | { type: 'retry.pressed' };

const detailsPages: readonly PageId[] = ['reviewDetails', 'rejectDetails', 'lendingDetails'];

/** Pauses between two looks, in milliseconds: 5 s at first, slowing to 60 s. */
const pauses = { first: 5_000, longest: 60_000, growth: 1.5 } as const;

/** Review, rejection and lending of a credit or loan order, followed live (S2, S4, S9). */
export const orderProgressMachine = setup({
  types: {
    context: {} as Context,
    events: {} as OrderProgressEvent,
    input: {} as OrderProgressInput,
    output: {} as OrderProgressOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    querySubject: port<OrderProgressPorts['querySubject']>('querySubject'),
    rejectGuide: port<OrderProgressPorts['rejectGuide']>('rejectGuide'),
  },
  actions: {
    keepReport: assign((_, params: { report: SubjectReport }) => ({
      report: params.report,
      failure: null,
    })),
    keepRejection: assign((_, params: { rejection: Rejection }) => ({
      rejection: params.rejection,
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    openDetails: assign({ details: true }),
    closeDetails: assign({ details: false }),
    countRound: assign(({ context }) => ({ rounds: context.rounds + 1 })),
    restartRounds: assign({ rounds: 0 }),
    concludeLeaving: assign({ outcome: { type: 'left' } as const }),
    concludeMovingOn: assign(({ context }) => ({
      outcome: context.report && {
        type: 'movedOn' as const,
        location: placeAfter(context.report, context.details),
      },
    })),
  },
  guards: {
    stageIs: ({ context }, params: { stage: Stage }) =>
      context.report !== null && stageOf(context.report) === params.stage,
    stageLeft: ({ context }, params: { stage: Stage }) =>
      context.report !== null && stageOf(context.report) !== params.stage,
    sessionGone: (_, params: { error: unknown }) => failureOf(params.error).kind === 'session',
    detailsOpen: ({ context }) => context.details,
    cameFromSummary: ({ context }) => !detailsPages.includes(context.page),
    leadsToReviewDetails: leadsTo('reviewDetails'),
    leadsToRejectDetails: leadsTo('rejectDetails'),
    leadsToLendingDetails: leadsTo('lendingDetails'),
  },
  delays: {
    pause: ({ context }) =>
      Math.min(pauses.longest, pauses.first * pauses.growth ** Math.max(0, context.rounds - 3)),
  },
}).createMachine({
  id: 'orderProgress',
  description: 'A credit or loan order under review, rejected or being paid out, followed live.',
  context: ({ input }) => ({
    subject: input.subject,
    page: input.page,
    details: detailsPages.includes(input.page),
    report: null,
    rejection: null,
    failure: null,
    rounds: 0,
    outcome: null,
  }),
  initial: 'following',
  states: {
    following: {
      type: 'parallel',
      description: 'What the person sees, and beside it the watch that asks again.',
      meta: { label: 'Following the order' },
      states: {
        stage: {
          description: 'The page of the order’s present stage.',
          meta: { label: 'Stage' },
          on: { 'nav.back': '#orderProgress.left' },
          initial: 'finding',
          states: {
            finding: {
              description: 'The first answer decides which page this is.',
              meta: { label: 'Finding the stage' },
              always: [
                { guard: { type: 'stageIs', params: { stage: 'reviewing' } }, target: 'reviewing' },
                { guard: { type: 'stageIs', params: { stage: 'rejected' } }, target: 'rejected' },
                { guard: { type: 'stageIs', params: { stage: 'lending' } }, target: 'lending' },
                {
                  guard: { type: 'stageIs', params: { stage: 'disbursementFailed' } },
                  target: 'disbursementFailed',
                },
                { guard: { type: 'stageIs', params: { stage: 'cancelled' } }, target: 'cancelled' },
                {
                  guard: { type: 'stageIs', params: { stage: 'elsewhere' } },
                  target: '#orderProgress.movedOn',
                },
              ],
            },
            reviewing: {
              description: 'The lender is looking at it.',
              meta: { label: 'Under review', page: 'review' },
              always: {
                guard: { type: 'stageLeft', params: { stage: 'reviewing' } },
                target: 'finding',
              },
              initial: 'choosing',
              states: {
                choosing: {
                  description: 'The page that was asked for opens.',
                  meta: { label: 'Choosing the page' },
                  always: [{ guard: 'detailsOpen', target: 'details' }, { target: 'summary' }],
                },
                summary: {
                  description: 'What is happening and how long it takes.',
                  meta: { label: 'Summary', page: 'review' },
                  on: {
                    'details.opened': { target: 'details', actions: 'openDetails' },
                    'nav.forward': {
                      guard: {
                        type: 'leadsToReviewDetails',
                        params: ({ event }) => ({ location: event.location }),
                      },
                      target: 'details',
                      actions: 'openDetails',
                    },
                  },
                },
                details: {
                  description: 'The steps of the review and the order itself.',
                  meta: { label: 'Details', page: 'reviewDetails' },
                  on: {
                    'nav.back': {
                      guard: 'cameFromSummary',
                      target: 'summary',
                      actions: 'closeDetails',
                    },
                  },
                },
              },
            },
            rejected: {
              description: 'Turned down, with the day to apply again.',
              meta: { label: 'Rejected', page: 'reject' },
              always: {
                guard: { type: 'stageLeft', params: { stage: 'rejected' } },
                target: 'finding',
              },
              initial: 'choosing',
              states: {
                choosing: {
                  description: 'The page that was asked for opens.',
                  meta: { label: 'Choosing the page' },
                  always: [{ guard: 'detailsOpen', target: 'details' }, { target: 'summary' }],
                },
                summary: {
                  description: 'That it was turned down, and when to apply again.',
                  meta: { label: 'Summary', page: 'reject' },
                  on: {
                    'details.opened': { target: 'details', actions: 'openDetails' },
                    'nav.forward': {
                      guard: {
                        type: 'leadsToRejectDetails',
                        params: ({ event }) => ({ location: event.location }),
                      },
                      target: 'details',
                      actions: 'openDetails',
                    },
                  },
                },
                details: {
                  description: 'What to do until then.',
                  meta: { label: 'Details', page: 'rejectDetails' },
                  on: {
                    'nav.back': {
                      guard: 'cameFromSummary',
                      target: 'summary',
                      actions: 'closeDetails',
                    },
                  },
                },
              },
            },
            lending: {
              description: 'Approved; the money is on its way.',
              meta: { label: 'On its way', page: 'lending' },
              always: {
                guard: { type: 'stageLeft', params: { stage: 'lending' } },
                target: 'finding',
              },
              initial: 'choosing',
              states: {
                choosing: {
                  description: 'The page that was asked for opens.',
                  meta: { label: 'Choosing the page' },
                  always: [{ guard: 'detailsOpen', target: 'details' }, { target: 'summary' }],
                },
                summary: {
                  description: 'When the money arrives.',
                  meta: { label: 'Summary', page: 'lending' },
                  on: {
                    'details.opened': { target: 'details', actions: 'openDetails' },
                    'nav.forward': {
                      guard: {
                        type: 'leadsToLendingDetails',
                        params: ({ event }) => ({ location: event.location }),
                      },
                      target: 'details',
                      actions: 'openDetails',
                    },
                  },
                },
                details: {
                  description: 'The order and the account it goes to.',
                  meta: { label: 'Details', page: 'lendingDetails' },
                  on: {
                    'nav.back': {
                      guard: 'cameFromSummary',
                      target: 'summary',
                      actions: 'closeDetails',
                    },
                  },
                },
              },
            },
            disbursementFailed: {
              description: 'The money could not be paid out; the payout account needs an update.',
              meta: { label: 'Payout failed', page: 'lending' },
              always: {
                guard: { type: 'stageLeft', params: { stage: 'disbursementFailed' } },
                target: 'finding',
              },
            },
            cancelled: {
              description: 'The order was cancelled.',
              meta: { label: 'Cancelled', page: 'review' },
              always: {
                guard: { type: 'stageLeft', params: { stage: 'cancelled' } },
                target: 'finding',
              },
            },
          },
        },
        guide: {
          description: 'What a rejected person can do; fetched once it is needed.',
          meta: { label: 'Guide' },
          initial: 'notNeeded',
          states: {
            notNeeded: {
              description: 'Only a rejection has a guide.',
              meta: { label: 'Not needed' },
              always: {
                guard: { type: 'stageIs', params: { stage: 'rejected' } },
                target: 'loading',
              },
            },
            loading: {
              description: 'The guide is being fetched.',
              meta: { label: 'Loading the guide' },
              invoke: {
                id: 'rejectGuide',
                src: 'rejectGuide',
                input: ({ context }) => context.subject,
                onDone: {
                  target: 'known',
                  actions: {
                    type: 'keepRejection',
                    params: ({ event }) => ({ rejection: event.output }),
                  },
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            known: { description: 'The guide is shown.', meta: { label: 'Guide known' } },
            failed: {
              description: 'The guide could not be fetched.',
              meta: { label: 'Guide failed' },
              on: {
                'retry.pressed': 'loading',
                'session.renewed': 'loading',
                'connection.restored': 'loading',
              },
            },
          },
        },
        watch: {
          description:
            'Asks again every 5 s at first, slowing to every 60 s, and not while hidden.',
          meta: { label: 'Watch' },
          initial: 'asking',
          states: {
            asking: {
              description: 'We ask how the order stands.',
              meta: { label: 'Asking' },
              invoke: {
                id: 'querySubject',
                src: 'querySubject',
                input: ({ context }) => context.subject,
                onDone: {
                  target: 'waiting',
                  actions: [
                    { type: 'keepReport', params: ({ event }) => ({ report: event.output }) },
                    'countRound',
                  ],
                },
                onError: [
                  {
                    guard: { type: 'sessionGone', params: ({ event }) => ({ error: event.error }) },
                    target: 'signedOut',
                    actions: {
                      type: 'keepFailure',
                      params: ({ event }) => ({ error: event.error }),
                    },
                  },
                  {
                    target: 'waiting',
                    actions: [
                      { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                      'countRound',
                    ],
                  },
                ],
              },
              on: { 'page.hidden': 'paused' },
            },
            signedOut: {
              description: 'Without a session nothing is asked; login leads back here.',
              meta: { label: 'Signed out' },
              on: { 'session.renewed': 'asking', 'retry.pressed': 'asking' },
            },
            waiting: {
              description: 'A pause before the next look.',
              meta: { label: 'Pausing' },
              after: { pause: 'asking' },
              on: {
                'page.hidden': 'paused',
                'page.refreshed': 'asking',
                'retry.pressed': 'asking',
                'connection.restored': 'asking',
                'session.renewed': 'asking',
              },
            },
            paused: {
              description: 'Nobody is looking; we look again at once when the page is shown.',
              meta: { label: 'Hidden' },
              on: { 'page.shown': { target: 'asking', actions: 'restartRounds' } },
            },
          },
        },
      },
    },
    movedOn: {
      type: 'final',
      description: 'The order reached a status that another page shows.',
      meta: { label: 'Moved on' },
      entry: 'concludeMovingOn',
    },
    left: {
      type: 'final',
      description: 'The person went back.',
      meta: { label: 'Left' },
      entry: 'concludeLeaving',
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
