import * as v from 'valibot';

const Hits = v.record(v.string(), v.number());

/** How often each state and each transition of a machine was entered and taken, by id. */
const MachineCoverage = v.object({ states: Hits, transitions: Hits });

/** Where what tests walked lies beside the page. */
export const coveragePart = 'coverage.json';

/** What tests walked, by machine. */
export const Coverage = v.record(v.string(), MachineCoverage);
export type Coverage = v.InferOutput<typeof Coverage>;
export type MachineCoverage = v.InferOutput<typeof MachineCoverage>;

/** How many of some ids were walked. */
export type Share = { walked: number; all: number };

/** How many of some ids were walked. */
export function shareOf(hits: Readonly<Record<string, number>>, ids: Iterable<string>): Share {
  const all = [...ids];
  return { all: all.length, walked: all.filter((id) => (hits[id] ?? 0) > 0).length };
}
