import type { Branch, Invoke, State } from './chart.ts';

/** `with(other)` returns the chart with another part in this place. */
export type Place<Part> = { part: Part; with: (part: Part) => State };

export type StatePlace = Place<State> & { id: string };

/** The transitions for one event, in order of evaluation. */
type BranchesPlace = Place<Branch[]> & { event: string };

function inside<Whole, Key extends keyof Whole>(
  { part, with: put }: Place<Whole>,
  key: Key,
): Place<Whole[Key]> {
  return { part: part[key], with: (inner) => put({ ...part, [key]: inner }) };
}

function itemsIn<Item>({ part, with: put }: Place<Item[]>): Place<Item>[] {
  return part.map((item, index) => ({
    part: item,
    with: (other) => put(part.with(index, other)),
  }));
}

export function statesOf(id: string, place: Place<State>): StatePlace[] {
  const states = inside(place, 'states');
  return [
    { ...place, id },
    ...Object.keys(place.part.states).flatMap((key) =>
      statesOf(`${id}.${key}`, inside(states, key)),
    ),
  ];
}

export const invokesOf = (state: StatePlace): Place<Invoke>[] => itemsIn(inside(state, 'invoke'));

/** The transitions by event, as in a transition's id. */
export function branchesOf(state: StatePlace): BranchesPlace[] {
  const { id, part } = state;
  const on = inside(state, 'on');
  const after = inside(state, 'after');
  return [
    ...Object.keys(part.on).map((event) => ({ event, ...inside(on, event) })),
    { event: `xstate.done.state.${id}`, ...inside(state, 'onDone') },
    ...invokesOf(state).flatMap((invoke) => [
      { event: `xstate.done.actor.${invoke.part.id}`, ...inside(invoke, 'onDone') },
      { event: `xstate.error.actor.${invoke.part.id}`, ...inside(invoke, 'onError') },
      { event: `xstate.snapshot.${invoke.part.id}`, ...inside(invoke, 'onSnapshot') },
    ]),
    ...Object.keys(part.after).map((delay) => ({
      event: `xstate.after.${delay}.${id}`,
      ...inside(after, delay),
    })),
    { event: 'always', ...inside(state, 'always') },
  ];
}
