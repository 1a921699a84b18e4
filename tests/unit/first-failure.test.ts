import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstOfPlaywright, firstOfVitest } from '../first-failure.mjs';

const story = [
  'repayment should come to “Paying”, and comes to “Plan”.',
  '  1. started: detail',
  '  2. payment.confirmed',
  '  should: -> paying',
  '  is:     -> plan',
  '  replay: npx vitest run tests/model/machines.test.ts',
];
const stack = ['    at walk (/home/walk.ts:1:2)', '    at new Promise (<anonymous>)'];
const message = `Error: ${[...story, ...stack].join('\n')}`;

describe('the first failure of vitest', () => {
  const test1 = { fullName: 'one', status: 'passed', failureMessages: [] };
  const test2 = { fullName: 'two', status: 'failed', failureMessages: [message] };
  const file = (name: string, startTime: number, ...assertionResults: object[]) => ({
    name: join(process.cwd(), name),
    startTime,
    message: '',
    status: assertionResults.includes(test2) ? 'failed' : 'passed',
    assertionResults,
  });

  test('is the story of the test that failed first, without its stack', () => {
    const late = { ...test2, failureMessages: ['Error: something later'] };
    const testResults = [file('b.test.ts', 2, late), file('a.test.ts', 1, test1, test2)];
    expect(firstOfVitest({ testResults })?.split('\n')).toEqual([
      'First failure:',
      ...story,
      '(a.test.ts: two)',
    ]);
  });

  const tooLong = {
    Test: 'Test timed out in 60000ms.\nIf this is a long-running test, pass a timeout value as …',
    Hook: 'Hook timed out in 10000ms.\nIf this is a long-running hook, pass a timeout value as …',
  };
  const stackOfTimeout =
    'Error: STACK_TRACE_ERROR\n    at task (file:///chunk-artifact.js:1784:27)';
  /** The report of one failed test, with the meta that `failure-meta.ts` adds. */
  const alone = (text: string, failure?: { message: string; diff?: string }) => {
    const failing = { ...test2, failureMessages: [text], meta: { failure } };
    return firstOfVitest({ testResults: [file('a.test.ts', 1, failing)] });
  };

  test.for([
    [tooLong.Test, 'The test took longer than 60 s.'],
    [tooLong.Hook, 'The set-up or clean-up of the test took longer than 10 s.'],
  ] as const)('names the timeout and the operation: %s', ([text, sentence]) => {
    expect(alone(stackOfTimeout, { message: text })).toBe(
      `First failure:\n${sentence}\n(a.test.ts: two)`,
    );
  });

  const skipped = { fullName: 'one', status: 'skipped', failureMessages: [] };
  const dead = { fullName: 'one', status: 'pending', failureMessages: [] };
  const rejected = { ...test1, meta: { uncaught: 'no line' } };
  test.for([
    ['The set-up of a.test.ts took longer than 10 s.', tooLong.Hook, skipped],
    ['The clean-up of a.test.ts took longer than 10 s.', tooLong.Hook, test1],
    ['The set-up of a.test.ts failed: no server', 'no server', skipped],
    ['The set-up of “one” failed; its error stands above.', '', skipped],
    ['The process that ran a.test.ts died in “one”.', '', dead],
    ['A promise was rejected, and nothing caught it: no line', '', rejected],
    ['a.test.ts could not be loaded: Cannot find module x', 'Cannot find module x', null],
    ['a.test.ts holds no test.', 'No test suite found in file /a.test.ts', null],
  ] as const)('names a failure outside of tests: %s', ([sentence, text, one]) => {
    const failing = { ...file('a.test.ts', 1, ...(one ? [one] : [])), status: 'failed' };
    const failure = firstOfVitest({ testResults: [{ ...failing, message: text }] });
    expect(failure?.split('\n')[1]).toBe(sentence);
  });

  test('names the first unexpected item, and the number of such items', () => {
    const text = 'npm run plans -- home: expected [ …(2) ] to deeply equal []';
    const head = '\u001B[32m- Expected\u001B[39m\n+ Received\n\n- []\n+ [\n';
    const some = `${head}+   "home.a is never seen",\n+   "home.b is never seen",\n+ ]`;
    expect(alone(`AssertionError: ${text}`, { message: text, diff: some })).toBe(
      'First failure:\nnpm run plans -- home: 2 where there should be none, the first: home.a is never seen\n(a.test.ts: two)',
    );
    const objects = `${head}+   {\n+     "id": 1,\n+   },\n+   {\n+     "id": 2,\n+   },\n+ ]`;
    expect(alone('', { message: text, diff: objects })).toContain(
      '2 where there should be none, the first: { "id": 1, }',
    );
  });

  test('shows the first lines in which two values differ', () => {
    const text = 'expected { a: [ …(12) ], …(2) } to deeply equal { a: [ …(12) ], …(2) }';
    const lines = '  {\n    "a": [],\n    "b": {\n-     "c": 2,\n+     "c": 1,\n    },\n';
    const more = Array.from({ length: 9 }, (_, index) => `+   "d${index}": 1,\n`).join('');
    const diff = `- Expected\n+ Received\n\n${lines}${more}  }`;
    expect(alone('', { message: text, diff })?.split('\n').slice(1, 4)).toEqual([
      'The value differs from the expected one at b.',
      '  should: "c": 2,',
      '  is:     "c": 1,',
    ]);
    expect(alone('', { message: text, diff })).toContain('  … and 5 more lines that differ\n');
  });
});

describe('the first failure of Playwright', () => {
  const result = (startTime: string, text: string) => ({ startTime, error: { message: text } });
  const spec = (title: string, status: string, ...results: object[]) => ({
    title,
    file: 'walk/flows.spec.ts',
    tests: [{ status, results }],
  });
  const coloured = message.replace('Error:', '\u001B[31mError:\u001B[39m');

  test('is the story of the first attempt of the test that failed first, at any nesting', () => {
    const [early, late] = ['2026-01-01T00:00:00Z', '2026-01-01T00:01:00Z'];
    const suites = [
      { specs: [spec('late', 'unexpected', result(late, 'Error: later'))] },
      {
        suites: [
          {
            specs: [
              spec('flaky', 'flaky', result('2025-01-01T00:00:00Z', 'Error: once')),
              spec('early', 'unexpected', result(early, coloured), result(late, 'Error: again')),
            ],
          },
        ],
      },
    ];
    expect(firstOfPlaywright({ suites, errors: [] })?.split('\n')).toEqual([
      'First failure:',
      ...story,
      '(walk/flows.spec.ts: early)',
    ]);
  });

  const pay = "getByRole('button', { name: 'Pay' })";
  const limit = 'Test timeout of 60000ms exceeded';
  const click = `Error: locator.click: ${limit}.\nCall log:\n\u001B[2m  - waiting for ${pay}\u001B[22m`;
  const shown = `Locator: ${pay}\nExpected: visible\nTimeout: 10000ms\nError: element(s) not found`;
  const compared =
    'expect(received).toEqual(expected) // deep equality\n\n- Expected  - 1\n+ Received  + 3';
  test.for([
    [['The test took longer than 60 s.'], `${limit}.`],
    [
      [`The test took longer than 60 s: it was still waiting for ${pay}.`],
      `${limit}.`,
      `${click}\n\n  9 | code`,
    ],
    [
      [`The test took longer than 60 s: it was still waiting for ${pay} (element is not enabled).`],
      `${limit}.`,
      `${click}\n    - waiting for element to be visible, enabled and stable\n      - element is not enabled`,
    ],
    [
      ['The test with its beforeEach hook took longer than 60 s.'],
      `${limit} while running "beforeEach" hook.`,
    ],
    [
      ['The test with the set-up of its fixture “page” took longer than 60 s.'],
      `${limit} while setting up "page".`,
    ],
    [
      [
        `${pay} was not within 10 s as it should be (toBeVisible).`,
        '  should: visible',
        '  is:     element(s) not found',
      ],
      `Error: expect(locator).toBeVisible() failed\n\n${shown}\n\nCall log:\n  - waiting for ${pay}`,
    ],
    [
      ['The value was not as it should be (toBe).', '  should: 2', '  is:     1'],
      'Error: expect(received).toBe(expected) // Object.is equality\n\nExpected: 2\nReceived: 1',
    ],
    [
      ['no breach: 1 where there should be none, the first: a contrast'],
      `Error: no breach\n\n${compared}\n\n- Array []\n+ Array [\n+   "a contrast",\n+ ]`,
    ],
  ] as const)('is a sentence: %s', ([sentence, ...texts]) => {
    const tries = texts.map((text) => ({ message: text }));
    const failed = { startTime: '2026-01-01T00:00:00Z', error: tries[0], errors: tries };
    const suites = [{ specs: [spec('alone', 'unexpected', failed)] }];
    expect(firstOfPlaywright({ suites, errors: [] })?.split('\n')).toEqual([
      'First failure:',
      ...sentence,
      '(walk/flows.spec.ts: alone)',
    ]);
  });

  test('contains the text of the page', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hiram-failure-'));
    const path = join(folder, 'error-context.md');
    const outline = '- main:\n  - heading "Log in" [level=1]';
    const source = '```ts\nexpect(1);\n```';
    await writeFile(path, `# Error\n\n\`\`\`yaml\n${outline}\n\`\`\`\n\n${source}\n`);
    const attachments = [{ name: 'error-context', path }];
    const failed = { ...result('2026-01-01T00:00:00Z', 'Error: no button'), attachments };
    const suites = [{ specs: [spec('alone', 'unexpected', failed)] }];
    expect(firstOfPlaywright({ suites, errors: [] })?.split('\n')).toEqual([
      'First failure:',
      'no button',
      '(walk/flows.spec.ts: alone)',
      'On the page:',
      ...outline.split('\n'),
    ]);
    await rm(folder, { recursive: true });
  });
});
