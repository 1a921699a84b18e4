import type { AnyStateMachine } from 'xstate';
import { describeMachine, statesIn, transitionsIn } from '#machines/description/describe.ts';
import type { StateDescription } from '#machines/description/description.ts';
import { branchesOf, chartOf, statesOf } from './chart.ts';
import type { Mutant } from './mutant.ts';
import { mutantsOfState } from './state-mutators.ts';
import { mutantsOfTransition } from './transition-mutators.ts';

/** Whether leaving and re-entering a state differs from entering only its children. */
const entryMatters = (state: StateDescription, parent: StateDescription | undefined): boolean =>
  [state.entry, state.exit, state.invokes].some((parts) => parts.length > 0) ||
  state.transitions.some(({ trigger }) => trigger.type === 'after') ||
  parent?.kind === 'parallel';

export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const description = describeMachine(machine);
  const states = new Map(statesIn(description).map((state) => [state.id, state]));
  const transitions = new Map(transitionsIn(description).map((one) => [one.id, one]));
  const parentOf = (id: string) => states.get(id.slice(0, id.lastIndexOf('.')));
  const beside = (id: string) =>
    (parentOf(id)?.states ?? []).map((state) => state.id).filter((other) => other !== id);

  /** Includes transitions to a group that contains the state. */
  const entering = (id: string): string[] =>
    [...transitions.values()]
      .filter(({ targets }) => targets.some((target) => `${id}.`.startsWith(`${target}.`)))
      .map((one) => one.id);

  const places = statesOf(machine.id, { part: chartOf(machine), with: (chart) => chart });
  return places.flatMap((place) => {
    const state = states.get(place.id);
    if (!state) throw new Error(`${place.id} is a state only in the chart`);
    const matters = entryMatters(state, parentOf(place.id));
    const ofTransitions = branchesOf(place).flatMap(({ event, ...list }) =>
      list.part.flatMap((branch, index) => {
        const id = `${place.id} | ${event} | ${index}`;
        const described = transitions.get(id);
        if (!described) throw new Error(`${id} is a transition only in the chart`);
        const next = transitions.get(`${place.id} | ${event} | ${index + 1}`);
        const site = { branch, index, list, described, next, beside, entryMatters: matters };
        return mutantsOfTransition(site);
      }),
    );
    return [...ofTransitions, ...mutantsOfState(place, state, entering(place.id))];
  });
}
