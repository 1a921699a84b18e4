import * as v from 'valibot';

const Hits = v.record(v.string(), v.number());

/** Number of times that each state was entered and each transition taken, by id. */
const MachineCoverage = v.object({ states: Hits, transitions: Hits });

/** Path of the last test run's coverage, relative to the page. */
export const coveragePart = 'coverage.json';

/** Test coverage, by machine id. */
export const Coverage = v.record(v.string(), MachineCoverage);
export type Coverage = v.InferOutput<typeof Coverage>;
export type MachineCoverage = v.InferOutput<typeof MachineCoverage>;

/** Number of covered ids, and number of all ids. */
export type Share = { walked: number; all: number };

/** Counts the ids with at least one hit. */
export function shareOf(hits: Readonly<Record<string, number>>, ids: Iterable<string>): Share {
  const all = [...ids];
  return { all: all.length, walked: all.filter((id) => (hits[id] ?? 0) > 0).length };
}
