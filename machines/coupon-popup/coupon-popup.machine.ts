import { assign, setup } from 'xstate';
import type { Coupon } from '#domain/credit/coupon.ts';
import type { BackEvent } from '#machines/shared/events.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { requireOutcome } from '#machines/shared/outcome.ts';
import { type Port, port } from '#machines/shared/ports.ts';
import { withEvent } from '#machines/shared/with-event.ts';

export type CouponPopupPorts = {
  getCouponPopup: Port<void, { coupons: readonly Coupon[] }>;
  /** Stores in this tab that the coupons were shown, because they are shown once a session. */
  keepCouponsShown: Port<{ userKey: string }, void>;
};

/** `none`: no popup opened. */
export type CouponPopupOutcome = { type: 'none' | 'closed' | 'opened' };

export type CouponPopupInput = { userKey: string };

type Context = CouponPopupInput & {
  coupons: readonly Coupon[];
  outcome: CouponPopupOutcome | null;
};

export type CouponPopupEvent = BackEvent | { type: 'coupons.opened' } | { type: 'popup.closed' };

type Fetched = { output: { coupons: readonly Coupon[] } };

/** The coupon popup: new coupons, once a session. */
export const couponPopupMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CouponPopupEvent,
    input: {} as CouponPopupInput,
    output: {} as CouponPopupOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    getCouponPopup: port<CouponPopupPorts['getCouponPopup']>('getCouponPopup'),
    keepCouponsShown: port<CouponPopupPorts['keepCouponsShown']>('keepCouponsShown'),
  },
  actions: {
    keepCoupons: assign((_, { output: { coupons } }: Fetched) => ({ coupons })),
    setOutcome: assign((_, outcome: CouponPopupOutcome) => ({ outcome })),
  },
  guards: { areNews: (_, { output: { coupons } }: Fetched) => coupons.length > 0 },
}).createMachine({
  id: 'couponPopup',
  description: 'Shows new coupons once a session.',
  context: ({ input }) => ({ ...input, coupons: [], outcome: null }),
  initial: 'fetching',
  states: {
    fetching: {
      description: 'The app fetches the new coupons.',
      meta: { label: 'Fetching' },
      invoke: {
        id: 'getCouponPopup',
        src: 'getCouponPopup',
        onDone: [
          { guard: withEvent('areNews'), target: 'noting', actions: withEvent('keepCoupons') },
          { target: 'none' },
        ],
        onError: 'none',
      },
    },
    noting: {
      description: 'The app records that this session has shown them.',
      meta: { label: 'Noting' },
      invoke: {
        id: 'keepCouponsShown',
        src: 'keepCouponsShown',
        input: ({ context: { userKey } }) => ({ userKey }),
        onDone: 'showing',
        onError: 'showing',
      },
    },
    showing: {
      description: 'The popup is open.',
      meta: { label: 'Showing', shows: ['C4'] },
      tags: 'question',
      on: { 'coupons.opened': 'opened', 'popup.closed': 'closed', 'nav.back': 'closed' },
    },
    opened: {
      type: 'final',
      description: 'The page of coupons opens.',
      meta: { label: 'Opened' },
      entry: { type: 'setOutcome', params: { type: 'opened' } },
    },
    closed: {
      type: 'final',
      description: 'The borrower closed the popup.',
      meta: { label: 'Closed' },
      entry: { type: 'setOutcome', params: { type: 'closed' } },
    },
    none: {
      type: 'final',
      description: 'There are no new coupons; no popup was shown.',
      meta: { label: 'None' },
      entry: { type: 'setOutcome', params: { type: 'none' } },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
