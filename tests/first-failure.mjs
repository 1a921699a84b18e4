import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * What the test command repeats at its end: the first failure of a runner's report, as its test
 * told it; what is wrong first. The runners' own lines around it, the stack above all, are left out.
 */

/** How many lines of a failure are repeated; the rest stands above, where it was printed. */
const longest = 40;

/** @param {string[]} lines @returns {string[]} no more of them than are repeated */
const cut = (lines) => (lines.length > longest ? [...lines.slice(0, longest), '…'] : lines);

/** @param {string} message @returns {string[]} what a test told, without the stack */
function storyIn(message) {
  const lines = stripVTControlCharacters(message).trimEnd().split('\n');
  const stack = lines.findIndex((line) => /^\s+at .+/.test(line));
  const told = (stack < 0 ? lines : lines.slice(0, stack)).filter(
    (line, index, all) => line.trim() !== '' || all[index - 1]?.trim() !== '',
  );
  const [first = '', ...more] = told;
  return cut([first.replace(/^(?:Uncaught )?\w*Error: /, ''), ...more]);
}

/**
 * @param {string} where the test's file and name
 * @param {string | undefined} message
 * @returns {string}
 */
const told = (where, message) =>
  ['First failure:', ...storyIn(message ?? 'It says nothing.'), `(${where})`].join('\n').trimEnd();

/**
 * @param {any} report what vitest wrote as JSON
 * @returns {string | null} the failure that came first; null where all passed
 */
export function firstOfVitest({ testResults }) {
  const failed = testResults.flatMap(
    ({ name: path, startTime, message, status, assertionResults }) => {
      const name = relative(process.cwd(), path);
      const tests = assertionResults.filter((one) => one.status === 'failed');
      if (tests.length === 0 && status === 'failed') return [{ name, startTime, message }];
      return tests.map((one) => ({
        name: `${name}: ${one.fullName}`,
        startTime,
        message: one.failureMessages[0],
      }));
    },
  );
  const [first] = failed.toSorted((a, b) => a.startTime - b.startTime);
  return first ? told(first.name, first.message) : null;
}

/** @param {any} suite @returns {any[]} the tests in a suite of Playwright's, with file and title */
const testsIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, ...test }))),
  ...suites.flatMap(testsIn),
];

/** @param {any} result of a test @returns {string[]} what was on the page as it failed, by roles and names */
function pageIn({ attachments = [] }) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path || !existsSync(path)) return [];
  const [, page] = /^```yaml\n(.*?)^```$/ms.exec(readFileSync(path, 'utf8')) ?? [];
  return page ? ['On the page:', ...cut(page.trimEnd().split('\n'))] : [];
}

/**
 * @param {any} report what Playwright wrote as JSON
 * @returns {string | null} the failure that came first; null where all passed
 */
export function firstOfPlaywright({ suites, errors }) {
  const failed = suites
    .flatMap(testsIn)
    .filter(({ status }) => status === 'unexpected')
    .map(({ file, title, results }) => ({ file, title, result: results[0] }))
    .toSorted((a, b) => Date.parse(a.result?.startTime) - Date.parse(b.result?.startTime));
  const [first] = failed;
  if (first) {
    const { file, title, result } = first;
    return [told(`${file}: ${title}`, result?.error?.message), ...pageIn(result ?? {})].join('\n');
  }
  const [error] = errors ?? [];
  return error ? told('before any test', error.message) : null;
}
