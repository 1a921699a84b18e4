import type { SnapshotFrom } from 'xstate';
import type { BenefitId } from '#domain/credit/reoffer.ts';
import type { reofferMachine } from './reoffer.machine.ts';

type Snapshot = SnapshotFrom<typeof reofferMachine>;

/** A benefit's remaining milliseconds; `ended` after its countdown, null if it is not offered. */
export type TimeOfBenefit = number | 'ended' | null;

const inBenefit = (benefit: BenefitId, state: 'holding' | 'ended') => ({
  offering: { [benefit]: state },
});

function timeOf(snapshot: Snapshot, benefit: BenefitId): TimeOfBenefit {
  if (snapshot.matches(inBenefit(benefit, 'ended'))) return 'ended';
  return snapshot.children[benefit]?.getSnapshot().context.left ?? null;
}

/** The view of the re-offer popup; null while it is closed. */
export function selectReofferView(snapshot: Snapshot) {
  const { benefits } = snapshot.context;
  if (!benefits || !snapshot.matches('offering')) return null;
  const times = {
    higherLimit: timeOf(snapshot, 'higherLimit'),
    lowerInterest: timeOf(snapshot, 'lowerInterest'),
    extraDays: timeOf(snapshot, 'extraDays'),
  };
  const priceChanged = times.lowerInterest === 'ended' || times.extraDays === 'ended';
  return {
    benefits,
    times,
    /** The total of the example; null after a change of its terms. */
    total: priceChanged ? null : benefits.total,
  };
}

export type ReofferView = NonNullable<ReturnType<typeof selectReofferView>>;
