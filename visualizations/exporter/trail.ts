import type { StateDescription } from '#machines/description/description.ts';
import { stateText } from '#visualizations/wording/phrases.ts';
import { markdown } from './markdown.ts';

/** The label follows those of the groups around the state. */
export function trailOf(states: StateDescription[], id: string): string {
  const trail = states.filter((state) => id === state.id || id.startsWith(`${state.id}.`));
  const below = trail.length > 1 ? trail.slice(1) : trail;
  return markdown(below.map((state) => stateText(state, 'plain')).join(' › '));
}
