import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import * as v from 'valibot';
import type { Line } from './assignment.ts';
import { createNearness, type Nearness } from './nearness.ts';
import type { TestsRun } from './tests-run.ts';

/** A test, how long it takes and which mutants it reaches. */
type Test = { key: string; file: string; ms: number; reached: ReadonlySet<string> };

/**
 * How many tests look for a mutant, the likeliest first, and how long they may take together: few at
 * first, since most mutants are noticed by the tests of their own file, and more for what they missed.
 */
const waves = [
  { most: 4, mostTime: 2_000 },
  { most: 15, mostTime: 5_000 },
  { most: 60, mostTime: 10_000 },
];
/** Tests of one table look alike: no more of one file than this in a wave. */
const mostOfFile = 12;
/** Runs of a wave until tests that did not recover have tried what was left for them. */
const mostRuns = 2;
/** How many files of tests, in turns, look for what is there as files are loaded. */
const fileWaves = [1, 4];
/** A test that takes longer is of no use where it would run hundreds of times. */
const tooSlow = 2_000;
/** One that took this long is not even looked at again; the others may have been slow for what else ran. */
const muchTooSlow = 5 * tooSlow;

const fileOf = (key: string) => key.split(' > ')[0] ?? key;
const sourceOf = (mutant: string) => mutant.split(':')[0] ?? mutant;

/** How many files of tests, the nearest first, look for the mutants of a source file. */
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
    // Among equals those that are about little else.
    const nearer = near.toSorted(
      (one, other) => one.far - other.far || one.breadth - other.breadth,
    );
    return nearer.slice(0, nearest);
  });
  return [...new Set(found.map(({ file }) => file))];
}

/** How long tests took when they were last looked at. */
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

/** What holds all that a screen shows and does: no test of a screen notices more, and few are quicker. */
const holdsAll = (file: string) => /^tests\/component\/outlines\/.*-half/.test(file);
/** So many of those come first, then others in turn with them. */
const first = 4;

/** In an order in which any few of them are unlike: neighbours take as long, and show much the same. */
function spread<Item>(items: readonly Item[]): Item[] {
  const golden = (Math.sqrt(5) - 1) / 2;
  return items
    .map((item, at) => ({ item, at: (at * golden) % 1 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** The tests that reach a mutant, the likeliest to notice it first. */
function likeliest(mutant: string, tests: readonly Test[], nearness: Nearness): Test[] {
  const source = sourceOf(mutant);
  const rated = tests
    .filter(({ reached }) => reached.has(mutant))
    .map((test) => ({
      test,
      far: nearness.far(test.file, source),
      breadth: nearness.breadth(test.file),
    }));
  // Near at hand first, and about little else; among equals the quick ones.
  const cost = ({ test, far, breadth }: (typeof rated)[number]) =>
    Math.min(far, 9) * 20 + breadth + test.ms / 20;
  const sorted = rated.toSorted((one, other) => cost(one) - cost(other)).map(({ test }) => test);
  const all = spread(sorted.filter(({ file }) => holdsAll(file)));
  const rest = all.slice(first);
  const others = sorted.filter(({ file }) => !holdsAll(file));
  const turns = others.flatMap((test, at) => [test, ...rest.slice(at, at + 1)]);
  return [...all.slice(0, first), ...turns, ...rest.slice(others.length)];
}

/** Looks, in one wave, for the mutants that act while tests run. */
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

/** Looks for the mutants that act as files are loaded: each near test file is loaded again with each. */
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
    // Again where one hung and took the rest with it.
    let left = Object.entries(loads);
    for (let count = 0; count < mostRuns && left.length > 0; count += 1) {
      const given = Object.fromEntries(left);
      const said = new Set<string>();
      for (const line of await run(Object.keys(given), { loads: given })) {
        if (line.type === 'noticed') noticed.set(line.mutant, line.file);
        if (line.type === 'missed') said.add(line.mutant);
      }
      left = left.flatMap(([file, all]) => {
        const open = all.filter((mutant) => !noticed.has(mutant) && !said.has(mutant));
        return open.length > 0 ? [[file, open]] : [];
      });
    }
  }
}

/**
 * Looks for mutants by the tests that reach them: first those that act while a test runs, then those
 * that act as files are loaded.
 *
 * @param suites test folders
 * @param keep hears after each wave what was noticed so far: a run may be stopped
 * @returns the file of the test that noticed each; the others were missed
 * @throws where the tests reach nothing at all
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
