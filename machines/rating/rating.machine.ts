import { assign, setup } from 'xstate';
import { commentLimit } from '#domain/constants.ts';
import type { Failure } from '#domain/failure.ts';
import type { BackEvent } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { type Port, port } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';

/** `stars`: one to five. */
export type Rating = { loanOrderId: string; stars: number; comment: string };

/** A rating that was begun and not sent. `stars`: null while none are chosen. */
export type RatingDraft = Omit<Rating, 'stars'> & { stars: number | null };

export type RatingPorts = {
  /**
   * Stores that a rating of the loan was requested, with the server's time (`popEvaluateTime`).
   * Returns the loan's stored draft, or null.
   */
  keepRatingAsked: Port<RatingInput, RatingDraft | null>;
  /**
   * Sends the rating, stores that it was given and drops its draft; `storeUrl` is null without a
   * store page.
   */
  userSubmitRating: Port<RatingInput & Rating, { storeUrl: string | null }>;
  /** `leaving`: the store opens in place of this page. */
  openStore: Port<{ url: string }, { leaving: boolean }>;
};

export type RatingInput = { userKey: string; loanOrderId: string };

type Context = RatingInput & {
  stars: number | null;
  comment: string;
  storeUrl: string | null;
  failure: Failure | null;
};

export type RatingEvent =
  | BackEvent
  | { type: 'stars.chosen'; stars: number }
  | { type: 'comment.changed'; comment: string }
  | { type: 'rating.submitted' }
  | { type: 'rating.discarded' }
  | { type: 'store.opened' }
  | { type: 'popup.closed' };

const keepDraft = {
  type: 'keepDraft',
  params: ({ context: { userKey, loanOrderId, stars, comment } }: { context: Context }) => ({
    userKey,
    draft: { loanOrderId, stars, comment },
  }),
} as const;

/** A tap on close never loses a typed comment. */
const closing = [{ guard: 'commentTyped', target: 'discarding' }, { target: 'closed' }] as const;

/**
 * The rating popup (S7). After any submitted rating it offers the store, if its address is known.
 */
export const ratingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RatingEvent,
    input: {} as RatingInput,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    keepRatingAsked: port<RatingPorts['keepRatingAsked']>('keepRatingAsked'),
    userSubmitRating: port<RatingPorts['userSubmitRating']>('userSubmitRating'),
    openStore: port<RatingPorts['openStore']>('openStore'),
  },
  actions: {
    restoreDraft: assign((_, { output }: { output: RatingDraft | null }) =>
      output ? { stars: output.stars, comment: output.comment } : {},
    ),
    keepStars: assign((_, { stars }: { stars: number }) => ({ stars, failure: null })),
    keepComment: assign((_, { comment }: { comment: string }) => ({
      comment: comment.slice(0, commentLimit),
    })),
    discardComment: assign({ comment: '' }),
    /** Without a comment, drops the draft. Provided by the app. */
    keepDraft: (_args, _params: { userKey: string; draft: RatingDraft }) => {},
    keepStore: assign((_, { output }: { output: { storeUrl: string | null } }) => ({
      storeUrl: output.storeUrl,
      failure: null,
    })),
    keepFailure: assign(failureFrom),
  },
  guards: {
    commentTyped: ({ context }) => context.comment !== '',
    starsChosen: ({ context }) => context.stars !== null,
    storeKnown: ({ context }) => context.storeUrl !== null,
    pageLeaves: (_, { output }: { output: { leaving: boolean } }) => output.leaving,
  },
}).createMachine({
  id: 'rating',
  description: 'The borrower rates a loan from one star to five, all alike.',
  context: ({ input }) => ({ ...input, stars: null, comment: '', storeUrl: null, failure: null }),
  initial: 'noting',
  states: {
    noting: {
      description: 'The app records that this loan’s rating was requested: it asks once.',
      meta: { label: 'Noting' },
      invoke: {
        id: 'keepRatingAsked',
        src: 'keepRatingAsked',
        input: ({ context: { userKey, loanOrderId } }) => ({ userKey, loanOrderId }),
        onDone: { target: 'asking', actions: withEvent('restoreDraft') },
        // Without a stored record, the popup would open again and again.
        onError: 'closed',
      },
    },
    asking: {
      description: 'The popup is open: stars and an optional comment.',
      meta: { label: 'Asking for a rating', shows: ['G1', 'G2'] },
      tags: 'question',
      on: {
        'stars.chosen': { actions: [withEvent('keepStars'), keepDraft] },
        'comment.changed': { actions: [withEvent('keepComment'), keepDraft] },
        'rating.submitted': { guard: 'starsChosen', target: 'submitting' },
        'popup.closed': closing,
        'nav.back': closing,
      },
    },
    discarding: {
      description: 'The popup asks whether to delete the typed comment.',
      meta: { label: 'Asking whether to delete the comment' },
      tags: 'question',
      on: {
        'rating.discarded': { target: 'closed', actions: ['discardComment', keepDraft] },
        'popup.closed': 'asking',
        'nav.back': 'asking',
      },
    },
    submitting: {
      description:
        'The app sends the rating, also after the borrower closes the popup. If the request fails, a typed comment opens the popup again at the next visit.',
      meta: { label: 'Submitting' },
      tags: ['question', 'busy'],
      invoke: {
        id: 'userSubmitRating',
        src: 'userSubmitRating',
        input: ({ context: { userKey, loanOrderId, stars, comment } }) => ({
          userKey,
          loanOrderId,
          stars: required(stars, 'number of stars'),
          comment,
        }),
        onDone: { target: 'thanking', actions: withEvent('keepStore') },
        onError: { target: 'asking', actions: withEvent('keepFailure') },
      },
      on: { 'popup.closed': 'closed', 'nav.back': 'closed' },
    },
    thanking: {
      description: 'The popup thanks and offers the store’s page, whatever the stars were.',
      meta: { label: 'Thanking', shows: ['G2'] },
      tags: 'question',
      on: {
        'store.opened': { guard: 'storeKnown', target: 'openingStore' },
        'popup.closed': 'closed',
        'nav.back': 'closed',
      },
    },
    openingStore: {
      description: 'The native app opens the store’s page, or else the browser does.',
      meta: { label: 'Opening the store', shows: ['G2', 'S7.12'] },
      tags: ['question', 'busy'],
      invoke: {
        id: 'openStore',
        src: 'openStore',
        input: ({ context }) => ({ url: required(context.storeUrl, 'page of the store') }),
        onDone: [
          // Closing a popup would go back in the history and cancel the navigation to the store.
          { guard: withEvent('pageLeaves'), target: 'thanking' },
          { target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    closed: { type: 'final', description: 'The popup is closed.', meta: { label: 'Closed' } },
  },
});
