import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type TestContext } from 'vitest';
import { firstOfPlaywright, firstOfVitest } from '../first-failure.mjs';

const story = ['repayment should come to “Paying”.', '  1. started: detail', '  is:     -> plan'];
const stack = ['    at walk (/home/walk.ts:1:2)', '    at new Promise (<anonymous>)'];
const message = `Error: ${[...story, ...stack].join('\n')}`;

const passed = { fullName: 'one', status: 'passed', failureMessages: [] };
const file = (name: string, startTime: number, ...assertionResults: object[]) => ({
  name: join(process.cwd(), name),
  startTime,
  message: '',
  status: 'passed',
  assertionResults,
});
const failing = (text: string, meta = {}) => ({
  fullName: 'two',
  status: 'failed',
  failureMessages: [text],
  meta,
});
const linesOf = (...testResults: object[]) => firstOfVitest({ testResults })?.split('\n');
const alone = (text: string, diff?: string) =>
  linesOf(file('a.test.ts', 1, failing('', { failure: { message: text, diff } })))?.slice(1, -1);

test('the first failure of vitest is the story of the first test, without its stack', () => {
  const [late, early] = [failing('Error: later'), failing(message)];
  expect(linesOf(file('b.test.ts', 2, late), file('a.test.ts', 1, passed, early))).toEqual([
    'First failure:',
    ...story,
    '(a.test.ts: two)',
  ]);
  expect(firstOfVitest({ testResults: [file('a.test.ts', 1, passed)] })).toBeNull();
});

test.for([
  ['Test took longer than 60 s.', 'Test timed out in 60000ms.\nIf this is a long-running …'],
  ['expected 1 to be 2', 'expected 1 to be 2 // Object.is equality'],
] as const)('a message becomes a sentence: %s', ([sentence, text]) => {
  expect(alone(text, '- Expected\n+ Received\n\n- 2\n+ 1')).toEqual([sentence]);
});

test('a shortened comparison is followed by the first lines that differ', () => {
  const more = Array.from({ length: 9 }, (_, index) => `+   "d${index}": 1,\n`).join('');
  const lines = alone('expected [ …(2) ] to equal []', `- Expected\n+ Received\n\n- []\n${more}`);
  expect(lines?.slice(0, 3)).toEqual([
    'expected [ …(2) ] to equal []',
    '  should: []',
    '  is:     "d0": 1,',
  ]);
  expect(lines?.at(-1)).toBe('…');
  expect(alone(`Error: ${'line\n'.repeat(500)}`)?.length).toBeLessThan(50);
});

test.for([
  ['Set-up or clean-up of a.test.ts failed: no server', 'no server', passed],
  ['The process that ran a.test.ts died in “one”.', '', { ...passed, status: 'pending' }],
  ['A promise was rejected, and nothing caught it: x', '', { ...passed, meta: { uncaught: 'x' } }],
  ['a.test.ts could not be loaded: no module', 'no module', null],
] as const)('a failure outside of tests is named: %s', ([sentence, text, one]) => {
  const all = file('a.test.ts', 1, ...(one ? [one] : []));
  expect(linesOf({ ...all, status: 'failed', message: text })?.[1]).toBe(sentence);
});

let failed: TestContext['task'] | null = null;
test.fails('a failing test as input for the next one', ({ task }) => {
  failed = task;
  expect(['one', 'two'], 'nobody is left').toEqual([]);
});
test('the meta of a failed test contains its message', () => {
  const one = { ...failing(''), meta: failed?.meta };
  expect(linesOf(file('a.test.ts', 1, one))?.[1]).toMatch(/^nobody is left: expected \[/);
});

test('the first failure of Playwright is the failure of the first attempt, with the page’s content', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hiram-failure-'));
  const path = join(folder, 'error-context.md');
  await writeFile(path, '# Error\n\n```yaml\n- heading "Log in"\n```\n\n```ts\nexpect(1);\n```\n');
  const attachments = [{ name: 'error-context', path }];
  const result = (startTime: string, ...texts: string[]) => {
    const errors = texts.map((text) => ({ message: text }));
    return { startTime, error: errors[0], errors, attachments };
  };
  const spec = (title: string, status: string, ...results: object[]) => ({
    specs: [{ title, file: 'flows.spec.ts', tests: [{ status, results }] }],
  });
  const click = `Error: locator.click: Test ended.\nCall log:\n  - waiting for button\n    - element is not enabled`;
  const early = result('2026-01-01T00:00:00Z', 'Test timeout of 60000ms exceeded.', click);
  const late = result('2026-01-01T00:01:00Z', 'Error: later');
  const suites = [
    spec('late', 'unexpected', late),
    { suites: [spec('flaky', 'flaky', early), spec('early', 'unexpected', early, late)] },
  ];
  expect(firstOfPlaywright({ suites, errors: [] })?.split('\n')).toEqual([
    'First failure:',
    'Test took longer than 60 s: it was still waiting for button (element is not enabled).',
    '(flows.spec.ts: early)',
    'On the page:',
    '- heading "Log in"',
  ]);
  const errors = [{ message: 'Error: the server did not start' }];
  expect(firstOfPlaywright({ suites: [], errors })).toContain('the server did not start');
  expect(firstOfPlaywright({ suites: [], errors: [] })).toBeNull();
  await rm(folder, { recursive: true });
});
