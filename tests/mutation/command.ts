import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { mutantsOf } from './mutants-of.ts';
import { isFresh, readResults, type Result, shaOf, writeResults } from './results.ts';
import { search } from './search.ts';
import { createTestsRun } from './tests-run.ts';

/** A folder of `src`: the share of its mutants that tests have to notice, and which tests look. */
const folders: Readonly<Record<string, { gate: number; tests: readonly string[] }>> = {
  domain: { gate: 0.9, tests: ['tests/unit', 'tests/contract'] },
  protocol: { gate: 0.9, tests: ['tests/unit', 'tests/contract'] },
  services: { gate: 0.9, tests: ['tests/unit', 'tests/contract'] },
  app: { gate: 0.9, tests: ['tests/unit', 'tests/component'] },
  views: { gate: 0.8, tests: ['tests/component'] },
  components: { gate: 0.8, tests: ['tests/component'] },
};

/** The source files of a folder, from the root. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .toSorted();
}

/** Some of the mutants, the same each time. */
function isInSample(mutant: string, every: number): boolean {
  return createHash('sha1').update(mutant).digest().readUInt32BE(0) % every === 0;
}

/**
 * `npm run mutants`, `npm run mutants -- domain services`: looks for mutants of the app's source by
 * its tests, writes down what it saw, and fails where a folder is below its gate. Files that are as
 * they were, and whose mutants were noticed by tests that are as they were, are not looked at again.
 *
 * @param options folders of `src`, or files; `--every=10` tries a tenth of the mutants, and writes nothing down
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
    const stale = all.filter((file) => isNamed(file) && (every > 1 || !isFresh(file, results)));
    if (!all.some(isNamed)) continue;
    const mutants = new Map(
      stale.map((file) => {
        const names = mutantsOf(file, readFileSync(file, 'utf8')).map(({ name }) => name);
        return [file, names.filter((name) => isInSample(name, every))];
      }),
    );
    if ([...mutants.values()].some((names) => names.length > 0)) {
      const testsRun = createTestsRun(stale);
      try {
        const say = (text: string) => console.log(`${folder}: ${text}`);
        const found = await search(testsRun, [...mutants.values()].flat(), tests, say);
        const missed = new Set([...found.missed, ...found.unreached]);
        for (const [file, names] of mutants)
          results[file] = resultOf(file, names, missed, found.noticed);
      } finally {
        testsRun.end();
      }
    }
    for (const file of stale) results[file] ??= resultOf(file, [], new Set(), new Map());
    const present = all.flatMap((file) => results[file] ?? []);
    isBelow = !tell(folder, present, gate, every > 1) || isBelow;
    if (every === 1) writeResults(results);
  }
  return isBelow ? 1 : 0;
}

function resultOf(
  file: string,
  names: readonly string[],
  missed: ReadonlySet<string>,
  noticed: ReadonlyMap<string, string>,
): Result {
  const by = names.flatMap((name) => noticed.get(name) ?? []);
  return {
    source: shaOf(file),
    mutants: names.length,
    missed: names.filter((name) => missed.has(name)),
    tests: Object.fromEntries([...new Set(by)].toSorted().map((test) => [test, shaOf(test)])),
  };
}

/** Says how a folder stands. */
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
    `${isEnough ? '✓' : '✗'} ${folder}${sample}: ${count - missed.length} of ${count} mutants noticed, ${percent(share)}; at least ${percent(gate)}`,
  );
  return isEnough;
}
