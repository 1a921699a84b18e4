import { assign, setup } from 'xstate';
import type { Coupons } from '#domain/credit/coupon.ts';
import { restOfManilaDay } from '#domain/dates.ts';
import type { Failure } from '#domain/failure.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { type Port, port, type Timed } from '#machines/shared/ports.ts';
import { reloadTo, retryTo } from '#machines/shared/reload.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';

export type CouponsPorts = {
  getCoupons: Port<void, Timed<Coupons>>;
};

export type CouponList = keyof Coupons;

type Context = {
  coupons: Timed<Coupons> | null;
  list: CouponList;
  failure: Failure | null;
};

export type CouponsEvent =
  | FlowEvent
  | { type: 'retry.pressed' }
  | { type: 'list.chosen'; list: CouponList };

type Outcome = { type: 'left' };

/** Coupons (S2, `/mine/coupon`): the usable ones, and the others with the reasons. */
export const couponsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CouponsEvent,
    input: {} as Record<string, never>,
    output: {} as Outcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: { getCoupons: port<CouponsPorts['getCoupons']>('getCoupons') },
  actions: {
    keepCoupons: assign((_, { output }: { output: Timed<Coupons> }) => ({
      coupons: output,
      failure: null,
    })),
    keepFailure: assign(failureFrom),
    chooseList: assign((_, { list }: { list: CouponList }) => ({ list })),
  },
  delays: {
    untilMidnight: ({ context }) =>
      restOfManilaDay(required(context.coupons, 'coupons').receivedAt),
  },
}).createMachine({
  id: 'coupons',
  description: 'The borrower’s interest coupons, in two lists.',
  context: { coupons: null, list: 'available', failure: null },
  meta: { page: 'coupons' },
  output: { type: 'left' },
  initial: 'loading',
  on: { 'nav.back': '.left' },
  states: {
    loading: {
      description: 'The app fetches the coupons.',
      meta: { label: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'getCoupons',
        src: 'getCoupons',
        onDone: { target: 'showing', actions: withEvent('keepCoupons') },
        onError: { target: 'failed', actions: withEvent('keepFailure') },
      },
    },
    failed: {
      description: 'The app could not fetch the coupons.',
      meta: { label: 'Could not load' },
      on: { ...retryTo('loading'), 'page.shown': 'loading' },
    },
    showing: {
      description: 'The page shows one of the two lists.',
      meta: { label: 'Showing the coupons', shows: ['C1', 'C3', 'S3.11'] },
      on: {
        ...reloadTo('.refreshing'),
        'page.shown': '.refreshing',
        'retry.pressed': '.refreshing',
        'list.chosen': { actions: withEvent('chooseList') },
      },
      initial: 'fresh',
      states: {
        fresh: {
          description:
            'The list is of today; at midnight coupons expire and the app fetches them again.',
          meta: { label: 'Fresh' },
          after: { untilMidnight: 'refreshing' },
        },
        refreshing: {
          description: 'The app fetches the coupons again; the earlier ones stay.',
          meta: { label: 'Refreshing' },
          invoke: {
            id: 'refreshCoupons',
            src: 'getCoupons',
            onDone: { target: 'fresh', actions: withEvent('keepCoupons') },
            onError: { target: 'stale', actions: withEvent('keepFailure') },
          },
        },
        stale: {
          description: 'The refresh failed; the earlier coupons stay.',
          meta: { label: 'Stale' },
          on: { 'connection.restored': 'refreshing' },
        },
      },
    },
    left: { type: 'final', description: 'The borrower went home.', meta: { label: 'Left' } },
  },
});
