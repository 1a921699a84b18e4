import { coveredByPaths } from '#machines/walk/covering.ts';
import type { Hits, Walked } from '#machines/walk/coverage.ts';
import type { Plan } from '#machines/walk/plan.ts';
import type { Figures } from './report.ts';
import type { WalkRecord } from './walk.ts';

const pairsOf = ({ paths }: Plan): string[] => [
  ...coveredByPaths(
    'pairs',
    paths.map(({ taken, steps }) => ({
      taken: [...taken, ...steps.flatMap((one) => one.taken)],
      steps: [],
    })),
  ),
];

const share = (ids: Iterable<string>, hits: (walked: Walked) => Hits, all: Walked[]) => {
  const every = [...new Set(ids)];
  const walked = every.filter((id) => all.every((one) => (hits(one)[id] ?? 0) > 0));
  return { walked: walked.length, of: every.length };
};

export function figuresOf({ model, walked, walks, pairs }: WalkRecord): Figures {
  const all = Object.values(walked);
  const declared = (of: (one: Walked) => Hits) => all.flatMap((one) => Object.keys(of(one)));
  return {
    machine: model.machine.id,
    states: share(
      declared((one) => one.states),
      (one) => one.states,
      all,
    ),
    transitions: share(
      declared((one) => one.transitions),
      (one) => one.transitions,
      all,
    ),
    pairs: share(pairs ? pairsOf(pairs) : [], (one) => one.pairs, all),
    walks,
  };
}
