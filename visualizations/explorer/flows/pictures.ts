import { isWithin } from '#visualizations/layout/flow.ts';
import type { DrawnPicture, Pictures } from '#visualizations/layout/drawn-picture.ts';
import type { StateBox } from '#visualizations/layout/layout.ts';
import { stateText } from '#visualizations/wording/phrases.ts';
import { capital, type Wording } from '#visualizations/wording/words.ts';
import { type Flow, leavesOf } from './flow.ts';

/** What a diagram shows: where the last step led, or what a person wants to see. */
export type LooksAt =
  | { by: 'step' }
  | { by: 'state'; state: string }
  | { by: 'picture'; picture: string };

/** Where a machine is, and how it came there. */
export type Whereabouts = {
  /** All states that it is in. */
  active: readonly string[];
  /** The transitions that the last step took; null before the first step. */
  taken: readonly string[] | null;
};

/** The innermost states to which the last step led; all where it does not say. */
export function reached(flow: Flow, { active, taken }: Whereabouts): string[] {
  const leaves = leavesOf(active);
  const ends = (taken ?? []).flatMap((id) => {
    const transition = flow.transitions.get(id);
    if (!transition) return [];
    const { source, targets } = transition;
    return targets.length > 0 ? targets : [source];
  });
  const led = leaves.filter((leaf) => ends.some((end) => isWithin(leaf, end)));
  return led.length > 0 ? led : leaves;
}

/** The box that stands for a state in a picture: its own, or that of the closed group around it. */
export function boxOf({ layout, states }: DrawnPicture, state: string): StateBox | undefined {
  return layout.boxes.find(
    ({ id }) => id === state || (!states.includes(id) && isWithin(state, id)),
  );
}

/** The picture in which a state is drawn itself: a group by its own, what is inside by its part. */
export function pictureOf(pictures: Pictures, state: string): DrawnPicture {
  const own = pictures.find(({ scope }) => scope === state);
  return own ?? pictures.findLast(({ states }) => states.includes(state)) ?? pictures[0];
}

/** The picture in which another one is a single box, or of which it is a part; null for the first. */
export function above(pictures: Pictures, { scope, part }: DrawnPicture): DrawnPicture | null {
  if (part) return pictures.find((one) => one.scope === scope && !one.part) ?? null;
  return pictures.find(({ folded }) => folded.includes(scope)) ?? null;
}

/** The smallest picture that shows several states, each by itself or by its closed group. */
function pictureOfAll(pictures: Pictures, states: readonly string[]): DrawnPicture {
  const [first = ''] = states;
  let picture = pictureOf(pictures, first);
  for (let up = above(pictures, picture); up; up = above(pictures, picture)) {
    const here = picture;
    if (states.every((state) => boxOf(here, state))) break;
    picture = up;
  }
  return picture;
}

/** The picture to be shown. Before the first step that is the overview. */
export function pictureShown(
  flow: Flow,
  pictures: Pictures,
  looksAt: LooksAt,
  where: Whereabouts,
): DrawnPicture {
  const [overview] = pictures;
  if (looksAt.by === 'state') return pictureOf(pictures, looksAt.state);
  // The wordings are not folded alike: a picture of the one may lack in the other.
  const chosen =
    looksAt.by === 'picture' ? pictures.find(({ id }) => id === looksAt.picture) : undefined;
  if (chosen) return chosen;
  return where.taken === null ? overview : pictureOfAll(pictures, reached(flow, where));
}

/** How many pictures stand above one. */
export function depthOf(pictures: Pictures, picture: DrawnPicture): number {
  const up = above(pictures, picture);
  return up ? 1 + depthOf(pictures, up) : 0;
}

/** What a picture is called: its group, and which part of it. */
export function titleOf(flow: Flow, { scope, part }: DrawnPicture, wording: Wording): string {
  const state = flow.states.get(scope);
  const name = capital(state ? stateText(state, wording) : scope);
  return part ? `${name}, part ${part.number} of ${part.of}` : name;
}
