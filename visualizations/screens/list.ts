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

const ScreenOfState = v.union([
  v.object({ state: v.string(), page: v.string(), path: Path }),
  v.object({ state: v.string(), absent: Absence }),
]);

/** The file format of a machine's list, `list.json`. */
export const ScreenList = v.object({ machine: v.string(), states: v.array(ScreenOfState) });

/** The screens of a machine, one a state, each with how it is reached. */
export type ScreenList = v.InferOutput<typeof ScreenList>;
export type ScreenOfState = v.InferOutput<typeof ScreenOfState>;

/** The languages of the pictures. */
export const languages = ['en', 'fil'] as const;

/** The machines that have screens, by their ids. */
export const machinesShown: readonly string[] = appModels
  .map(({ machine }) => machine.id)
  .filter((id) => !(id in shownByOthers));

/** The states that are photographed: those inside which there are no others. */
export const namedStates = (description: MachineDescription): StateDescription[] =>
  statesIn(description).filter(({ kind, states }) => states.length === 0 && kind !== 'history');

/** The file of a state's picture, from the folder of its machine's screens. */
export const pictureOf = (state: string, language: string): string =>
  `${state.slice(state.indexOf('.') + 1)}.${language}.webp`;
