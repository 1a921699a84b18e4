import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

const Result = v.object({
  /** The source file as it was. */
  source: v.string(),
  mutants: v.number(),
  /** Those that no test noticed. */
  missed: v.array(v.string()),
  /** The test files that noticed the others, as they were. */
  tests: v.record(v.string(), v.string()),
});
/** What became of the mutants of a source file. */
export type Result = v.InferOutput<typeof Result>;

const Results = v.record(v.string(), Result);
export type Results = v.InferOutput<typeof Results>;

const path = 'tests/mutation/results.json';

/** A file's content in a few letters; of one that is gone, none. */
export function shaOf(file: string): string {
  if (!existsSync(file)) return '';
  return createHash('sha1').update(readFileSync(file)).digest('hex').slice(0, 10);
}

/** Whether nothing has changed since: neither the source nor the tests that noticed its mutants. */
export function isFresh(file: string, results: Results): boolean {
  const result = results[file];
  if (!result || result.source !== shaOf(file)) return false;
  return Object.entries(result.tests).every(([test, sha]) => sha === shaOf(test));
}

/** What earlier runs saw. */
export function readResults(): Results {
  return existsSync(path) ? v.parse(Results, JSON.parse(readFileSync(path, 'utf8'))) : {};
}

/** Writes it down, without files that are gone. */
export function writeResults(results: Results): void {
  const present = Object.entries(results).filter(([file]) => existsSync(file));
  const sorted = present.toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
