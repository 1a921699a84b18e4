import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { delimiter, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstOfPlaywright, firstOfVitest } from './first-failure.mjs';

/**
 * Runs checks and test runners and counts the passed ones; shared by the gate and the proof. Every
 * check and every test counts as one. A skipped test, and a test file without a run test, count as
 * failed.
 *
 * @typedef {{ passed: number, failed: number, first?: string | null, canaries?: number }} Score
 * `first` describes the first failure
 * @typedef {{ passed: number, failed: number, files: Set<string>, first: string | null, canaries:
 * number }} Report
 * @typedef {Record<string, string>} Environment
 */

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

export const results = 'test-results';

/** @returns {string} the hash of the commit under test; zeros outside a repository */
function readCommit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '0'.repeat(40);
  }
}

/** Read once, so that every part of a run uses the same commit. */
export const commit = process.env.COMMIT ?? readCommit();
const minutes = 60_000;
/** Saves a sixth of the time of the compiler and the linter, for a sixth more memory. */
const GOGC = '400';
/** Maximum number of browser tests that may pass at the second attempt. */
const mostFlaky = 2;

/** @param {string} path @returns {string} the path from the root, with slashes */
const fromRoot = (path) => relative(process.cwd(), path).split(sep).join('/');

/**
 * @param {string} program @param {string[]} [options] @param {Environment} [environment]
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(program, options = [], environment = {}) {
  const PATH = [join(process.cwd(), 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((resolve) => {
    spawn(program, options, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { GOGC, COMMIT: commit, ...process.env, ...environment, PATH },
      shell: process.platform === 'win32',
      timeout: 60 * minutes,
    })
      .on('error', (error) => {
        console.error(error.message);
        resolve(false);
      })
      .on('close', (code) => resolve(code === 0));
  });
}

/** @param {string} program @param {...string} options @returns {Promise<Score>} */
export async function check(program, ...options) {
  if (await run(program, options)) return { passed: 1, failed: 0 };
  const first = `First failure: ${[program, ...options].join(' ')} (its output stands above)`;
  return { passed: 0, failed: 1, first };
}

/** @param {Score[]} scores @returns {Score} their sum, with the first failure among them */
export const sum = (scores) => ({
  passed: scores.reduce((all, { passed }) => all + passed, 0),
  failed: scores.reduce((all, { failed }) => all + failed, 0),
  canaries: scores.reduce((all, { canaries }) => all + (canaries ?? 0), 0),
  first: scores.find(({ first }) => first)?.first ?? null,
});

/**
 * Runs checks in parallel, because most use one core only.
 *
 * @param {...Promise<Score>} checks @returns {Promise<Score>}
 */
export const together = async (...checks) => sum(await Promise.all(checks));

/**
 * @param {string} name
 * @returns {Promise<any>} the report of a test runner; undefined if it wrote none
 */
async function written(name) {
  const path = join(results, name);
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : undefined;
}

/**
 * @param {string[]} folders
 * @param {RegExp} suffix
 * @returns {Promise<string[]>} files on disk, from the root
 */
async function filesIn(folders, suffix) {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const all = await readdir(folder, { recursive: true });
      return all.filter((file) => suffix.test(file)).map((file) => fromRoot(join(folder, file)));
    }),
  );
  return found.flat();
}

/**
 * Runs a test runner that writes a report, and compares the report with the files that must run.
 *
 * @param {{ command: string[], environment: Environment, report: string, files: string[], read:
 * (written: any) => Report }} runner
 * @returns {Promise<Score>}
 */
async function suite({ command: [program = '', ...options], environment, report, files, read }) {
  await rm(join(results, report), { force: true });
  const succeeded = await run(program, options, environment);
  const found = await written(report);
  const none = { passed: 0, failed: 0, files: new Set(), first: null, canaries: 0 };
  const { passed, failed, files: ran, first, canaries } = found ? read(found) : none;

  const silent = files.filter((file) => !ran.has(file));
  for (const file of silent) console.error(`Nothing ran in ${file}`);
  if (files.length === 0) console.error('There are no test files.');
  const counted = failed + silent.length + (files.length === 0 ? 1 : 0);
  const ended = `${program} ended with an error outside of any test; it stands above`;
  const unseen = silent.length > 0 ? `nothing ran in ${silent[0]}` : ended;
  const isWell = succeeded && counted === 0;
  return {
    passed,
    failed: isWell ? 0 : Math.max(counted, 1),
    first: isWell ? null : (first ?? `First failure: ${unseen}`),
    canaries,
  };
}

/** Whether the title is that of a test which shows that its lane detects a seeded defect. */
const isCanary = (/** @type {string} */ title) => title.includes('canary: ');

/** @returns {Report} */
function readVitest(report) {
  const { numPassedTests, numTotalTests, testResults } = report;
  const ran = testResults.filter((file) => file.assertionResults.length > 0);
  const passed = ran.flatMap((file) =>
    file.assertionResults.filter(({ status }) => status === 'passed'),
  );
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests,
    files: new Set(ran.map((file) => fromRoot(file.name))),
    first: firstOfVitest(report),
    canaries: passed.filter(({ fullName }) => isCanary(fullName)).length,
  };
}

/** @param {any} suite @returns {any[]} the specs in a suite of Playwright's report */
const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** @returns {Report} */
function readPlaywright(report) {
  const { stats, suites, config } = report;
  const specs = suites.flatMap(specsIn);
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  const names = flaky.map(({ file, title }) => `${file}: ${title}`);
  for (const name of names) console.log(`Passed at the second try: ${name}`);
  const isTooFlaky = flaky.length > mostFlaky;
  const summary = `First failure: ${flaky.length} browser tests passed only at the second try, of which ${mostFlaky} may:`;
  return {
    passed: stats.expected + (isTooFlaky ? 0 : flaky.length),
    failed: stats.unexpected + stats.skipped + (isTooFlaky ? flaky.length : 0),
    files: new Set(suites.map(({ file }) => fromRoot(join(config.rootDir, file)))),
    first: firstOfPlaywright(report) ?? (isTooFlaky ? [summary, ...names].join('\n  ') : null),
    canaries: specs.filter(({ ok, title }) => ok && isCanary(title)).length,
  };
}

/**
 * Runs vitest on folders of `tests`. The gate leaves `*.proof.test.*` out.
 *
 * @param {string[]} folders @param {{ isProof: boolean, environment?: Environment }} depth
 * @returns {Promise<Score>}
 */
export async function vitest(folders, { isProof, environment = {} }) {
  const reporters = ['--reporter=default', '--reporter=json'];
  const report = `--outputFile.json=${results}/vitest.json`;
  const files = await filesIn(
    folders,
    isProof ? /\.test\.tsx?$/ : /^(?!.*\.proof\.).*\.test\.tsx?$/,
  );
  return suite({
    command: ['vitest', 'run', ...folders, ...reporters, report],
    environment,
    report: 'vitest.json',
    files,
    read: readVitest,
  });
}

/**
 * Runs Playwright: in the gate the tests with the tag `@gate`, which `harness/gate.ts` gives.
 *
 * @param {{ isProof: boolean, environment?: Environment }} depth @returns {Promise<Score>}
 */
export async function playwright({ isProof, environment = {} }) {
  const all = await filesIn(['tests/browser'], /\.spec\.ts$/);
  const texts = await Promise.all(all.map(async (file) => readFile(file, 'utf8')));
  const tagged = all.filter((_, index) => texts[index]?.includes('harness/gate.ts'));
  return suite({
    command: [
      'playwright',
      'test',
      '--config',
      'tests/browser',
      ...(isProof ? [] : ['--grep=@gate']),
    ],
    environment,
    report: 'browser.json',
    files: isProof ? all : tagged,
    read: readPlaywright,
  });
}

/** @param {number} began @returns {number} the elapsed seconds */
export const secondsSince = (began) => (Date.now() - began) / 1000;

/** @param {number} seconds @returns {string} */
export const inSeconds = (seconds) => `${seconds.toFixed(1)} s`;
