import { expect, test, vi } from 'vitest';
import { company } from '#app/company.ts';
import { startTexts } from '#i18n/i18n.ts';
import { pageNamespaces } from '#i18n/page-namespaces.ts';
import { type AppStep, end, startAt } from './steps.ts';
import { createTabs, type Tabs } from './tab.ts';
import { createWalker } from './walker.ts';

vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

const texts = await startTexts('en', company);
const filipino = await startTexts('fil', company);
await Promise.all([texts.need(pageNamespaces), filipino.need(pageNamespaces)]);

const right = createTabs(texts, () => {});

/** The story of a failed walk to login; empty without a failure. */
async function storyOf(tabs: Tabs, expected = texts, ...more: AppStep[]): Promise<string[]> {
  const walker = createWalker(tabs, expected, 'npx vitest run tests/model/app');
  try {
    await walker.begin(startAt('login'));
    const toLogin = [end('restoreSession', 'nobody'), end('readLoginRecord', 'stored')];
    for (const step of [...toLogin, ...more]) await walker.take(step);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : ['no error'];
  }
}

const begun = '  1. opened at /login, with nothing left open';
const happened = [begun, '  2. restoreSession ends: nobody', '  3. readLoginRecord ends: stored'];
const replay = '  replay: npx vitest run tests/model/app';

test('canary: a wrong text is reported as a story', async () => {
  expect(await storyOf(right, filipino)).toEqual([
    'The title is not that of the page.',
    ...happened,
    '  should: Mag‑log in',
    '  is:     Log in',
    '  also:   The shell shows another title than the page.',
    replay,
  ]);
});

test('canary: a doubled attempt is reported as a story', async () => {
  const open: Tabs['open'] = (href, found) => {
    const tab = right.open(href, found);
    vi.spyOn(tab.world.journal, 'doubled').mockReturnValueOnce(['sent-1 was sent twice']);
    return tab;
  };
  expect(await storyOf({ ...right, open })).toEqual([
    'Money was sent twice.',
    begun,
    '  is:     sent-1 was sent twice',
    replay,
  ]);
});

test('a step that ends a call which is not open is reported as a story', async () => {
  const unheard = end('applyOrder', 'done');
  expect(await storyOf(right, texts, unheard)).toEqual([
    'The app waits for no call of applyOrder.',
    ...happened,
    '  4. applyOrder ends: done',
    replay,
  ]);
});
