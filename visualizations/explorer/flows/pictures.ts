import { isWithin } from '#visualizations/layout/flow.ts';
import type { DrawnPicture, Pictures, Layout, StateBox } from '#visualizations/layout/layout.ts';
import { stateText, transitionPhrases } from '#visualizations/wording/phrases.ts';
import { capital, type Wording } from '#machines/description/words.ts';
import { type Flow, leavesOf } from './flow.ts';

export type LooksAt =
  | { by: 'step' }
  | { by: 'state'; state: string }
  | { by: 'picture'; picture: string };

export const atStep: LooksAt = { by: 'step' };
export const atState = (state: string | null): LooksAt =>
  state === null ? atStep : { by: 'state', state };
export const atPicture = (picture: string): LooksAt => ({ by: 'picture', picture });

/** An action of the user on a diagram. */
export type DiagramEvent =
  | { type: 'state.chosen'; state: string | null }
  | { type: 'transition.pressed'; transition: string }
  /** Id of the overview, of a group, or of a part of a group. */
  | { type: 'picture.chosen'; picture: string }
  /** Shows the result of the last step again. */
  | { type: 'step.shown' };

export type Whereabouts = {
  active: readonly string[];
  /** Null before the first step. */
  taken: readonly string[] | null;
};

/** Innermost active states that the last step reached; all of them if it reached none. */
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

/** The box of a state, or of the folded group around it; undefined if neither is drawn. */
export function boxOf({ layout, states }: DrawnPicture, state: string): StateBox | undefined {
  return layout.boxes.find(
    ({ id }) => id === state || (!states.includes(id) && isWithin(state, id)),
  );
}

/** The picture of a group, or the last one that draws a state; else the overview. */
export function pictureOf(pictures: Pictures, state: string): DrawnPicture {
  const own = pictures.find(({ scope }) => scope === state);
  return own ?? pictures.findLast(({ states }) => states.includes(state)) ?? pictures[0];
}

/** The picture one level up; null for the overview. */
export function above(pictures: Pictures, { scope, part }: DrawnPicture): DrawnPicture | null {
  if (part) return pictures.find((one) => one.scope === scope && !one.part) ?? null;
  return pictures.find(({ folded }) => folded.includes(scope)) ?? null;
}

/** Smallest picture that shows all given states, each by its own box or by a folded group. */
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

export function pictureShown(
  flow: Flow,
  pictures: Pictures,
  looksAt: LooksAt,
  where: Whereabouts,
): DrawnPicture {
  const [overview] = pictures;
  if (looksAt.by === 'state') return pictureOf(pictures, looksAt.state);
  // The two wordings fold different groups, so a chosen picture may be missing in one of them.
  const chosen =
    looksAt.by === 'picture' ? pictures.find(({ id }) => id === looksAt.picture) : undefined;
  if (chosen) return chosen;
  return where.taken === null ? overview : pictureOfAll(pictures, reached(flow, where));
}

export function depthOf(pictures: Pictures, picture: DrawnPicture): number {
  const up = above(pictures, picture);
  return up ? 1 + depthOf(pictures, up) : 0;
}

export function titleOf(flow: Flow, { scope, part }: DrawnPicture, wording: Wording): string {
  const state = flow.states.get(scope);
  const name = capital(state ? stateText(state, wording) : scope);
  return part ? `${name}, part ${part.number} of ${part.of}` : name;
}

function textOf(flow: Flow, source: string, target: string, wording: Wording): string {
  const taken = [...flow.transitions.values()].filter(
    (one) =>
      isWithin(one.source, source) &&
      !isWithin(one.source, target) &&
      one.targets.some((id) => isWithin(id, target)),
  );
  const words = taken.flatMap((one) => {
    const state = flow.states.get(one.source);
    return state ? [transitionPhrases(state, one, wording).trigger.replace(/^\d+\. /, '')] : [];
  });
  return [...new Set(words)].join('; ');
}

/** The words of the arrows without chips, by arrow id; the page shows them on hover. */
export const arrowWords = (
  flow: Flow,
  { arrows }: Layout,
  wording: Wording,
): ReadonlyMap<string, string> =>
  new Map(
    arrows.flatMap(({ id, source, target, chips }) =>
      source === null || chips.length > 0 ? [] : [[id, textOf(flow, source, target, wording)]],
    ),
  );
