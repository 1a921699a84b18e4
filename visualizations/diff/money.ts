import { statesIn } from '#machines/description/describe.ts';
import type {
  GuardDescription,
  MachineDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { isWithin } from '#visualizations/layout/flow.ts';

/** States in which money is under way, or that lead to one without another event. */
export function beforeMoney(description: MachineDescription): ReadonlySet<string> {
  const states = statesIn(description);
  const found = new Set(states.filter(({ tags }) => tags.includes('money')).map(({ id }) => id));
  const leadsOn = ({ trigger, targets }: TransitionDescription) =>
    trigger.type !== 'event' &&
    targets.some((target) => [...found].some((id) => isWithin(id, target) || isWithin(target, id)));
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { id, transitions } of states) if (transitions.some(leadsOn)) found.add(id);
  }
  return found;
}

const partsOf = (guard: GuardDescription | null): string[] => {
  if (guard === null) return [];
  return guard.type === 'and' ? guard.guards.flatMap(partsOf) : [JSON.stringify(guard)];
};

/** Whether a condition was removed. A condition that changed counts as removed. */
export function isLoosened(
  before: GuardDescription | null,
  after: GuardDescription | null,
): boolean {
  const now = new Set(partsOf(after));
  return partsOf(before).some((part) => !now.has(part));
}
