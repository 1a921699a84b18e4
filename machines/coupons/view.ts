import type { SnapshotFrom } from 'xstate';
import { defineFlow } from '#machines/shared/flow.ts';
import type { couponsMachine } from './coupons.machine.ts';

export function selectCouponsView(snapshot: SnapshotFrom<typeof couponsMachine>) {
  const { coupons, list, failure } = snapshot.context;
  return {
    /** Null before the first load. */
    coupons,
    list,
    loading: snapshot.matches('loading') || snapshot.matches({ showing: 'refreshing' }),
    failed: snapshot.matches('failed') || snapshot.matches({ showing: 'stale' }),
    failure,
  };
}

export type CouponsView = ReturnType<typeof selectCouponsView>;

/** `/mine/coupon`: the borrower's interest coupons. */
export const couponsFlow = defineFlow<typeof couponsMachine>()({
  id: 'coupons',
  label: 'Coupons',
  description: 'Interest coupons: usable ones, and the others with the reason.',
  input: () => ({}),
  after: () => ({ page: 'home', query: {} }),
});
