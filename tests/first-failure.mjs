import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Maximum number of lines of a failure; the complete text is above, where it was printed. */
const longest = 40;
const mostDifferences = 8;
/** Longer lines are truncated: a value on one line can be very long. */
const longestLine = 300;

/** @param {string[]} lines @returns {string[]} the first lines, and `…` for the rest */
const cut = (lines, most = longest) =>
  lines.length > most ? [...lines.slice(0, most), '…'] : lines;

/** @param {string} line @returns {string} the line, truncated unless it is a command to copy */
const shortened = (line) =>
  line.length > longestLine && !/^ +(?:replay|open): /.test(line)
    ? `${line.slice(0, longestLine)}…`
    : line.trimEnd();

/**
 * @param {string} text
 * @returns {string[] | null} a sentence about the timeout; null if the text reports none
 */
function timeoutIn(text) {
  const [found, what, ms, during = ''] =
    /(\w+|\w+\.\w+:) (?:timed out in|timeout of|Timeout) (\d+)ms(?: exceeded( while .+?)?\.?$)?/m.exec(
      text,
    ) ?? [];
  if (found === undefined) return null;
  const [, wanted] = /^\s*- waiting for (?!element to be)(.+)$/m.exec(text) ?? [];
  const why = [...text.matchAll(/^\s*- (element is not .+|unexpected value .+)$/gm)].at(-1);
  const waited = wanted ? `: it was still waiting for ${wanted}${why ? ` (${why[1]})` : ''}` : '';
  return [`${what.replace(/:$/, '')} took longer than ${Number(ms) / 1000} s${during}${waited}.`];
}

/** @param {string} text @param {string} [diff] @returns {string[]} message and differing lines */
function comparedIn(text, diff) {
  const [said = '', shown = ''] = text.split(/^- Expected\b.*$/m);
  const message = said
    .replace(/^(?:Uncaught )?\w*Error: /, '')
    .replace(/ \/\/ .* equality$/m, '')
    .replace(/^Call log:[^]*$/m, '');
  // A short message of vitest contains both values completely.
  const isWhole = shown === '' && !message.includes('…');
  const lines = (isWhole ? '' : (diff ?? shown)).split('\n');
  const differing = lines.filter((line) => /^[-+] (?!Expected|Received)/.test(line));
  const named = differing.map(
    (line) => `  ${line.startsWith('-') ? 'should:' : 'is:    '} ${line.slice(1).trim()}`,
  );
  return [...message.trimEnd().split('\n'), ...cut(named, mostDifferences)].map(shortened);
}

/**
 * @param {string} message @param {string} [diff] the differing lines, if the runner reports them
 * separately @returns {string[]} the lines of a failure; a story of numbered steps stays unchanged
 */
function linesOf(message, diff) {
  const [text = ''] = stripVTControlCharacters(message).split(/^\s+at .+/m);
  const story = text.search(/^ {2}1\. /m);
  if (story <= 0) return timeoutIn(text) ?? comparedIn(text, diff);
  const steps = text.slice(story).trimEnd().split('\n');
  return [...linesOf(text.slice(0, story), diff), ...steps.map(shortened)];
}

/**
 * @param {string} where the test's file and name @param {string | null | undefined} message
 * @param {string} [diff] @returns {string} the last lines of the test command: the message first,
 * without the stack
 */
function failureText(where, message, diff) {
  const lines = linesOf(message || 'It says nothing.', diff && stripVTControlCharacters(diff));
  const dense = lines.filter((line, index) => line !== '' || lines[index - 1] !== '');
  return ['First failure:', ...cut(dense), `(${where})`].join('\n');
}

/**
 * @param {string} name @param {any} file a test file in vitest's report without a failed test
 * @returns {string | null} why the file failed; null if it did not
 */
function faultOfFile(name, { message, status, assertionResults }) {
  const dead = assertionResults.find((one) => one.status === 'pending');
  if (dead) return `The process that ran ${name} died in “${dead.fullName}”.`;
  if (status !== 'failed') return null;
  const isEmpty = assertionResults.length === 0;
  const what = isEmpty ? `${name} could not be loaded` : `Set-up or clean-up of ${name} failed`;
  return `${what}: ${message || 'its error stands above'}`;
}

/**
 * @param {any} report vitest's JSON report; `failure-meta.ts` adds the meta of a test
 * @returns {string | null} the failure that came first; null if all tests passed
 */
export function firstOfVitest({ testResults }) {
  for (const file of testResults.toSorted((a, b) => a.startTime - b.startTime)) {
    const name = relative(process.cwd(), file.name);
    const test = file.assertionResults.find((one) => one.status === 'failed' || one.meta?.uncaught);
    const { failure, uncaught } = test?.meta ?? {};
    const message = test
      ? (failure?.message ??
        test.failureMessages[0] ??
        `A promise was rejected, and nothing caught it: ${uncaught}`)
      : faultOfFile(name, file);
    if (message !== null) {
      return failureText(test ? `${name}: ${test.fullName}` : name, message, failure?.diff);
    }
  }
  return null;
}

/** @param {any} suite @returns {any[]} its tests in Playwright's report, with file and title */
const testsIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, ...test }))),
  ...suites.flatMap(testsIn),
];

/** @param {any} result @returns {string[]} the content of the page, by roles and names */
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
  const [first] = suites
    .flatMap(testsIn)
    .filter(({ status }) => status === 'unexpected')
    .map(({ file, title, results: [result = {}] }) => ({ file, title, result }))
    .toSorted((a, b) => Date.parse(a.result.startTime) - Date.parse(b.result.startTime));
  if (!first) return errors?.[0] ? failureText('before any test', errors[0].message) : null;
  const { file, title, result } = first;
  // The condition of a test that timed out is a separate error.
  const all = [result.error, ...(result.errors ?? []).slice(1)].map((one) => one?.message ?? '');
  return [failureText(`${file}: ${title}`, all.join('\n')), ...pageIn(result)].join('\n');
}
