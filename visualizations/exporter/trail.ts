import type { StateDescription } from '#machines/description/description.ts';
import { stateText } from '#visualizations/wording/phrases.ts';
import { markdown } from './markdown.ts';

/** The label follows those of the groups around the state. */
export function trailText(states: readonly StateDescription[], id: string): string {
  const trail = states.filter((state) => id === state.id || id.startsWith(`${state.id}.`));
  const below = trail.length > 1 ? trail.slice(1) : trail;
  return below.map((state) => stateText(state, 'plain')).join(' › ');
}

export const trailOf = (states: readonly StateDescription[], id: string): string =>
  markdown(trailText(states, id));
