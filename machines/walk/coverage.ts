import type { AnyStateMachine } from 'xstate';
import { nodesOf, transitionIds } from '#machines/description/nodes.ts';
import { pairsIn } from './covering.ts';
import type { OnMoment } from './drive.ts';
import { activeStates } from './faults.ts';

export type Hits = Record<string, number>;

export type Walked = {
  /** Counts parents too, and the states that a step leaves. */
  states: Hits;
  transitions: Hits;
  /** The pairs by name: see `pairsIn`. */
  pairs: Hits;
  steps: number;
};

const untouched = (ids: Iterable<string>): Hits =>
  Object.fromEntries([...ids].map((id) => [id, 0]));

const count = (hits: Hits, ids: Iterable<string>) => {
  for (const id of ids) hits[id] = (hits[id] ?? 0) + 1;
};

/** Counts the coverage of a walk that calls `onMoment`. */
export function countingOf(machine: AnyStateMachine): { walked: Walked; onMoment: OnMoment } {
  const transitions = transitionIds(machine);
  const sources = new Map([...transitions].map(([{ source }, id]) => [id, source.id]));
  const walked: Walked = {
    states: untouched(nodesOf(machine).flatMap(({ id, type }) => (type === 'history' ? [] : [id]))),
    transitions: untouched(transitions.values()),
    pairs: {},
    steps: 0,
  };
  let last: string | null = null;
  return {
    walked,
    onMoment({ value, taken }, moment) {
      if (moment === 0) last = null;
      else walked.steps += 1;
      const left = taken.flatMap((id) => sources.get(id) ?? []);
      count(walked.states, new Set([...activeStates(machine, value), ...left]));
      count(walked.transitions, taken);
      count(walked.pairs, pairsIn(last, taken));
      last = taken.at(-1) ?? last;
    },
  };
}

const unwalked = (hits: Hits): string[] =>
  Object.entries(hits).flatMap(([id, times]) => (times === 0 ? [id] : []));

export const missing = ({ states, transitions }: Walked): string[] => [
  ...unwalked(states).map((id) => `never in ${id}`),
  ...unwalked(transitions).map((id) => `never took ${id}`),
];
