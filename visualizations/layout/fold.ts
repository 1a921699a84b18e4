import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { statesIn } from '#machines/description/describe.ts';
import { required } from '#machines/shared/required.ts';
import { isWithin } from './flow.ts';

const withinOf = (state: StateDescription): StateDescription[] => [
  state,
  ...[...state.states, ...(state.folded ?? [])].flatMap(withinOf),
];

/** Transitions of a state and of the states inside it. */
const transitionsOf = (state: StateDescription): TransitionDescription[] =>
  withinOf(state).flatMap(({ transitions }) => transitions);

/**
 * The state that a transition leaves: `state`, or a state inside it if `state` is a folded group.
 */
export const originOf = (
  state: StateDescription,
  { source }: TransitionDescription,
): StateDescription => withinOf(state).find(({ id }) => id === source) ?? state;

const inOrderOf = (order: readonly StateDescription[], states: readonly StateDescription[]) => {
  const ids = order.map(({ id }) => id);
  return states.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
};

/** A state without content, beside the states that a picture is about. */
const outsideOf = (
  state: StateDescription,
  transitions: TransitionDescription[],
): StateDescription => ({
  ...state,
  initial: null,
  states: [],
  folded: [...state.states, ...(state.folded ?? [])],
  transitions,
  outside: true,
});

/** `idOf` returns the id of the box that represents a state. */
const retargeted =
  (idOf: (id: string) => string) =>
  (one: TransitionDescription): TransitionDescription => ({
    ...one,
    targets: one.targets.map(idOf),
  });

/** Of the transitions in the group, only those that leave the group are kept. */
const foldedGroup = (state: StateDescription): StateDescription => ({
  ...state,
  initial: null,
  states: [],
  folded: state.states,
  transitions: transitionsOf(state).filter(({ targets }) =>
    targets.some((target) => !isWithin(target, state.id)),
  ),
});

export function withFolded(
  description: MachineDescription,
  groups: readonly string[],
): MachineDescription {
  const idOf = (id: string) => groups.find((group) => isWithin(id, group)) ?? id;
  const folded = (state: StateDescription): StateDescription => {
    const shown = groups.includes(state.id) ? foldedGroup(state) : state;
    return {
      ...shown,
      initial: shown.initial && idOf(shown.initial),
      transitions: shown.transitions.map(retargeted(idOf)),
      states: shown.states.map(folded),
    };
  };
  return { ...description, root: folded(description.root) };
}

/**
 * A group as a separate machine. The sources of transitions into the group and the targets of
 * transitions out of it are boxes without content. Throws for an unknown group.
 */
export function groupOf(description: MachineDescription, group: string): MachineDescription {
  const states = statesIn(description);
  const isInside = (id: string) => isWithin(id, group);
  /** The outermost state around `id` that does not contain the group. */
  const nearOf = (id: string) =>
    isInside(id)
      ? undefined
      : states.find((one) => isWithin(id, one.id) && !isWithin(group, one.id));
  const within = (one: StateDescription): StateDescription => ({
    ...one,
    transitions: one.transitions.map(retargeted((id) => nearOf(id)?.id ?? id)),
    states: one.states.map(within),
  });
  const inner = required(
    states.find(({ id }) => id === group),
    `group ${group}`,
  );
  const arriving = states
    .filter(({ id }) => nearOf(id))
    .flatMap(({ transitions }) => transitions)
    .filter(({ targets }) => targets.some(isInside));
  const targets = transitionsOf(inner).flatMap((one) => one.targets);
  const near = new Set([...targets, ...arriving.map(({ source }) => source)].map(nearOf));
  const beside = [...near].flatMap((one) => {
    if (!one) return [];
    const own = arriving.filter(({ source }) => nearOf(source) === one);
    return [outsideOf(one, own)];
  });
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
      states: inOrderOf(states, [within(inner), ...beside]),
    },
  };
}

const leadsInto = (one: TransitionDescription, states: readonly StateDescription[]): boolean =>
  one.targets.some((target) => states.some(({ id }) => isWithin(target, id)));

type Led = 'both ways' | 'leaving';

/** States at the other ends of a part's transitions. */
const connected = (
  states: readonly StateDescription[],
  kept: readonly StateDescription[],
  led: Led,
) =>
  states.flatMap((state) => {
    const arriving =
      led === 'leaving' ? [] : transitionsOf(state).filter((one) => leadsInto(one, kept));
    const isTarget = kept.flatMap(transitionsOf).some((one) => leadsInto(one, [state]));
    return arriving.length > 0 || isTarget ? [outsideOf(state, arriving)] : [];
  });

/** States at the other ends of transitions are drawn beside the kept ones. */
export function withOnly(
  { root, ...machine }: MachineDescription,
  group: string,
  kept: readonly StateDescription[],
  part: string,
  led: Led = 'both ways',
): MachineDescription {
  const reduced = (state: StateDescription): StateDescription => {
    const isGroup = state.id === group;
    const others = state.states.filter((child) => !kept.includes(child));
    const drawn = isGroup ? [...kept, ...connected(others, kept, led)] : others.map(reduced);
    const near = isGroup
      ? drawn
      : drawn.flatMap((one) => (one.outside ? connected([one], kept, led) : [one]));
    const states = inOrderOf(state.states, near);
    return {
      ...state,
      label: isGroup ? `${state.label}, ${part}` : state.label,
      states,
      initial: states.some(({ id }) => id === state.initial) ? state.initial : null,
      transitions: state.transitions.filter(
        (one) => one.targets.length === 0 || !isGroup || leadsInto(one, near),
      ),
    };
  };
  return { ...machine, root: reduced(root) };
}

const leading = (from: readonly StateDescription[], to: readonly StateDescription[]): number =>
  from.flatMap(transitionsOf).filter((one) => leadsInto(one, to)).length;

/**
 * Splits a list of two or more states into two lists, in chart order. The split is in the middle
 * third of the list, where the fewest transitions cross it.
 */
export function halves(states: readonly StateDescription[]): readonly StateDescription[][] {
  const least = Math.max(1, Math.floor(states.length / 3));
  const cuts = states
    .map((_, at): [StateDescription[], StateDescription[]] => [
      states.slice(0, at),
      states.slice(at),
    ])
    .slice(least, states.length - least + 1);
  const crossings = ([some, others]: (typeof cuts)[number]) =>
    leading(some, others) + leading(others, some);
  return required(cuts.toSorted((a, b) => crossings(a) - crossings(b))[0], 'cut');
}
