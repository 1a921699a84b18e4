import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import * as v from 'valibot';
import type { Line } from './assignment.ts';
import { createNearness, type Nearness } from './nearness.ts';
import type { TestsRun } from './tests-run.ts';

/** A test with its duration and the mutants that it reaches. */
type Test = { key: string; file: string; ms: number; reached: ReadonlySet<string> };

/**
 * The number of tests that try a mutant, the likeliest first, and their total time: few at first,
 * because the tests of its own file detect most mutants, and more for the missed ones.
 */
const waves = [
  { most: 4, mostTime: 2_000 },
  { most: 15, mostTime: 5_000 },
  { most: 60, mostTime: 10_000 },
];
/** Maximum number of tests of one file in a wave, because the tests of a table are similar. */
const mostOfFile = 12;
/** Runs of a wave until other processes have tried the mutants of tests that did not recover. */
const mostRuns = 2;
/** Number of test files, in turns, that try mutants which act during loading. */
const fileWaves = [1, 4];
/** A slower test is too slow for hundreds of runs, in milliseconds. */
const tooSlow = 2_000;
/**
 * A test of this duration is never retried; faster ones may have been slow because of other load.
 */
const muchTooSlow = 5 * tooSlow;

const fileOf = (key: string) => key.split(' > ')[0] ?? key;
const sourceOf = (mutant: string) => mutant.split(':')[0] ?? mutant;

/** Number of nearest test files for the mutants of a source file. */
const nearest = 8;

/** The test files of some folders. */
function testFilesIn(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.test\.tsx?$/.test(file)),
  );
}

/** The test files that are near to any of some source files. */
function nearTests(
  sources: ReadonlySet<string>,
  suites: readonly string[],
  nearness: Nearness,
): string[] {
  const all = testFilesIn(suites);
  const found = [...sources].flatMap((source) => {
    const rated = all.map((file) => ({
      file,
      far: nearness.far(file, source),
      breadth: nearness.breadth(file),
    }));
    const near = rated.filter(({ far }) => far < Infinity);
    // Equal distances prefer the files with fewer imports.
    const nearer = near.toSorted(
      (one, other) => one.far - other.far || one.breadth - other.breadth,
    );
    return nearer.slice(0, nearest);
  });
  return [...new Set(found.map(({ file }) => file))];
}

/** The durations of tests in their last run, by key. */
const Times = v.record(v.string(), v.number());
const timesPath = 'test-results/mutants-times.json';

function knownTimes(): v.InferOutput<typeof Times> {
  return existsSync(timesPath) ? v.parse(Times, JSON.parse(readFileSync(timesPath, 'utf8'))) : {};
}

function keepTimes(tests: readonly Test[]): void {
  mkdirSync(dirname(timesPath), { recursive: true });
  const seen = Object.fromEntries(tests.map(({ key, ms }) => [key, Math.round(ms)]));
  writeFileSync(timesPath, JSON.stringify({ ...knownTimes(), ...seen }));
}

function testsIn(lines: readonly Line[]): Test[] {
  return lines
    .flatMap((line) => (line.type === 'test' ? [line] : []))
    .map(({ key, ms, reached }) => ({ key, file: fileOf(key), ms, reached: new Set(reached) }));
}

/**
 * The outline tests compare everything that a screen shows and does: no other test of a screen
 * detects more, and few are faster.
 */
const holdsAll = (file: string) => /^tests\/component\/outlines\/.*-half/.test(file);
/** The number of outline tests that come first; others follow in turns. */
const first = 4;

/**
 * Orders items so that any few of them differ, because neighbours take as long and show similar
 * content.
 */
function spread<Item>(items: readonly Item[]): Item[] {
  const golden = (Math.sqrt(5) - 1) / 2;
  return items
    .map((item, at) => ({ item, at: (at * golden) % 1 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** The tests that reach a mutant, the likeliest to detect it first. */
function likeliest(mutant: string, tests: readonly Test[], nearness: Nearness): Test[] {
  const source = sourceOf(mutant);
  const rated = tests
    .filter(({ reached }) => reached.has(mutant))
    .map((test) => ({
      test,
      far: nearness.far(test.file, source),
      breadth: nearness.breadth(test.file),
    }));
  // Near tests with few imports come first; among equals the fast ones.
  const cost = ({ test, far, breadth }: (typeof rated)[number]) =>
    Math.min(far, 9) * 20 + breadth + test.ms / 20;
  const sorted = rated.toSorted((one, other) => cost(one) - cost(other)).map(({ test }) => test);
  const all = spread(sorted.filter(({ file }) => holdsAll(file)));
  const rest = all.slice(first);
  const others = sorted.filter(({ file }) => !holdsAll(file));
  const turns = others.flatMap((test, at) => [test, ...rest.slice(at, at + 1)]);
  return [...all.slice(0, first), ...turns, ...rest.slice(others.length)];
}

/** Tries, in one wave, the mutants that act while tests run. */
async function lookInTests(
  { run }: TestsRun,
  candidates: ReadonlyMap<string, readonly Test[]>,
  { most, mostTime }: (typeof waves)[number],
  tried: Set<string>,
  noticed: Map<string, string>,
): Promise<void> {
  const open = new Map<string, string[]>();
  for (const [mutant, tests] of candidates) {
    if (noticed.has(mutant)) continue;
    let time = 0;
    let count = 0;
    const ofFile = new Map<string, number>();
    for (const { key, file, ms } of tests) {
      const before = ofFile.get(file) ?? 0;
      if (tried.has(`${key}\n${mutant}`) || before >= mostOfFile) continue;
      if (count >= most || (count > 0 && time + ms > mostTime)) break;
      ofFile.set(file, before + 1);
      count += 1;
      time += ms;
      open.set(key, [...(open.get(key) ?? []), mutant]);
    }
  }
  for (let count = 0; count < mostRuns && open.size > 0; count += 1) {
    const files = new Set([...open.keys()].map(fileOf));
    for (const line of await run([...files], { tests: Object.fromEntries(open) })) {
      if (line.type === 'noticed') noticed.set(line.mutant, line.file);
      if (line.type === 'missed') tried.add(`${line.key}\n${line.mutant}`);
    }
    for (const [key, given] of open) {
      const left = given.filter((one) => !noticed.has(one) && !tried.has(`${key}\n${one}`));
      if (left.length > 0) open.set(key, left);
      else open.delete(key);
    }
  }
  for (const [key, given] of open) for (const mutant of given) tried.add(`${key}\n${mutant}`);
}

/** Tries the mutants that act during loading: loads each near test file again with each mutant. */
async function lookInLoading(
  { run }: TestsRun,
  candidates: ReadonlyMap<string, readonly string[]>,
  noticed: Map<string, string>,
): Promise<void> {
  let from = 0;
  for (const most of fileWaves) {
    const loads: Record<string, string[]> = {};
    for (const [mutant, files] of candidates) {
      if (noticed.has(mutant)) continue;
      for (const file of files.slice(from, from + most)) (loads[file] ??= []).push(mutant);
    }
    from += most;
    if (Object.keys(loads).length === 0) continue;
    // Repeats the files whose process ended because another one hung.
    let left = Object.entries(loads);
    for (let count = 0; count < mostRuns && left.length > 0; count += 1) {
      const given = Object.fromEntries(left);
      const missed = new Set<string>();
      for (const line of await run(Object.keys(given), { loads: given })) {
        if (line.type === 'noticed') noticed.set(line.mutant, line.file);
        if (line.type === 'missed') missed.add(line.mutant);
      }
      left = left.flatMap(([file, all]) => {
        const open = all.filter((mutant) => !noticed.has(mutant) && !missed.has(mutant));
        return open.length > 0 ? [[file, open]] : [];
      });
    }
  }
}

/**
 * Searches for mutants with the tests that reach them: first those that act while a test runs, then
 * those that act during loading.
 *
 * @param suites test folders
 * @param keep called after each wave with the detected mutants, because a run may be stopped
 * @returns the test file that detected each mutant; missing mutants were not detected
 * @throws if the tests reach no mutant at all
 */
export async function search(
  testsRun: TestsRun,
  mutants: readonly string[],
  suites: readonly string[],
  say: (text: string) => void,
  keep: (noticed: ReadonlyMap<string, string>) => void,
): Promise<Map<string, string>> {
  const times = Object.entries(knownTimes());
  const slow = times.flatMap(([key, ms]) => (ms > muchTooSlow ? [key] : []));
  const nearness = createNearness();
  const near = nearTests(new Set(mutants.map(sourceOf)), suites, nearness);
  say(`${mutants.length} mutants, ${near.length} files of tests near to them`);
  const looked = await testsRun.run(near, { look: true, slow });
  const tests = testsIn(looked);
  if (tests.length === 0) throw new Error(`no test of ${suites.join(', ')} ran`);
  keepTimes(tests);
  const noticed = new Map<string, string>();
  const quick = tests.filter(({ ms }) => ms <= tooSlow);
  const inTests = new Map<string, Test[]>();
  const inLoading = new Map<string, string[]>();
  const files = [...new Set(tests.map(({ file }) => file))];
  const timeOf = new Map<string, number>();
  for (const { file, ms } of tests) timeOf.set(file, (timeOf.get(file) ?? 0) + ms);
  const loaders = new Map<string, string[]>();
  for (const line of looked) {
    if (line.type !== 'loaded') continue;
    const file = relative(process.cwd(), line.file);
    for (const mutant of line.reached) loaders.set(mutant, [...(loaders.get(mutant) ?? []), file]);
  }
  for (const mutant of mutants) {
    const found = likeliest(mutant, quick, nearness);
    const loading = loaders.get(mutant) ?? [];
    if (found.length > 0) inTests.set(mutant, found);
    if (loading.length > 0) {
      const far = (file: string) =>
        Math.min(nearness.far(file, sourceOf(mutant)), 99) * 1_000 +
        nearness.breadth(file) * 10 +
        (timeOf.get(file) ?? 0);
      const reaching = files.filter((file) => nearness.far(file, sourceOf(mutant)) < Infinity);
      const all = [...new Set([...reaching, ...loading])];
      inLoading.set(
        mutant,
        all.toSorted((one, other) => far(one) - far(other)),
      );
    }
  }
  const reached = new Set([...inTests.keys(), ...inLoading.keys()]);
  say(
    `${tests.length} tests; ${inTests.size} mutants reached, ${inLoading.size} as files load; ${mutants.length - reached.size} by none`,
  );
  const tried = new Set<string>();
  for (const wave of waves) {
    await lookInTests(testsRun, inTests, wave, tried, noticed);
    keep(noticed);
    say(`${noticed.size} noticed by at most ${wave.most} more tests each`);
  }
  await lookInLoading(testsRun, inLoading, noticed);
  say(`${noticed.size} noticed, with those that act as files load`);
  return noticed;
}
