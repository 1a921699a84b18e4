import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import type { RunnerTestCase } from 'vitest';

/** The mutants of a test run. */
export const Assignment = v.object({
  /** The folder in which parallel runs share detected mutants. */
  folder: v.string(),
  /** The file to which this run writes its observations. */
  lines: v.string(),
  /** Whether it records the mutants that each test reaches. */
  look: v.boolean(),
  /** The mutants that each test tries. */
  tests: v.record(v.string(), v.array(v.string())),
  /** The mutants that are active while a test file and its imports load. */
  loads: v.record(v.string(), v.array(v.string())),
  /** Tests that are too slow for repeated runs. */
  slow: v.array(v.string()),
});
export type Assignment = v.InferOutput<typeof Assignment>;

/** One observation of a run. */
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

/** The path that marks a mutant as detected, for all processes. */
export function deathOf(folder: string, mutant: string): string {
  return join(folder, 'noticed', createHash('sha1').update(mutant).digest('hex'));
}

/** The key of a test: its file and all of its names. */
export function keyOf(test: RunnerTestCase): string {
  const names = [test.name];
  for (let { suite } = test; suite; { suite } = suite) names.unshift(suite.name);
  return [relative(process.cwd(), test.file.filepath), ...names].join(' > ');
}
