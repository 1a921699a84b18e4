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

  test('is why a file did not run', () => {
    const broken = { ...file('a.test.ts', 1), status: 'failed', message: 'Cannot find module x' };
    expect(firstOfVitest({ testResults: [broken] })).toBe(
      'First failure:\nCannot find module x\n(a.test.ts)',
    );
  });

  test('is none where all passed', () => {
    expect(firstOfVitest({ testResults: [file('a.test.ts', 1, test1)] })).toBeNull();
  });

  test('is cut where it is very long', () => {
    const long = { ...test2, failureMessages: [`Error: ${'line\n'.repeat(500)}`] };
    const lines = firstOfVitest({ testResults: [file('a.test.ts', 1, long)] })?.split('\n') ?? [];
    expect(lines.length).toBeLessThan(50);
    expect(lines.at(-2)).toBe('…');
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

  test('is the story of the first try of the test that failed first, wherever it stands', () => {
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

  test('says what was on the page', async () => {
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

  test('is why nothing could run', () => {
    const errors = [{ message: 'Error: the server did not start' }];
    expect(firstOfPlaywright({ suites: [], errors })).toContain('the server did not start');
  });

  test('is none where all passed', () => {
    const suites = [{ specs: [spec('fine', 'expected', { startTime: '', error: undefined })] }];
    expect(firstOfPlaywright({ suites, errors: [] })).toBeNull();
  });
});
