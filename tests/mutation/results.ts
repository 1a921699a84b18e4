import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const Result = v.object({
  /** Hash of the source file. */
  source: v.string(),
  /** Hash of all tests; if it differs, the missed mutants are tried again. */
  suites: v.string(),
  mutants: v.number(),
  /** The mutants that no test detected. */
  missed: v.array(v.string()),
  /**
   * The test files that detected the other mutants, with their hashes and the indexes of these
   * mutants.
   */
  tests: v.record(v.string(), v.object({ sha: v.string(), noticed: v.string() })),
});
/** The results of a source file's mutants. */
export type Result = v.InferOutput<typeof Result>;

const Results = v.record(v.string(), Result);
export type Results = v.InferOutput<typeof Results>;

const path = 'tests/mutation/results.json';

const shaOfText = (text: string | Buffer) =>
  createHash('sha1').update(text).digest('hex').slice(0, 10);

/** A short hash of a file's content; empty for a missing file. */
function shaOf(file: string): string {
  return existsSync(file) ? shaOfText(readFileSync(file)) : '';
}

/** A short hash of all files in some folders. */
export function shaOfAll(folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const present = files.filter((file) => statSync(file).isFile()).toSorted();
  return shaOfText(present.map(shaOf).join(' '));
}

/**
 * The mutants with a valid detection, and their test file; valid while test file and source are
 * unchanged.
 */
export function stillNoticed(
  file: string,
  names: readonly string[],
  result: Result | undefined,
): Map<string, string> {
  const found = new Map<string, string>();
  // Indexes are invalid for another list of mutants.
  if (result?.source !== shaOf(file) || result.mutants !== names.length) return found;
  for (const [test, { sha, noticed }] of Object.entries(result.tests)) {
    if (sha !== shaOf(test)) continue;
    for (const place of noticed.split(' ')) {
      const name = names[Number(place)];
      if (name !== undefined) found.set(name, test);
    }
  }
  return found;
}

/** Whether a file's missed mutants would be missed again. */
export function isSettled(file: string, result: Result | undefined, suites: string): boolean {
  return result?.source === shaOf(file) && result.suites === suites;
}

/** The result to store for a file's mutants. */
export function resultOf(
  file: string,
  names: readonly string[],
  noticed: ReadonlyMap<string, string>,
  suites: string,
): Result {
  const tests: Result['tests'] = {};
  for (const test of new Set(noticed.values())) {
    const places = names.flatMap((name, place) => (noticed.get(name) === test ? [place] : []));
    if (places.length > 0) tests[test] = { sha: shaOf(test), noticed: places.join(' ') };
  }
  return {
    source: shaOf(file),
    suites,
    mutants: names.length,
    missed: names.filter((name) => !noticed.has(name)),
    tests,
  };
}

/** The results of earlier runs. */
export function readResults(): Results {
  return existsSync(path) ? v.parse(Results, JSON.parse(readFileSync(path, 'utf8'))) : {};
}

/** Stores the results of some files, keeps those of others, and drops missing files. */
export function keepResults(changed: Results): void {
  // Another run may have stored results of other files meanwhile.
  const all = { ...readResults(), ...changed };
  const present = Object.entries(all).filter(([file]) => existsSync(file));
  const sorted = present.toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
