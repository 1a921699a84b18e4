import { assign, sendTo, setup } from 'xstate';
import type { LoanWindows } from '#domain/operations/operation-config.ts';
import type { Location, PageId } from '#domain/pages.ts';
import {
  couponPopupMachine,
  type CouponPopupOutcome,
} from '#machines/coupon-popup/coupon-popup.machine.ts';
import { ratingMachine } from '#machines/rating/rating.machine.ts';
import { reofferMachine, type ReofferOutcome } from '#machines/reoffer/reoffer.machine.ts';
import type { BackEvent } from '#machines/shared/events.ts';
import type { StateMeta } from '#machines/shared/meta.ts';
import { outcomeIs } from '#machines/shared/outcome.ts';
import { port } from '#machines/shared/ports.ts';
import { tell } from '#machines/shared/reload.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { isBarred, isCouponDue, isReofferDue, type Known, loanDueToRate } from './due.ts';
import type { PopupsPorts, Standing } from './ports.ts';

/** `offerEnded`: better terms or coupons on screen expired. */
export type PopupsOutcome =
  | { type: 'closed' | 'offerEnded' }
  | { type: 'opens'; location: Location };

export type PopupsInput = { userKey: string };

type Context = PopupsInput & {
  windows: LoanWindows | null;
  standing: Standing | null;
  outcome: PopupsOutcome | null;
};

const knownIn = ({ windows, standing }: Context): Known => ({
  windows: required(windows, 'popups that are allowed'),
  standing: required(standing, 'standing'),
});

const closed: PopupsOutcome = { type: 'closed' };
const opens = (page: PageId): PopupsOutcome => ({ type: 'opens', location: { page, query: {} } });

/** The popups of home (S2, S3): one per visit, in the order re-offer, coupons, rating. */
export const popupsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as BackEvent,
    input: {} as PopupsInput,
    output: {} as PopupsOutcome,
    meta: {} as StateMeta,
    children: {} as { reoffer: 'reoffer'; couponPopup: 'couponPopup'; rating: 'rating' },
  },
  actors: {
    reoffer: reofferMachine,
    couponPopup: couponPopupMachine,
    rating: ratingMachine,
    loanWindowConfig: port<PopupsPorts['loanWindowConfig']>('loanWindowConfig'),
    lookAround: port<PopupsPorts['lookAround']>('lookAround'),
  },
  actions: {
    tellReoffer: sendTo('reoffer', (_, event: BackEvent) => event),
    tellCouponPopup: sendTo('couponPopup', (_, event: BackEvent) => event),
    tellRating: sendTo('rating', (_, event: BackEvent) => event),
    keepWindows: assign((_, { output }: { output: LoanWindows }) => ({ windows: output })),
    keepStanding: assign((_, { output }: { output: Standing }) => ({ standing: output })),
    setOutcome: assign((_, outcome: PopupsOutcome) => ({ outcome })),
  },
  guards: {
    noneAllowed: (_, { output }: { output: LoanWindows }) =>
      !output.reoffer && !output.coupon && !output.rating,
    barred: ({ context }) => isBarred(knownIn(context)),
    reofferDue: ({ context }) => isReofferDue(knownIn(context)),
    couponDue: ({ context }) => isCouponDue(knownIn(context)),
    ratingDue: ({ context }) => loanDueToRate(knownIn(context)) !== null,
    nothingOffered: outcomeIs<ReofferOutcome>('none'),
    offerAccepted: outcomeIs<ReofferOutcome>('accepted'),
    offerExpired: outcomeIs<ReofferOutcome>('expired'),
    noNews: outcomeIs<CouponPopupOutcome>('none'),
    couponsOpened: outcomeIs<CouponPopupOutcome>('opened'),
    couponsExpired: outcomeIs<CouponPopupOutcome>('expired'),
  },
}).createMachine({
  id: 'popups',
  description: 'At most one popup a visit to home: better terms, new coupons, or a rating.',
  context: ({ input }) => ({ ...input, windows: null, standing: null, outcome: null }),
  initial: 'askingLender',
  states: {
    askingLender: {
      description: 'The app asks which popups the lender allows now.',
      meta: { label: 'Asking the lender' },
      invoke: {
        id: 'loanWindowConfig',
        src: 'loanWindowConfig',
        onDone: [
          { guard: withEvent('noneAllowed'), target: 'over' },
          { target: 'lookingAround', actions: withEvent('keepWindows') },
        ],
        onError: 'over',
      },
    },
    lookingAround: {
      description: 'The app reads the borrower’s status and the earlier popups on this phone.',
      meta: { label: 'Reading status and earlier popups', shows: ['F3', 'C4', 'G1'] },
      invoke: {
        id: 'lookAround',
        src: 'lookAround',
        input: ({ context: { userKey } }) => ({ userKey }),
        onDone: { target: 'judgingOffer', actions: withEvent('keepStanding') },
        onError: 'over',
      },
    },
    judgingOffer: {
      description:
        'No popup during a money action or an application, for a late loan, or after a rejection.',
      meta: { label: 'Judging the offer' },
      always: [
        { guard: 'barred', target: 'over' },
        { guard: 'reofferDue', target: 'reoffer' },
        { target: 'judgingCoupons' },
      ],
    },
    reoffer: {
      description: 'Shows better terms, if the lender still offers them.',
      meta: { label: 'Re-offer', shows: ['F2', 'F3'] },
      on: { 'nav.back': tell('tellReoffer') },
      invoke: {
        id: 'reoffer',
        src: 'reoffer',
        input: ({ context }) => ({
          userKey: context.userKey,
          creditOrderId: required(knownIn(context).standing.homepage.credit, 'credit order')
            .creditOrderId,
        }),
        onDone: [
          { guard: withEvent('nothingOffered'), target: 'judgingCoupons' },
          {
            guard: withEvent('offerAccepted'),
            target: 'over',
            actions: { type: 'setOutcome', params: opens('limit') },
          },
          {
            guard: withEvent('offerExpired'),
            target: 'over',
            actions: { type: 'setOutcome', params: { type: 'offerEnded' } },
          },
          { target: 'over' },
        ],
        onError: 'over',
      },
    },
    judgingCoupons: {
      description: 'New coupons come next, once a session.',
      meta: { label: 'Judging the coupons' },
      always: [{ guard: 'couponDue', target: 'coupons' }, { target: 'judgingRating' }],
    },
    coupons: {
      description: 'Shows new coupons, if there are any.',
      meta: { label: 'Coupons' },
      on: { 'nav.back': tell('tellCouponPopup') },
      invoke: {
        id: 'couponPopup',
        src: 'couponPopup',
        input: ({ context: { userKey } }) => ({ userKey }),
        onDone: [
          { guard: withEvent('noNews'), target: 'judgingRating' },
          {
            guard: withEvent('couponsOpened'),
            target: 'over',
            actions: { type: 'setOutcome', params: opens('coupons') },
          },
          {
            guard: withEvent('couponsExpired'),
            target: 'over',
            actions: { type: 'setOutcome', params: { type: 'offerEnded' } },
          },
          { target: 'over' },
        ],
        onError: 'over',
      },
    },
    judgingRating: {
      description: 'The rating comes last, for a loan that ended well.',
      meta: { label: 'Judging the rating' },
      always: [{ guard: 'ratingDue', target: 'rating' }, { target: 'over' }],
    },
    rating: {
      description: 'The borrower rates the loan from one star to five.',
      meta: { label: 'Rating' },
      on: { 'nav.back': tell('tellRating') },
      invoke: {
        id: 'rating',
        src: 'rating',
        input: ({ context }) => ({
          userKey: context.userKey,
          loanOrderId: required(loanDueToRate(knownIn(context)), 'loan to rate'),
        }),
        onDone: 'over',
        onError: 'over',
      },
    },
    over: { type: 'final', description: 'No more popups in this visit.', meta: { label: 'Ended' } },
  },
  output: ({ context }) => context.outcome ?? closed,
});
