import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { delimiter, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The whole proof, one stage after the other; `npm test`. Every check and every test counts as one,
 * a skipped test as failed, and so does a test file of which nothing ran. A browser test that passes
 * at its second try counts as passed, and is told. The last line says
 * `N passed, N failed`.
 *
 * @typedef {{ passed: number, failed: number }} Score
 * @typedef {Score & { files: Set<string> }} Report  what ran, and in which files (from the root)
 */

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const results = 'test-results';
const minutes = 60_000;

/** @param {string} path @returns {string} the path from the root, with slashes */
const fromRoot = (path) => relative(process.cwd(), path).split(sep).join('/');

/** @param {string} program @param {string[]} [options] @returns {Promise<boolean>} whether it succeeded */
function run(program, options = []) {
  const PATH = [join(process.cwd(), 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((resolve) => {
    spawn(program, options, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH },
      shell: process.platform === 'win32',
      timeout: 15 * minutes,
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
  console.error(`Failed: ${[program, ...options].join(' ')}`);
  return { passed: 0, failed: 1 };
}

/**
 * Checks beside each other: most have work for one core only.
 *
 * @param {...(() => Promise<Score>)} checks @returns {Promise<Score>}
 */
async function together(...checks) {
  const scores = await Promise.all(checks.map((one) => one()));
  return scores.reduce((sum, { passed, failed }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
  }));
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
  } = found ? read(found) : { passed: 0, failed: 0, files: new Set() };

  const expected = await files;
  const silent = expected.filter((file) => !ran.has(file));
  for (const file of silent) console.error(`Nothing ran in ${file}`);
  if (expected.length === 0) console.error('There are no test files.');

  const counted = failed + silent.length + (expected.length === 0 ? 1 : 0);
  return { passed, failed: succeeded ? counted : Math.max(counted, 1) };
}

/** @returns {Report} */
function readVitest({ numPassedTests, numTotalTests, testResults }) {
  const ran = testResults.filter((file) => file.assertionResults.length > 0);
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests,
    files: new Set(ran.map((file) => fromRoot(file.name))),
  };
}

/** @returns {Report} */
function readPlaywright({ stats, suites, config }) {
  if (stats.flaky > 0) console.error(`Passed at the second try only: ${stats.flaky}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    files: new Set(suites.map(({ file }) => fromRoot(join(config.rootDir, file)))),
  };
}

const stages = {
  'diagrams up to date, types, lint, format, dead code': () =>
    together(
      () => check('node', ['visualizations/exporter/run.mjs', '--check']),
      // In several threads most types would be worked out once in each: twice the work.
      () => check('tsc', ['--singleThreaded']),
      () => check('oxlint'),
      () => check('biome', ['format']),
      () => check('knip'),
    ),
  'unit, contract, component, model, faults': () =>
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
  build: () => check('node', ['sandbox/build.mjs']),
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
for (const [name, stage] of Object.entries(stages)) {
  console.log(`\n— ${name}`);
  const began = Date.now();
  const { passed, failed } = await stage();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok'}: ${name} (${passed} passed, ${failed} failed, ${seconds} s)`,
  );
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
