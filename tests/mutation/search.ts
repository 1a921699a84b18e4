import { relative } from 'node:path';
import type { Line } from './assignment.ts';
import type { TestsRun } from './tests-run.ts';

/** A test, how long it takes and which mutants it reaches. */
type Test = { key: string; file: string; ms: number; reached: ReadonlySet<string> };

/** What became of the mutants that were looked for. */
export type Found = {
  /** The file of the test that noticed each. */
  noticed: Map<string, string>;
  missed: string[];
  /** No test reaches them. */
  unreached: string[];
};

/** The most tests that look for one mutant, the quickest first, and the most time that they may take together. */
const mostTests = 25;
const mostTime = 30_000;
/** Runs until tests that did not recover have tried what was left for them. */
const mostRuns = 4;
/** The most files of tests that look for what is there as files are loaded. */
const mostFiles = 3;

const fileOf = (key: string) => key.split(' > ')[0] ?? key;

function testsIn(lines: readonly Line[]): Test[] {
  return lines
    .flatMap((line) => (line.type === 'test' ? [line] : []))
    .map(({ key, ms, reached }) => ({ key, file: fileOf(key), ms, reached: new Set(reached) }))
    .toSorted((one, other) => one.ms - other.ms);
}

/** Which files load each mutant, the quickest first. */
function loadersIn(lines: readonly Line[], tests: readonly Test[]): Map<string, string[]> {
  const times = new Map<string, number>();
  for (const { file, ms } of tests) times.set(file, (times.get(file) ?? 0) + ms);
  const loaders = new Map<string, string[]>();
  for (const line of lines) {
    if (line.type !== 'loaded') continue;
    const file = relative(process.cwd(), line.file);
    for (const mutant of line.reached) loaders.set(mutant, [...(loaders.get(mutant) ?? []), file]);
  }
  const time = (file: string) => times.get(file) ?? Infinity;
  for (const files of loaders.values()) files.sort((one, other) => time(one) - time(other));
  return loaders;
}

/**
 * Looks for mutants by the tests that reach them: first those that act while a test runs, all in one
 * run of the tests; then, each in runs of its own, those that act as files are loaded.
 *
 * @param suites test folders
 * @throws where the tests reach nothing at all
 */
export async function search(
  { run }: TestsRun,
  mutants: readonly string[],
  suites: readonly string[],
  say: (text: string) => void,
): Promise<Found> {
  const looked = await run(suites, { look: true });
  const tests = testsIn(looked);
  if (tests.length === 0) throw new Error(`no test of ${suites.join(', ')} ran`);
  const loaders = loadersIn(looked, tests);
  const noticed = new Map<string, string>();
  const byTests = mutants.filter((mutant) => tests.some(({ reached }) => reached.has(mutant)));
  const byLoading = mutants.filter((one) => !byTests.includes(one) && loaders.has(one));
  say(
    `${tests.length} tests; ${byTests.length} mutants reached, ${byLoading.length} as files load`,
  );

  const open = new Map<string, string[]>();
  for (const mutant of byTests) {
    let time = 0;
    const reaching = tests.filter(({ reached }) => reached.has(mutant)).slice(0, mostTests);
    for (const { key, ms } of reaching) {
      if (time > 0 && time + ms > mostTime) break;
      time += ms;
      open.set(key, [...(open.get(key) ?? []), mutant]);
    }
  }
  for (let count = 0; count < mostRuns && open.size > 0; count += 1) {
    const files = new Set([...open.keys()].map(fileOf));
    const seen = await run([...files], { tests: Object.fromEntries(open) });
    const tried = new Set<string>();
    for (const line of seen) {
      if (line.type === 'noticed') noticed.set(line.mutant, fileOf(line.key));
      if (line.type === 'missed') tried.add(`${line.key}\n${line.mutant}`);
    }
    for (const [key, given] of open) {
      const left = given.filter((one) => !noticed.has(one) && !tried.has(`${key}\n${one}`));
      if (left.length > 0) open.set(key, left);
      else open.delete(key);
    }
    say(`run ${count + 1}: ${noticed.size} noticed, ${open.size} tests have some left to try`);
  }
  const waiting = [...byLoading];
  const work = async () => {
    for (let mutant = waiting.pop(); mutant !== undefined; mutant = waiting.pop()) {
      const files = loaders.get(mutant)?.slice(0, mostFiles) ?? [];
      const seen = await run(files, { fromTheStart: mutant });
      const line = seen.find(({ type }) => type === 'noticed');
      // Where not one test came to its end, the file could not even be loaded.
      const hasRun = seen.some(({ type }) => type === 'test' || type === 'noticed');
      if (line?.type === 'noticed') noticed.set(mutant, fileOf(line.key));
      else if (!hasRun) noticed.set(mutant, files[0] ?? '');
    }
  };
  await Promise.all([work(), work()]);
  return {
    noticed,
    missed: [...byTests, ...byLoading].filter((mutant) => !noticed.has(mutant)),
    unreached: mutants.filter((one) => !byTests.includes(one) && !loaders.has(one)),
  };
}
