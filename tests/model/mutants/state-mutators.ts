import type { StateDescription } from '#machines/description/description.ts';
import { type Invoke, invokesOf, type StatePlace } from './chart.ts';
import type { Mutant } from './mutant.ts';

/** Copies of the invoke in which two adjacent `onDone` or `onError` have swapped targets. */
function swapsOf(invoke: Invoke): { between: number; swapped: Invoke }[] {
  const ends = [...invoke.onDone, ...invoke.onError];
  return ends.flatMap((end, between) => {
    const next = ends[between + 1];
    if (!next || String(end.target) === String(next.target)) return [];
    const mixed = ends
      .with(between, { ...end, target: next.target })
      .with(between + 1, { ...next, target: end.target });
    const count = invoke.onDone.length;
    const swapped = { ...invoke, onDone: mixed.slice(0, count), onError: mixed.slice(count) };
    return [{ between, swapped }];
  });
}

function mutantsOfInvokes(place: StatePlace): Mutant[] {
  const state = place.id;
  return invokesOf(place).flatMap((invoke, index): Mutant[] => {
    const { id } = invoke.part;
    const others = place.part.invoke.toSpliced(index, 1);
    const isEnd = (at: number) => at < invoke.part.onDone.length;
    const nameOf = (at: number) =>
      isEnd(at)
        ? `xstate.done.actor.${id} | ${at}`
        : `xstate.error.actor.${id} | ${at - invoke.part.onDone.length}`;
    return [
      {
        name: `${state}: service ${id} dropped`,
        kind: 'service dropped',
        state,
        chart: place.with({ ...place.part, invoke: others }),
      },
      ...swapsOf(invoke.part).map(
        ({ between, swapped }): Mutant => ({
          name: `${state} | ${nameOf(between)}: target swapped with ${nameOf(between + 1)}`,
          kind: 'outcomes swapped',
          state,
          chart: invoke.with(swapped),
        }),
      ),
    ];
  });
}

function mutantsOfActions(place: StatePlace, described: StateDescription): Mutant[] {
  const { id: state, part } = place;
  return [
    ...described.entry.map(
      ({ type }, index): Mutant => ({
        name: `${state}: entry ${type} dropped`,
        kind: 'entry dropped',
        state,
        chart: place.with({ ...part, entry: part.entry.toSpliced(index, 1) }),
      }),
    ),
    ...described.exit.map(
      ({ type }, index): Mutant => ({
        name: `${state}: exit ${type} dropped`,
        kind: 'exit dropped',
        state,
        chart: place.with({ ...part, exit: part.exit.toSpliced(index, 1) }),
      }),
    ),
  ];
}

function mutantsOfDelays(place: StatePlace): Mutant[] {
  const { id: state, part } = place;
  return Object.keys(part.after).flatMap((delay) =>
    [
      { what: 'doubled', times: 2 },
      { what: 'halved', times: 0.5 },
    ].map(({ what, times }): Mutant => {
      const name = `${delay} ${what}`;
      const after = Object.fromEntries(
        Object.entries(part.after).map(([key, one]) => [key === delay ? name : key, one]),
      );
      return {
        name: `${state}: delay ${name}`,
        kind: 'delay changed',
        state,
        chart: place.with({ ...part, after }),
        stretch: { name, of: delay, times },
      };
    }),
  );
}

function mutantsOfStart(place: StatePlace, entering: readonly string[]): Mutant[] {
  const { id: state, part } = place;
  if (part.initial === undefined) return [];
  return Object.keys(part.states)
    .filter((key) => key !== part.initial)
    .map((key) => ({
      name: `${state}: starts in ${key}`,
      kind: 'start changed',
      state,
      chart: place.with({ ...part, initial: key }),
      alters: entering,
    }));
}

/** The mutants of a state itself. `entering`: ids of the transitions that can enter the state. */
export const mutantsOfState = (
  place: StatePlace,
  described: StateDescription,
  entering: readonly string[],
): Mutant[] => [
  ...mutantsOfActions(place, described),
  ...mutantsOfInvokes(place),
  ...mutantsOfDelays(place),
  ...mutantsOfStart(place, entering),
];
