import * as v from 'valibot';
import { appModels } from '#tests/flows/models.ts';
import { statesIn } from '#visualizations/description/describe.ts';
import type {
  MachineDescription,
  StateDescription,
} from '#visualizations/description/description.ts';
import { shownByOthers } from '#visualizations/preview/shown-by-others.ts';
import { Path } from './reach.ts';

/** Why a state shows nothing: the flow is over, its screen stays as it was, or nobody rests in it. */
const Absence = v.picklist(['over', 'unchanged', 'passing']);

const Shown = v.object({ state: v.string(), page: v.string(), path: Path });

const ScreenOfState = v.union([Shown, v.object({ state: v.string(), absent: Absence })]);

/** What a state also looks like, with other data. */
const ScreenOfSample = v.object({ ...Shown.entries, name: v.string(), purpose: v.string() });

/** The file format of a machine's list, `list.json`. */
export const ScreenList = v.object({
  machine: v.string(),
  states: v.array(ScreenOfState),
  samples: v.array(ScreenOfSample),
});

/** The screens of a machine, one a state and further ones of samples, each with how it is reached. */
export type ScreenList = v.InferOutput<typeof ScreenList>;
export type ScreenOfState = v.InferOutput<typeof ScreenOfState>;
export type ScreenOfSample = v.InferOutput<typeof ScreenOfSample>;

/** The languages of the pictures. */
export const languages = ['en', 'fil'] as const;

/** The machines that have screens, by their ids. */
export const machinesShown: readonly string[] = appModels
  .map(({ machine }) => machine.id)
  .filter((id) => !(id in shownByOthers));

/** The states that are photographed: those inside which there are no others. */
export const namedStates = (description: MachineDescription): StateDescription[] =>
  statesIn(description).filter(({ kind, states }) => states.length === 0 && kind !== 'history');

/** The file of a picture of a state, or of a sample in it, from the folder of its machine's screens. */
export function pictureOf({ state, name }: { state: string; name?: string }, language: string) {
  const within = state.slice(state.indexOf('.') + 1);
  return `${[within, ...(name === undefined ? [] : [name]), language].join('.')}.webp`;
}
