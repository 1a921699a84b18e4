import * as v from 'valibot';
import { models } from '#machines/models.ts';
import { describeMachine, statesIn } from '#machines/description/describe.ts';
import type { StateDescription } from '#machines/description/description.ts';
import { readScreens, screensOf } from '#visualizations/screens/files.ts';
import { pictureOf } from '#visualizations/screens/list.ts';
import { stateText, transitionPhrases } from '#visualizations/wording/phrases.ts';
import { capital } from '#machines/description/words.ts';

export type ShownByState = {
  ids: readonly string[];
  machine: string;
  state: string;
  label: string;
  transitions: readonly string[];
  /** The path of the English picture from the project's root; null without one. */
  screen: string | null;
};

const Meta = v.object({ shows: v.optional(v.array(v.string()), []) });

const reactions = (state: StateDescription): string[] =>
  state.transitions.map((transition) => {
    const { trigger, condition } = transitionPhrases(state, transition, 'plain');
    return [trigger, condition].filter((words) => words !== null).join(', ');
  });

export async function readCharts(): Promise<ShownByState[]> {
  const shown: ShownByState[] = [];
  for (const { machine } of models) {
    const description = describeMachine(machine);
    const screens = await readScreens(machine.id);
    for (const state of statesIn(description)) {
      const { shows: ids } = v.parse(Meta, machine.getStateNodeById(state.id).meta ?? {});
      if (ids.length === 0) continue;
      const picture = screens?.states.find((one) => one.state === state.id && 'path' in one);
      shown.push({
        ids,
        machine: machine.id,
        state: state.id,
        label: capital(stateText(state, 'plain')),
        transitions: reactions(state),
        screen: picture ? `${screensOf(machine.id)}/${pictureOf(picture, 'en')}` : null,
      });
    }
  }
  return shown;
}
