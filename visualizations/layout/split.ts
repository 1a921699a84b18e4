import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { withinOf } from './fold.ts';
import { isWithin } from './flow.ts';

const leaving = (state: StateDescription): TransitionDescription[] =>
  withinOf(state).flatMap(({ transitions }) => transitions);

const leadsInto = (one: TransitionDescription, states: readonly StateDescription[]): boolean =>
  one.targets.some((target) => states.some(({ id }) => isWithin(target, id)));

/** A state that is drawn beside a part, with only its transitions into the part. */
const beside = (state: StateDescription, kept: readonly StateDescription[]): StateDescription => ({
  ...state,
  initial: null,
  states: [],
  folded: [...state.states, ...(state.folded ?? [])],
  transitions: leaving(state).filter((one) => leadsInto(one, kept)),
  outside: true,
});

type Led = 'both ways' | 'leaving';

/** States at the other ends of a part's transitions. */
const connected = (
  states: readonly StateDescription[],
  kept: readonly StateDescription[],
  led: Led,
) =>
  states
    .filter(
      (state) =>
        (led === 'both ways' && leaving(state).some((one) => leadsInto(one, kept))) ||
        kept.flatMap(leaving).some((one) => leadsInto(one, [state])),
    )
    .map((state) => beside(state, led === 'both ways' ? kept : []));

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
    const order = state.states.map(({ id }) => id);
    const states = near.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
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

const cut = (some: readonly StateDescription[], others: readonly StateDescription[]): number =>
  some.flatMap(leaving).filter((one) => leadsInto(one, others)).length +
  others.flatMap(leaving).filter((one) => leadsInto(one, some)).length;

/** The states in chart order, cut in the middle third, where the fewest transitions cross. */
export function halves(
  states: readonly StateDescription[],
): [StateDescription[], StateDescription[]] {
  const least = Math.max(1, Math.floor(states.length / 3));
  const places = states
    .map((_, at) => at)
    .filter((at) => at >= least && at <= states.length - least)
    .map((at) => ({ at, between: cut(states.slice(0, at), states.slice(at)) }))
    .toSorted((a, b) => a.between - b.between);
  const at = places[0]?.at ?? 1;
  return [states.slice(0, at), states.slice(at)];
}
