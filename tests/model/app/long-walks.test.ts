import * as fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { company } from '#app/company.ts';
import { startTexts } from '#i18n/i18n.ts';
import { toldBy } from '../harness/told-property.ts';
import { starts } from './starts.ts';
import {
  type AppStep,
  endSteps,
  historySteps,
  linkSteps,
  personSteps,
  platformSteps,
} from './steps.ts';
import { createStage, type Tab } from './tab.ts';
import { createWalker } from './walker.ts';

vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
afterAll(() => void vi.useRealTimers());

const [walks, longest] = [100, 200];

/** What can happen, by kind, as often as it is drawn: mostly the world answers and a person acts. */
const kinds: readonly ((tab: Tab) => readonly AppStep[])[] = [
  ...Array.from({ length: 6 }, () => endSteps),
  ...Array.from({ length: 6 }, () => personSteps),
  () => [{ do: 'wait' }],
  () => historySteps,
  () => historySteps,
  () => platformSteps,
  () => platformSteps,
  () => linkSteps,
  () => [{ do: 'reload' }],
];

/** The step that a number draws. */
function drawn(tab: Tab, number: number): AppStep {
  const steps = kinds[number % kinds.length]?.(tab) ?? [];
  return steps[Math.floor(number / kinds.length) % steps.length] ?? { do: 'wait' };
}

test('random long walks through the whole app find nothing wrong', async () => {
  const texts = await startTexts('en', company);
  await texts.need(['flows']);
  const walker = createWalker(
    createStage(texts, () => {}),
    texts,
    null,
  );
  const numbers = fc.array(fc.nat({ max: 9999 }), { minLength: longest / 2, maxLength: longest });
  const walk = fc.asyncProperty(fc.constantFrom(...starts), numbers, async (start, draws) => {
    await walker.begin(start);
    for (const draw of draws) await walker.take(drawn(walker.tab(), draw));
  });
  // The walker's own error is the story; the numbers that drew it say nothing.
  await fc.assert(walk, {
    numRuns: walks,
    asyncReporter: (details) => Promise.resolve(details).then(toldBy(() => [])),
  });
  expect(walker.count()).toBeGreaterThan(10_000);
}, 120_000);
