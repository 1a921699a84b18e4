import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sendingDefects } from './defects/sending.ts';
import { kindFixtures } from './kinds.ts';
import { examples, noViolation, throwStory } from './world/property.ts';

test('a failure is reported as a story, not as a dumped object', async () => {
  const [spoiled] = Object.values(sendingDefects);
  if (!spoiled) throw new Error('there is no defect');
  const property = noViolation(spoiled, kindFixtures.applyOrder);
  const bounds = { seed: 20_261, numRuns: 2_000, endOnFailure: true, examples };
  const failure: unknown = await fc
    .assert(property, { ...bounds, asyncReporter: throwStory })
    .catch((error: unknown) => error);
  const message = failure instanceof Error ? failure.message : '';
  const [wrong, first] = message.split('\n');
  expect(wrong).toMatch(/^\w.+/);
  expect(first).toMatch(/^ {2}1\. after .+, page \d: /);
  expect(message).toMatch(/\n {2}replay: add \{ seed: 20261, path: '/);
  expect(message).not.toMatch(/Counterexample|\{"/);
});
