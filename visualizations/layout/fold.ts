import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { statesIn } from '#machines/description/describe.ts';
import { isWithin } from './flow.ts';

export const withinOf = (state: StateDescription): StateDescription[] => [
  state,
  ...[...state.states, ...(state.folded ?? [])].flatMap(withinOf),
];

/** The source may be inside a folded group. */
export const originOf = (
  state: StateDescription,
  { source }: TransitionDescription,
): StateDescription => withinOf(state).find(({ id }) => id === source) ?? state;

/** Id of a state's own box, or of the folded group around it. */
const drawnAs = (id: string, groups: readonly string[]): string =>
  groups.find((group) => isWithin(id, group)) ?? id;

const retargeted =
  (groups: readonly string[]) =>
  (one: TransitionDescription): TransitionDescription => ({
    ...one,
    targets: one.targets.map((target) => drawnAs(target, groups)),
  });

/** The group keeps only the transitions that leave it. */
function foldedGroup(state: StateDescription): StateDescription {
  const leaving = withinOf(state)
    .flatMap(({ transitions }) => transitions)
    .filter(({ targets }) => targets.some((target) => !isWithin(target, state.id)));
  return { ...state, initial: null, states: [], folded: state.states, transitions: leaving };
}

function foldedIn(state: StateDescription, groups: readonly string[]): StateDescription {
  const shown = groups.includes(state.id) ? foldedGroup(state) : state;
  return {
    ...shown,
    initial: shown.initial && drawnAs(shown.initial, groups),
    transitions: shown.transitions.map(retargeted(groups)),
    states: shown.states.map((child) => foldedIn(child, groups)),
  };
}

export const withFolded = (
  description: MachineDescription,
  groups: readonly string[],
): MachineDescription => ({ ...description, root: foldedIn(description.root, groups) });

/** The outermost state around `id` that does not contain the group; undefined if every one does. */
function neighbour(description: MachineDescription, group: string, id: string) {
  return statesIn(description)
    .filter((state) => isWithin(id, state.id) && !isWithin(group, state.id))
    .at(0);
}

/**
 * A group as a separate machine. The sources of transitions into the group and the targets of
 * transitions out of it are boxes without content. Throws for an unknown group.
 */
export function groupOf(description: MachineDescription, group: string): MachineDescription {
  const states = statesIn(description);
  const state = states.find(({ id }) => id === group);
  if (!state) throw new Error(`unknown group ${group}`);
  const isInside = (id: string) => isWithin(id, group);
  const beside = new Map<string, StateDescription>();
  const stand = (id: string): StateDescription | null => {
    const near = neighbour(description, group, id);
    if (!near) return null;
    const known = beside.get(near.id) ?? {
      ...near,
      initial: null,
      states: [],
      folded: near.states,
      transitions: [],
      outside: true,
    };
    beside.set(near.id, known);
    return known;
  };
  const led = (one: TransitionDescription): TransitionDescription => ({
    ...one,
    targets: one.targets.map((target) =>
      isInside(target) ? target : (stand(target)?.id ?? target),
    ),
  });
  const within = (one: StateDescription): StateDescription => ({
    ...one,
    transitions: one.transitions.map(led),
    states: one.states.map(within),
  });
  const inner = within(state);
  const arriving = states
    .filter(({ id }) => !isInside(id) && !isWithin(group, id))
    .flatMap(({ transitions }) => transitions)
    .filter(({ targets }) => targets.some(isInside));
  for (const transition of arriving) stand(transition.source)?.transitions.push(transition);
  const all = [inner, ...beside.values()];
  const order = states.map(({ id }) => id);
  return {
    ...description,
    root: {
      ...description.root,
      kind: 'compound',
      entry: [],
      exit: [],
      tags: [],
      invokes: [],
      transitions: [],
      initial: null,
      states: all.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
    },
  };
}
