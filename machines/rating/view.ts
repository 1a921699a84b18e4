import type { SnapshotFrom } from 'xstate';
import type { ratingMachine } from './rating.machine.ts';

/** The view of the rating popup; null while it is closed. */
export function selectRatingView(snapshot: SnapshotFrom<typeof ratingMachine>) {
  const { stars, comment, storeUrl, failure } = snapshot.context;
  const step = (['asking', 'discarding', 'submitting', 'thanking', 'openingStore'] as const).find(
    (one) => snapshot.matches(one),
  );
  if (!step) return null;
  return {
    /** Null while no stars are chosen. */
    stars,
    comment,
    failure,
    /** Whether the popup asks if the comment is to be deleted. */
    discarding: step === 'discarding',
    submitting: step === 'submitting',
    thanked: step === 'thanking' || step === 'openingStore',
    store: storeUrl !== null,
    openingStore: step === 'openingStore',
  };
}

export type RatingView = NonNullable<ReturnType<typeof selectRatingView>>;
