import { assign, setup } from 'xstate';
import { type Coupon, endOf } from '#domain/credit/coupon.ts';
import { countdownMachine } from '#machines/countdown/countdown.machine.ts';
import type { BackEvent } from '#machines/shared/events.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { requireOutcome } from '#machines/shared/outcome.ts';
import { type Port, port, type Timed } from '#machines/shared/ports.ts';
import { withEvent } from '#machines/shared/with-event.ts';

export type CouponPopupPorts = {
  getCouponPopup: Port<void, Timed<{ coupons: readonly Coupon[] }>>;
  /** Stores in this tab that the coupons were shown, because they are shown once per session. */
  keepCouponsShown: Port<{ userKey: string }, void>;
};

/** `none`: no popup opened. `expired`: the last coupon on screen ended. */
export type CouponPopupOutcome = { type: 'none' | 'closed' | 'opened' | 'expired' };

export type CouponPopupInput = { userKey: string };

type Context = CouponPopupInput & {
  coupons: readonly Coupon[];
  /** By the server's clock, in milliseconds. */
  receivedAt: number;
  outcome: CouponPopupOutcome | null;
};

export type CouponPopupEvent = BackEvent | { type: 'coupons.opened' } | { type: 'popup.closed' };

type Fetched = { output: Timed<{ coupons: readonly Coupon[] }> };

const firstEnd = ({ coupons }: Pick<Context, 'coupons'>): number => Math.min(...coupons.map(endOf));

const withoutFirst = ({ coupons }: Pick<Context, 'coupons'>): Coupon[] =>
  coupons.filter((coupon) => endOf(coupon) > firstEnd({ coupons }));

/** The coupon popup: new coupons, once per session. */
export const couponPopupMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CouponPopupEvent,
    input: {} as CouponPopupInput,
    output: {} as CouponPopupOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
    children: {} as { countdown: 'countdown' },
  },
  actors: {
    countdown: countdownMachine,
    getCouponPopup: port<CouponPopupPorts['getCouponPopup']>('getCouponPopup'),
    keepCouponsShown: port<CouponPopupPorts['keepCouponsShown']>('keepCouponsShown'),
  },
  actions: {
    keepCoupons: assign((_, { output: { coupons, receivedAt } }: Fetched) => ({
      coupons,
      receivedAt,
    })),
    dropEnded: assign(({ context }) => ({ coupons: withoutFirst(context) })),
    setOutcome: assign((_, outcome: CouponPopupOutcome) => ({ outcome })),
  },
  guards: {
    areNews: (_, { output: { coupons } }: Fetched) => coupons.length > 0,
    othersAreValid: ({ context }) => withoutFirst(context).length > 0,
  },
}).createMachine({
  id: 'couponPopup',
  description: 'Shows new coupons once a session.',
  context: ({ input }) => ({ ...input, coupons: [], receivedAt: 0, outcome: null }),
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
      description: 'The popup is open. Each coupon leaves it at its end, by the server’s clock.',
      meta: { label: 'Showing', shows: ['C4'] },
      tags: 'question',
      invoke: {
        id: 'countdown',
        src: 'countdown',
        input: ({ context }) => ({ until: firstEnd(context), now: context.receivedAt }),
        onDone: [
          { guard: 'othersAreValid', target: 'showing', reenter: true, actions: 'dropEnded' },
          { target: 'expired' },
        ],
        onError: 'expired',
      },
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
    expired: {
      type: 'final',
      description: 'The last coupon ended while the popup was open.',
      meta: { label: 'Expired' },
      entry: { type: 'setOutcome', params: { type: 'expired' } },
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
