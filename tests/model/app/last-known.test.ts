import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { company } from '#app/company.ts';
import { hour } from '#domain/constants.ts';
import { startTexts } from '#i18n/i18n.ts';
import { pageNamespaces } from '#i18n/page-namespaces.ts';
import { selectHomeView } from '#machines/home/view.ts';
import { required } from '#machines/shared/required.ts';
import type { AppStep } from './steps.ts';
import { createStage } from './tab.ts';
import { createWalker, type Walker } from './walker.ts';

vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
afterAll(() => void vi.useRealTimers());

const end = (port: string, how: string): AppStep => ({ do: 'end', port, how });
const toHome = [
  end('restoreSession', 'juan'),
  end('readRemembered', 'stored'),
  end('fetchFlow', 'there'),
];

let walker: Walker;
beforeEach(async () => {
  const texts = await startTexts('en', company);
  await texts.need(pageNamespaces);
  walker = createWalker(
    createStage(texts, () => {}),
    texts,
    'npx vitest run tests/model/app',
  );
});

async function takes(...steps: AppStep[]): Promise<void> {
  for (const step of steps) await walker.take(step);
}
function home() {
  const { children } = walker.tab().store.snapshot();
  return selectHomeView(required(children.home, 'home').getSnapshot());
}
const amounts = () => home().lastKnown?.dues.map(({ amount }) => amount);
const number = () => home().lastKnown?.dues[0]?.payNumber?.state;

test('home without a reply shows the last known amounts and marks an expired pay number; a reply replaces them', async () => {
  await walker.begin({ href: '/', found: 'lastKnown' });
  await takes(...toHome);
  expect(amounts()).toEqual([2_650, 1_120]);
  await takes(end('getHomepageData', 'network'));
  expect(home()).toMatchObject({ offline: true });
  expect(number()).toBe('payable');
  const over = Date.now() + 2 * hour;
  while (Date.now() < over) {
    await takes({ do: 'wait' });
    if (walker.can(end('getHomepageData', 'network'))) {
      await takes(end('getHomepageData', 'network'));
    }
  }
  expect(number()).toBe('over');
  await takes({ do: 'tap', tap: { flow: 'home', event: { type: 'retry.pressed' } } });
  await takes(end('getHomepageData', 'approved'));
  expect(home().lastKnown).toBeNull();
  await takes({ do: 'reload' }, ...toHome);
  expect(amounts()).toEqual([2_650]);
});

test('the last known amounts are hidden while an open attempt may have changed them', async () => {
  await walker.begin({ href: '/', found: 'lastKnownAndPayment' });
  // The flow of the open attempt opens first; the borrower then goes home.
  await takes(...toHome, {
    do: 'request',
    request: { type: 'location.requested', location: { page: 'home', query: {} } },
  });
  while (walker.tab().shown?.page !== 'home') {
    const next = [...toHome, { do: 'wait' as const }].find((step) => walker.can(step));
    await takes(required(next, 'way home'));
  }
  expect(home().openAttempts).toHaveLength(1);
  expect(home().lastKnown).toBeNull();
});
