import * as v from 'valibot';

const Hits = v.record(v.string(), v.number());

const MachineCoverage = v.object({ states: Hits, transitions: Hits });

/** Path of the coverage, relative to the page. */
export const coveragePart = 'coverage.json';

export const Coverage = v.record(v.string(), MachineCoverage);
export type Coverage = v.InferOutput<typeof Coverage>;
export type MachineCoverage = v.InferOutput<typeof MachineCoverage>;

export type Share = { walked: number; all: number };

export function shareOf(hits: Readonly<Record<string, number>>, ids: Iterable<string>): Share {
  const all = [...ids];
  return { all: all.length, walked: all.filter((id) => (hits[id] ?? 0) > 0).length };
}
