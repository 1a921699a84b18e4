import type { SnapshotFrom } from 'xstate';
import type { couponsMachine } from './coupons.machine.ts';

/** The view of the page of coupons. */
export function selectCouponsView(snapshot: SnapshotFrom<typeof couponsMachine>) {
  const { coupons, list, failure } = snapshot.context;
  return {
    /** Null while nothing was fetched yet. */
    coupons,
    list,
    loading: snapshot.matches('loading') || snapshot.matches({ showing: 'refreshing' }),
    /** The last look failed; coupons from before, if there are any, stay. */
    failed: snapshot.matches('failed') || snapshot.matches({ showing: 'stale' }),
    failure,
  };
}

export type CouponsView = ReturnType<typeof selectCouponsView>;
