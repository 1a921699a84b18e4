import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { delimiter, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstOfPlaywright, firstOfVitest } from './first-failure.mjs';

/**
 * The whole proof, one stage after the other; `npm test`. Every check and every test counts as one,
 * a skipped test as failed, and so does a test file of which nothing ran. The last lines repeat the
 * first failure's story and say `N passed, N failed`.
 *
 * @typedef {{ passed: number, failed: number, first?: string | null }} Score  and the first failure
 * @typedef {Score & { files: Set<string> }} Report  what ran, and in which files (from the root)
 */

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const results = 'test-results';
const minutes = 60_000;
/** Compiler and linter tidy their memory less often: a sixth of their work, for a sixth more memory. */
const GOGC = '400';

/** @param {string} path @returns {string} the path from the root, with slashes */
const fromRoot = (path) => relative(process.cwd(), path).split(sep).join('/');

/** @param {string} program @param {string[]} [options] @returns {Promise<boolean>} whether it succeeded */
function run(program, options = []) {
  const PATH = [join(process.cwd(), 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((resolve) => {
    spawn(program, options, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { GOGC, ...process.env, PATH },
      shell: process.platform === 'win32',
      timeout: 30 * minutes,
    })
      .on('error', (error) => {
        console.error(error.message);
        resolve(false);
      })
      .on('close', (code) => resolve(code === 0));
  });
}

/** @param {string} program @param {string[]} [options] @returns {Promise<Score>} */
async function check(program, options = []) {
  if (await run(program, options)) return { passed: 1, failed: 0 };
  const first = `First failure: ${[program, ...options].join(' ')} (what it said stands above)`;
  return { passed: 0, failed: 1, first };
}

/**
 * Checks beside each other: most have work for one core only.
 *
 * @param {...(() => Promise<Score>)} checks @returns {Promise<Score>}
 */
async function together(...checks) {
  const scores = await Promise.all(checks.map((one) => one()));
  return {
    passed: scores.reduce((sum, { passed }) => sum + passed, 0),
    failed: scores.reduce((sum, { failed }) => sum + failed, 0),
    first: scores.find(({ first }) => first !== undefined)?.first,
  };
}

/** @param {string} name @returns {Promise<any>} what a test runner wrote down, if it came so far */
async function written(name) {
  const path = join(results, name);
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : undefined;
}

/** @param {string} folder @returns {Promise<string[]>} the test files on disk, from the root */
async function filesOf(folder, suffix) {
  const all = await readdir(folder, { recursive: true });
  return all.filter((file) => suffix.test(file)).map((file) => fromRoot(join(folder, file)));
}

/**
 * Runs a test runner that writes a report, and holds the report against the files on disk.
 *
 * @param {{ options: string[], report: string, files: Promise<string[]>, read: (written: any) => Report }} runner
 * @returns {Promise<Score>}
 */
async function suite({ options: [program, ...options], report, files, read }) {
  await rm(join(results, report), { force: true });
  const succeeded = await run(program, options);
  const found = await written(report);
  const {
    passed,
    failed,
    files: ran,
    first,
  } = found ? read(found) : { passed: 0, failed: 0, files: new Set(), first: null };

  const expected = await files;
  const silent = expected.filter((file) => !ran.has(file));
  for (const file of silent) console.error(`Nothing ran in ${file}`);
  if (expected.length === 0) console.error('There are no test files.');

  const counted = failed + silent.length + (expected.length === 0 ? 1 : 0);
  const unseen = silent.length > 0 ? `nothing ran in ${silent[0]}` : `${program} did not finish`;
  return {
    passed,
    failed: succeeded ? counted : Math.max(counted, 1),
    first: first ?? `First failure: ${unseen}`,
  };
}

/** @returns {Report} */
function readVitest(report) {
  const { numPassedTests, numTotalTests, testResults } = report;
  const ran = testResults.filter((file) => file.assertionResults.length > 0);
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests,
    files: new Set(ran.map((file) => fromRoot(file.name))),
    first: firstOfVitest(report),
  };
}

/** @returns {Report} */
function readPlaywright(report) {
  const { stats, suites, config } = report;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    files: new Set(suites.map(({ file }) => fromRoot(join(config.rootDir, file)))),
    first: firstOfPlaywright(report),
  };
}

/** What needs one core only stands beside what needs several: a core that waits is lost. */
const stages = {
  // The check lays the charts out before the tests that look at them are at it.
  'unit, contract, component, model, faults, diagrams up to date': () =>
    together(
      () => check('node', ['visualizations/exporter/run.mjs', '--check']),
      () =>
        suite({
          options: [
            'vitest',
            'run',
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${results}/vitest.json`,
          ],
          report: 'vitest.json',
          files: filesOf('tests', /\.test\.tsx?$/),
          read: readVitest,
        }),
    ),
  // The explorer is built with what the tests walked.
  'build, types, lint, format, dead code': () =>
    together(
      () => check('node', ['sandbox/build.mjs']),
      // In several threads most types would be worked out once in each: twice the work.
      () => check('tsc', ['--singleThreaded']),
      () => check('oxlint'),
      () => check('biome', ['format']),
      () => check('knip'),
    ),
  'browser, size budget': () =>
    suite({
      options: ['playwright', 'test', '--config', 'tests/browser'],
      report: 'browser.json',
      files: filesOf('tests/browser', /\.spec\.ts$/),
      read: readPlaywright,
    }),
};

await mkdir(results, { recursive: true });
const total = { passed: 0, failed: 0 };
/** The first failure of the first stage that fails. */
let story = null;
/** How long each stage took, in words. */
const took = [];
/** @param {number} began @returns {string} the seconds since then */
const secondsSince = (began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;
const start = Date.now();
for (const [name, stage] of Object.entries(stages)) {
  console.log(`\n— ${name}`);
  const began = Date.now();
  const { passed, failed, first } = await stage();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) story ??= first ?? `First failure: ${name}`;
  const seconds = secondsSince(began);
  took.push(`${seconds.padStart(8)}  ${name}`);
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok'}: ${name} (${passed} passed, ${failed} failed, ${seconds})`,
  );
}
process.exitCode = total.failed > 0 ? 1 : 0;
if (story) console.log(`\n${story}`);
console.log(`\n${[...took, `${secondsSince(start).padStart(8)}  in all`].join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
