import type { SnapshotFrom } from 'xstate';
import type { BenefitId } from '#domain/reoffer.ts';
import type { reofferMachine } from './reoffer.machine.ts';

type Snapshot = SnapshotFrom<typeof reofferMachine>;

/** How much of a benefit's time is left, in milliseconds; `ended` once it is over, null where it is not offered. */
export type TimeOfBenefit = number | 'ended' | null;

const inBenefit = (benefit: BenefitId, state: 'holding' | 'ended') => ({
  offering: { [benefit]: state },
});

function timeOf(snapshot: Snapshot, benefit: BenefitId): TimeOfBenefit {
  if (snapshot.matches(inBenefit(benefit, 'ended'))) return 'ended';
  return snapshot.children[benefit]?.getSnapshot().context.left ?? null;
}

/** What the re-offer popup shows; null while it is not open. */
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
    /** What the example is repaid with; null once what it was reckoned with has changed. */
    total: priceChanged ? null : benefits.total,
  };
}

export type ReofferView = NonNullable<ReturnType<typeof selectReofferView>>;
