import * as v from 'valibot';
import { appModels } from '#machines/models.ts';
import { statesIn } from '#machines/description/describe.ts';
import type { MachineDescription, StateDescription } from '#machines/description/description.ts';
import { shownByOthers } from '#visualizations/preview/shown-by-others.ts';
import { Path } from './reach.ts';

/**
 * Why a state has no screen of its own: the flow is over, the last screen stays, or the state never
 * lasts.
 */
const Absence = v.picklist(['over', 'unchanged', 'transient']);

const Shown = v.object({ state: v.string(), page: v.string(), path: Path });

const ScreenOfState = v.union([Shown, v.object({ state: v.string(), absent: Absence })]);

const ScreenOfSituation = v.object({ ...Shown.entries, name: v.string(), purpose: v.string() });

/** Format of `list.json`. */
export const ScreenList = v.object({
  machine: v.string(),
  states: v.array(ScreenOfState),
  situations: v.array(ScreenOfSituation),
});

/** One screen per state, or why it has none, and one per pictured situation. */
export type ScreenList = v.InferOutput<typeof ScreenList>;
export type ScreenOfState = v.InferOutput<typeof ScreenOfState>;
export type ScreenOfSituation = v.InferOutput<typeof ScreenOfSituation>;

export const languages = ['en', 'fil'] as const;

export const machinesShown: readonly string[] = appModels
  .map(({ machine }) => machine.id)
  .filter((id) => !(id in shownByOthers));

export const namedStates = (description: MachineDescription): StateDescription[] =>
  statesIn(description).filter(({ kind, states }) => states.length === 0 && kind !== 'history');

/** Path of a picture, relative to the folder of the screens. */
export function pictureOf({ state, name }: { state: string; name?: string }, language: string) {
  const within = state.slice(state.indexOf('.') + 1);
  return `${[within, ...(name === undefined ? [] : [name]), language].join('.')}.webp`;
}
