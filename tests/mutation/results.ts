import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const Result = v.object({
  /** The source file as it was. */
  source: v.string(),
  /** The tests as they were: where they are others, what was missed is tried again. */
  suites: v.string(),
  mutants: v.number(),
  /** Those that no test noticed. */
  missed: v.array(v.string()),
  /** The test files that noticed the others, as they were, with the places of those among the file's mutants. */
  tests: v.record(v.string(), v.object({ sha: v.string(), noticed: v.string() })),
});
/** What became of the mutants of a source file. */
export type Result = v.InferOutput<typeof Result>;

const Results = v.record(v.string(), Result);
export type Results = v.InferOutput<typeof Results>;

const path = 'tests/mutation/results.json';

const shaOfText = (text: string | Buffer) =>
  createHash('sha1').update(text).digest('hex').slice(0, 10);

/** A file's content in a few letters; of one that is gone, none. */
function shaOf(file: string): string {
  return existsSync(file) ? shaOfText(readFileSync(file)) : '';
}

/** All files of some folders in a few letters. */
export function shaOfAll(folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const present = files.filter((file) => statSync(file).isFile()).toSorted();
  return shaOfText(present.map(shaOf).join(' '));
}

/** The mutants that are known to be noticed, with the test file that did, as long as it and the source are as they were. */
export function stillNoticed(
  file: string,
  names: readonly string[],
  result: Result | undefined,
): Map<string, string> {
  const found = new Map<string, string>();
  // Places say nothing once other mutants are made.
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

/** Whether what a file's tests missed would be missed again. */
export function isSettled(file: string, result: Result | undefined, suites: string): boolean {
  return result?.source === shaOf(file) && result.suites === suites;
}

/** What is to be kept of a file's mutants. */
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

/** What earlier runs saw. */
export function readResults(): Results {
  return existsSync(path) ? v.parse(Results, JSON.parse(readFileSync(path, 'utf8'))) : {};
}

/** Writes down what became of some files beside what is known of the others, without files that are gone. */
export function keepResults(changed: Results): void {
  // Another run may have written about others meanwhile.
  const all = { ...readResults(), ...changed };
  const present = Object.entries(all).filter(([file]) => existsSync(file));
  const sorted = present.toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
