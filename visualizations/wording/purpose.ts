import { statesIn } from '#machines/description/describe.ts';
import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { stateText, transitionPhrases } from './phrases.ts';

type Walked = { taken: readonly string[]; steps: readonly { taken: readonly string[] }[] };

/** For example: “Sending”: nothing was sent. */
function words(source: StateDescription, transition: TransitionDescription): string {
  const { trigger, condition } = transitionPhrases(source, transition, 'plain');
  const what = trigger.replace(/^\d+\. /, '');
  const when = condition === null || condition === 'in all other cases' ? '' : `, ${condition}`;
  return `“${stateText(source, 'plain')}”: ${what}${when}`;
}

/**
 * Each path's purpose: its last transition that no earlier path takes, else its last one. Equal
 * purposes are numbered.
 */
export function purposesOf(description: MachineDescription, paths: readonly Walked[]): string[] {
  const namesById = new Map(
    statesIn(description).flatMap((state) =>
      state.transitions.map((one) => [one.id, words(state, one)] as const),
    ),
  );
  const seen = new Set<string>();
  const used = new Map<string, number>();
  return paths.map((path) => {
    const taken = [...path.taken, ...path.steps.flatMap((step) => step.taken)];
    const fresh = taken.findLast((id) => !seen.has(id) && namesById.has(id));
    for (const id of taken) seen.add(id);
    const last = taken.findLast((id) => namesById.has(id));
    const name = namesById.get(fresh ?? last ?? '') ?? 'Starting';
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
