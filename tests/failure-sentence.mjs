/**
 * Rewrites the message of a test runner for people: a sentence for a timeout, the first differing
 * lines for a comparison or an expectation. Long lines of other messages are truncated.
 */

const mostLines = 6;

/** Longer lines are truncated: a value on one line can be very long. */
const longestLine = 300;

/** @param {string} line @returns {string} the line, truncated unless it is a command to copy */
const shortened = (line) =>
  line.length > longestLine && !/^ +(?:replay|open): /.test(line)
    ? `${line.slice(0, longestLine)}…`
    : line.trimEnd();

/** @param {string | undefined} ms @returns {string} */
export const secondsOf = (ms) => `${Number(ms) / 1000} s`;

/**
 * @param {string} text a message with the log of a call to the page
 * @returns {string} the condition that the call was waiting for, as the end of a sentence; empty
 * without a log
 */
function waitedFor(text) {
  const [, what] = /^\s*(?:- )?waiting for (?!element to be)(.+)$/m.exec(text) ?? [];
  const [, call] = /^(?:\w*Error: )?(\w+\.\w+): .*[Tt]imeout/m.exec(text) ?? [];
  if (!what) return call ? `: it was still in ${call}` : '';
  const why = [...text.matchAll(/^\s*- (element is not .+|unexpected value .+)$/gm)].at(-1);
  return `: it was still waiting for ${what}${why ? ` (${why[1]})` : ''}`;
}

/** The runners' messages for timeouts, with the name and the duration of the operation. */
const timeouts = [
  [/^Test timed out in (\d+)ms\./m, (ms) => ['The test', ms]],
  [/^Hook timed out in (\d+)ms\./m, (ms) => ['The set-up or clean-up of the test', ms]],
  [
    /^Test timeout of (\d+)ms exceeded while setting up "(.+)"/m,
    (ms, name) => [`The test with the set-up of its fixture “${name}”`, ms],
  ],
  [
    /^Test timeout of (\d+)ms exceeded while running "(\w+)"/m,
    (ms, hook) => [`The test with its ${hook} hook`, ms],
  ],
  [
    /^Tearing down "(.+)" exceeded the test timeout of (\d+)ms/m,
    (name, ms) => [`The test with the clean-up of its fixture “${name}”`, ms],
  ],
  [/^"(\w+)" hook timeout of (\d+)ms exceeded/m, (hook, ms) => [`The ${hook} hook`, ms]],
  [/^Test timeout of (\d+)ms exceeded/m, (ms) => ['The test', ms]],
  [
    /^TimeoutError: (\w+\.\w+): Timeout (\d+)ms exceeded/m,
    (call, ms) => [`The call of ${call}`, ms],
  ],
];

/**
 * @param {string} text @returns {string[] | null} the operation and its limit; null if it was no
 * timeout
 */
function timeoutIn(text) {
  for (const [pattern, subject] of timeouts) {
    const [found, ...parts] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const [what, ms] = subject(...parts);
    return [`${what} took longer than ${secondsOf(ms)}${waitedFor(text)}.`];
  }
  return null;
}

/**
 * @param {string} text
 * @returns {string[] | null} the lines of the first comparison in it, `-` expected and `+` received
 */
function comparisonIn(text) {
  const [, unlike, received] =
    /^- Expected:\n([^]*?)\n\n\+ Received:\n([^]*)$/m.exec(`${text}\n`) ?? [];
  if (unlike !== undefined && received !== undefined) {
    const inOneLine = (lines) => lines.trim().replaceAll(/\s*\n\s*/g, ' ');
    return [`- ${inOneLine(unlike)}`, `+ ${inOneLine(received)}`];
  }
  const [, lines] = /^- Expected\b.*\n\+ Received\b.*\n\n([^]*)$/m.exec(text) ?? [];
  if (lines === undefined) return null;
  const all = lines.split('\n');
  const end = all.findIndex((line) => !/^[-+ @]/.test(line) && line !== '');
  return (end < 0 ? all : all.slice(0, end)).filter((line) => line !== '');
}

/**
 * @param {string[]} lines a comparison
 * @returns {string[] | null} the number of elements and the first one; null unless none were
 * expected
 */
function elementsIn([expected = '', opening = '', ...lines]) {
  const wantsNone = /^- (?:\w+ )?(?:\[\]|\{\})$/.test(expected);
  if (!wantsNone || !/^\+ .*[[{]$/.test(opening)) return null;
  const inside = lines.slice(0, -1).map((line) => line.slice(2));
  // Lines within a multi-line string can look like elements.
  const begins = inside[0]?.startsWith('  "') ? /^ {2}"/ : /^ {2}[^\s}\])]/;
  const starts = inside.flatMap((line, index) => (begins.test(line) ? [index] : []));
  const first = inside.slice(0, starts[1] ?? inside.length);
  const isText = /^ {2}"(?!.*": )/.test(first[0] ?? '');
  const [head = '', ...more] = isText
    ? first.join('\n').trim().replace(/^"/, '').replace(/",?$/, '').split('\n')
    : [
        first
          .map((line) => line.trim())
          .join(' ')
          .replace(/,$/, ''),
      ];
  return [`${starts.length} where there should be none, the first: ${shortened(head)}`, ...more];
}

/**
 * @param {string[]} before the lines before the first difference @param {string} line @returns
 * {string} the path of properties to the line
 */
function placeOf(before, line) {
  const indent = (one) => one.slice(1).search(/\S/);
  let depth = indent(line);
  const names = [];
  for (const one of before.toReversed()) {
    if (indent(one) < 0 || indent(one) >= depth) continue;
    depth = indent(one);
    const [, name] = /^\s+"?([\w.-]+)"?: /.exec(one) ?? [];
    if (name) names.unshift(name);
  }
  return names.length > 0 ? ` at ${names.join('.')}` : '';
}

/** @param {string} label @param {string[]} lines a comparison @returns {string[]} its first differing lines */
function differencesIn(label, lines) {
  const differing = lines.filter((line) => /^[-+]/.test(line));
  const [first = ''] = differing;
  const place = placeOf(lines.slice(0, lines.indexOf(first)), first);
  const left = differing.length - mostLines;
  return [
    `${label}The value differs from the expected one${place}.`,
    ...differing
      .slice(0, mostLines)
      .map(
        (line) =>
          (line.startsWith('-') ? '  should: ' : '  is:     ') + shortened(line.slice(1).trim()),
      ),
    ...(left > 0 ? [`  … and ${left} more lines that differ`] : []),
  ];
}

/**
 * @param {string} text @returns {string[] | null} the message of Playwright's `expect` about a
 * value or a locator
 */
function expectationIn(text) {
  const [all, said, subject, matcher] =
    /^([^]*?)expect\((\w+)\)(?:\.\w+)*?\.(\w+)\(.*$/m.exec(text) ?? [];
  if (all === undefined) return null;
  const line = (name) => new RegExp(`^${name}\\b[^:\\n]*: +(.+)$`, 'm').exec(text)?.[1];
  const name = line('Locator') ?? (subject === 'page' ? 'The page' : 'The value');
  const ms = line('Timeout') ?? /with timeout (\d+ms)/.exec(text)?.[1];
  const within = ms ? `within ${secondsOf(Number.parseInt(ms, 10).toString())} ` : '';
  const [should, is] = [line('Expected'), line('Received') ?? line('Error')];
  return [
    `${said.trim() ? `${said.trim()}: ` : ''}${name} was not ${within}as it should be (${matcher}).`,
    ...(should ? [`  should: ${shortened(should)}`] : []),
    ...(is ? [`  is:     ${shortened(is)}`] : []),
  ];
}

/**
 * @param {string} text the message of a failure, without colours and stack
 * @param {string} [comparison] the expected and the received value, if the runner reports them
 * separately
 * @returns {string[]} the lines of the failure for people
 */
export function sentenceFor(text, comparison) {
  // A story of numbered steps stays unchanged; only its beginning may need a sentence.
  const story = text.search(/^ {2}1\. /m);
  if (story > 0) {
    const head = sentenceFor(text.slice(0, story).trimEnd(), comparison);
    return [...head, ...text.slice(story).split('\n').map(shortened)];
  }
  const timeout = timeoutIn(text);
  if (timeout) return timeout;
  const message = text.replace(/^(?:Uncaught )?\w*Error: /, '').replace(/ \/\/ .* equality$/m, '');
  const [, label = ''] = /^([^]*?)(?:expected .+ to |expect\()/.exec(message) ?? [];
  const said = label.trim() === '' ? '' : `${label.trim().replace(/:$/, '')}: `;
  const compared = comparisonIn(comparison ?? message);
  const elements = compared && elementsIn(compared);
  if (elements) return [said + elements[0], ...elements.slice(1)];
  // A short message of vitest contains both values completely.
  const isWhole = comparison !== undefined && !/…|\n/.test(message);
  if (compared && !isWhole) return differencesIn(said, compared);
  return expectationIn(message) ?? message.split('\n').map(shortened);
}
