import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { secondsOf, sentenceFor } from './failure-sentence.mjs';

/**
 * Returns the first failure of a runner's report for the end of the test command: the message
 * first, without the runner's own lines and the stack.
 */

/** Maximum number of lines of a failure; the complete text is above, where it was printed. */
const longest = 40;

/** @param {string[]} lines @returns {string[]} the first `longest` lines, and `…` for the rest */
const cut = (lines) => (lines.length > longest ? [...lines.slice(0, longest), '…'] : lines);

/**
 * @param {string} message @param {string} [comparison] @returns {string[]} the message of a test,
 * without the stack
 */
function storyIn(message, comparison) {
  const lines = stripVTControlCharacters(message).trimEnd().split('\n');
  const stack = lines.findIndex((line) => /^\s+at .+/.test(line));
  const text = (stack < 0 ? lines : lines.slice(0, stack)).join('\n').trimEnd();
  const told = sentenceFor(text, comparison && stripVTControlCharacters(comparison));
  return cut(told.filter((line, index) => line.trim() !== '' || told[index - 1]?.trim() !== ''));
}

/**
 * @param {string} where the test's file and name
 * @param {string | null | undefined} message
 * @param {string} [comparison]
 * @returns {string}
 */
const told = (where, message, comparison) =>
  ['First failure:', ...storyIn(message || 'It says nothing.', comparison), `(${where})`]
    .join('\n')
    .trimEnd();

/**
 * @param {string} name the file
 * @param {any} file a test file in vitest's report without a failed test
 * @returns {string | null} why the file failed; null if it did not
 */
function faultOfFile(name, { message, status, assertionResults }) {
  const dead = assertionResults.find((one) => one.status === 'pending');
  if (dead) return `The process that ran ${name} died in “${dead.fullName}”.`;
  if (status !== 'failed') return null;
  if (assertionResults.length === 0) {
    const isEmpty = message.startsWith('No test suite found');
    return isEmpty ? `${name} holds no test.` : `${name} could not be loaded: ${message}`;
  }
  const unrun = assertionResults.find((one) => one.status === 'skipped');
  const part = `The ${unrun ? 'set-up' : 'clean-up'} of ${name}`;
  const [, ms] = /^Hook timed out in (\d+)ms/.exec(message) ?? [];
  if (ms) return `${part} took longer than ${secondsOf(ms)}.`;
  if (message) return `${part} failed: ${message}`;
  return `The set-up of “${unrun?.fullName ?? name}” failed; its error stands above.`;
}

/**
 * @param {any} report vitest's JSON report; `failure-meta.ts` adds the meta of a test
 * @returns {string | null} the failure that came first; null if all tests passed
 */
export function firstOfVitest({ testResults }) {
  const failed = testResults.flatMap((file) => {
    const name = relative(process.cwd(), file.name);
    const tests = file.assertionResults.filter(
      (one) => one.status === 'failed' || one.meta?.uncaught,
    );
    const { startTime } = file;
    if (tests.length === 0) {
      const message = faultOfFile(name, file);
      return message === null ? [] : [{ name, startTime, message }];
    }
    return tests.map(({ fullName, failureMessages, meta: { failure, uncaught } = {} }) => ({
      name: `${name}: ${fullName}`,
      startTime,
      message:
        failure?.message ??
        failureMessages[0] ??
        (uncaught && `A promise was rejected, and nothing caught it: ${uncaught}`),
      comparison: failure?.diff,
    }));
  });
  const [first] = failed.toSorted((a, b) => a.startTime - b.startTime);
  return first ? told(first.name, first.message, first.comparison) : null;
}

/**
 * @param {any} suite @returns {any[]} the tests in a suite of Playwright's report, with file and
 * title
 */
const testsIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, ...test }))),
  ...suites.flatMap(testsIn),
];

/**
 * @param {any} result of a test @returns {string[]} the content of the page at the failure, by
 * roles and names
 */
function pageIn({ attachments = [] }) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path || !existsSync(path)) return [];
  const [, page] = /^```yaml\n(.*?)^```$/ms.exec(readFileSync(path, 'utf8')) ?? [];
  return page ? ['On the page:', ...cut(page.trimEnd().split('\n'))] : [];
}

/**
 * @param {any} report Playwright's JSON report
 * @returns {string | null} the failure that came first; null if all tests passed
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
    // The condition of a test that timed out is a separate error.
    const { error, errors: all = [] } = result ?? {};
    const isTimeout = /timeout of \d+ms/.test(error?.message ?? '');
    const messages = isTimeout ? all.slice(1).map((one) => one.message) : [];
    const message = error && [error.message, ...messages].join('\n');
    return [told(`${file}: ${title}`, message), ...pageIn(result ?? {})].join('\n');
  }
  const [error] = errors ?? [];
  return error ? told('before any test', error.message) : null;
}
