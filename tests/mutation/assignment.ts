import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import type { RunnerTestCase } from 'vitest';

/** What a run of the tests is to do about mutants. */
export const Assignment = v.object({
  /** Where runs tell each other which mutants were noticed. */
  folder: v.string(),
  /** Where this run writes down what it sees. */
  lines: v.string(),
  /** Whether it writes down what each test reaches. */
  look: v.boolean(),
  /** The mutants that each test tries. */
  tests: v.record(v.string(), v.array(v.string())),
  /** The mutants that are to be there already as a test file and all that it imports are loaded. */
  loads: v.record(v.string(), v.array(v.string())),
  /** Tests that are too slow to be run again and again. */
  slow: v.array(v.string()),
});
export type Assignment = v.InferOutput<typeof Assignment>;

/** One thing that a run saw. */
export const Line = v.variant('type', [
  v.object({ type: v.literal('loaded'), file: v.string(), reached: v.array(v.string()) }),
  v.object({
    type: v.literal('test'),
    key: v.string(),
    ms: v.number(),
    reached: v.array(v.string()),
  }),
  v.object({ type: v.literal('trying'), mutant: v.string(), file: v.string() }),
  v.object({ type: v.literal('noticed'), mutant: v.string(), file: v.string() }),
  v.object({ type: v.literal('missed'), mutant: v.string(), key: v.string() }),
]);
export type Line = v.InferOutput<typeof Line>;

/** Where it stands that a mutant was noticed: all processes look there. */
export function deathOf(folder: string, mutant: string): string {
  return join(folder, 'noticed', createHash('sha1').update(mutant).digest('hex'));
}

/** A test by its file and all of its names. */
export function keyOf(test: RunnerTestCase): string {
  const names = [test.name];
  for (let { suite } = test; suite; { suite } = suite) names.unshift(suite.name);
  return [relative(process.cwd(), test.file.filepath), ...names].join(' > ');
}
