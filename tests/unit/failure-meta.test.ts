import { expect, test, type TestContext } from 'vitest';
import { firstOfVitest } from '../first-failure.mjs';

let failed: TestContext['task'] | null = null;

test.fails('a failing test as input for the next one', ({ task }) => {
  failed = task;
  expect(['one', 'two'], 'nobody is left').toEqual([]);
});

test('the meta of a failed test contains its message and its comparison', () => {
  const one = { fullName: 'a', status: 'failed', failureMessages: [], meta: failed?.meta };
  const file = { name: 'a.test.ts', startTime: 1, status: 'failed', assertionResults: [one] };
  expect(firstOfVitest({ testResults: [file] })?.split('\n')[1]).toBe(
    'nobody is left: 2 where there should be none, the first: one',
  );
});
