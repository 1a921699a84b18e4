import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { mutantsOf } from './mutants-of.ts';
import {
  isSettled,
  keepResults,
  readResults,
  type Result,
  resultOf,
  shaOfAll,
  stillNoticed,
} from './results.ts';
import { search } from './search.ts';
import { createTestsRun } from './tests-run.ts';

/** For each folder of `src`: the minimum share of detected mutants, and the test folders. */
const folders: Readonly<Record<string, { gate: number; tests: readonly string[] }>> = {
  domain: { gate: 0.9, tests: ['tests/unit', 'tests/contract'] },
  protocol: { gate: 0.9, tests: ['tests/unit', 'tests/contract'] },
  services: { gate: 0.9, tests: ['tests/unit', 'tests/contract'] },
  app: { gate: 0.9, tests: ['tests/unit', 'tests/contract', 'tests/component'] },
  // The component tests read the models in `machines` and the expectations in `tests/flows`.
  flows: {
    gate: 0.8,
    tests: ['tests/unit', 'tests/contract', 'tests/component', 'tests/flows', 'machines'],
  },
  views: { gate: 0.8, tests: ['tests/component', 'tests/flows', 'machines'] },
  components: { gate: 0.8, tests: ['tests/component', 'tests/flows', 'machines'] },
};

/** The source files of a folder, from the root. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .toSorted();
}

/** Whether a mutant is in the sample, which is the same each time. */
function isInSample(mutant: string, every: number): boolean {
  return createHash('sha1').update(mutant).digest().readUInt32BE(0) % every === 0;
}

/**
 * `npm run mutants`, `npm run mutants -- domain services`: searches for mutants of the app's source
 * with its tests, stores the results, and fails if a folder is below its minimum. Skips unchanged
 * files whose mutants unchanged tests detected.
 *
 * @param options folders of `src`, or files; `--every=10` tries a tenth of the mutants, and stores
 * nothing
 * @returns the exit code
 */
export async function testMutants(options: readonly string[]): Promise<number> {
  const every = Number(options.find((one) => one.startsWith('--every='))?.slice(8) ?? 1);
  const named = options.filter((one) => !one.startsWith('--'));
  const results = readResults();
  let isBelow = false;
  for (const [folder, { gate, tests }] of Object.entries(folders)) {
    const all = sourcesIn(folder);
    const isNamed = (file: string) =>
      named.length === 0 || named.includes(folder) || named.includes(file);
    if (!all.some(isNamed)) continue;
    const suites = shaOfAll(tests);
    const present: Result[] = [];
    const open = new Map<string, OpenFile>();
    for (const file of all) {
      const before = results[file];
      if (!isNamed(file)) {
        if (before) present.push(before);
        continue;
      }
      const names = mutantsOf(file, readFileSync(file, 'utf8'))
        .map(({ name }) => name)
        .filter((name) => isInSample(name, every));
      const noticed = every > 1 ? new Map<string, string>() : stillNoticed(file, names, before);
      const missed = new Set(isSettled(file, before, suites) ? before?.missed : []);
      const left = names.filter((name) => !noticed.has(name) && !(every === 1 && missed.has(name)));
      open.set(file, { names, noticed, left });
    }
    const left = [...open.values()].flatMap((one) => one.left);
    if (left.length > 0) {
      const sources = [...open].flatMap(([file, one]) => (one.left.length > 0 ? [file] : []));
      const testsRun = createTestsRun(sources);
      try {
        const say = (text: string) => console.log(`${folder}: ${text}`);
        const keep = (found: ReadonlyMap<string, string>) => {
          for (const one of open.values()) addTo(one, found);
          // Mutants that not all tests have tried yet are tried again.
          if (every === 1) keepResults(resultsOf(open, 'stopped'));
        };
        keep(await search(testsRun, left, tests, say, keep));
      } finally {
        testsRun.end();
      }
    }
    const looked = resultsOf(open, suites);
    present.push(...Object.values(looked));
    isBelow = !tell(folder, present, gate, every > 1) || isBelow;
    if (every === 1) keepResults(looked);
  }
  return isBelow ? 1 : 0;
}

/** The mutants of a source file: the detected ones with their test file, and the remaining ones. */
type OpenFile = { names: readonly string[]; noticed: Map<string, string>; left: readonly string[] };

/** Adds the detected mutants of a file. */
function addTo({ names, noticed }: OpenFile, found: ReadonlyMap<string, string>): void {
  for (const name of names) {
    const test = found.get(name);
    if (test !== undefined) noticed.set(name, test);
  }
}

const resultsOf = (open: ReadonlyMap<string, OpenFile>, suites: string): Record<string, Result> =>
  Object.fromEntries(
    [...open].map(([file, { names, noticed }]) => [file, resultOf(file, names, noticed, suites)]),
  );

/** Prints the result of a folder. */
function tell(
  folder: string,
  results: readonly Result[],
  gate: number,
  isSample: boolean,
): boolean {
  const count = results.reduce((sum, { mutants }) => sum + mutants, 0);
  const missed = results.flatMap((one) => one.missed);
  const share = count === 0 ? 1 : 1 - missed.length / count;
  const isEnough = share >= gate;
  for (const name of missed) console.log(`  missed: ${name}`);
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const sample = isSample ? ' (a sample)' : '';
  console.log(
    `${isEnough ? '✓' : '✗'} ${folder}${sample}: ${count - missed.length} of ${count} mutants detected, ${percent(share)}; at least ${percent(gate)}`,
  );
  return isEnough;
}
