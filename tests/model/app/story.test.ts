import { expect, test, vi } from 'vitest';
import { company } from '#app/company.ts';
import { startTexts } from '#i18n/i18n.ts';
import { pageNamespaces } from '#i18n/page-namespaces.ts';
import type { AppStep, Start } from './steps.ts';
import { createStage, type Stage, type Tab } from './tab.ts';
import { createWalker } from './walker.ts';

vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

const texts = await startTexts('en', company);
const filipino = await startTexts('fil', company);
await Promise.all([texts.need(pageNamespaces), filipino.need(pageNamespaces)]);
const replay = 'npx vitest run tests/model/app';

const start: Start = { href: '/login', found: 'nothing' };
const toLogin: AppStep[] = [
  { do: 'end', port: 'restoreSession', how: 'nobody' },
  { do: 'end', port: 'readLoginRecord', how: 'stored' },
];

/** The story of a failed walk, by default of one to login; empty without a failure. */
async function storyOf(stage: Stage, expected = texts, steps = toLogin): Promise<string[]> {
  const walker = createWalker(stage, expected, replay);
  try {
    await walker.begin(start);
    for (const step of steps) await walker.take(step);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : ['no error'];
  }
}

const right = () => createStage(texts, () => {});

function spoiled(spoil: (tab: Tab) => void): Stage {
  const stage = right();
  return {
    ...stage,
    open(href, found) {
      const tab = stage.open(href, found);
      spoil(tab);
      return tab;
    },
  };
}

const begun = '  1. opened at /login, with nothing left open';
const happened = [begun, '  2. restoreSession ends: nobody', '  3. readLoginRecord ends: stored'];

test('canary: a wrong text is reported as a story', async () => {
  expect(await storyOf(right(), filipino)).toEqual([
    'The title is not that of the page.',
    ...happened,
    '  should: Mag‑log in',
    '  is:     Log in',
    '  also:   The shell shows another title than the page.',
    `  replay: ${replay}`,
  ]);
});

test('a wrong address is reported as a story', async () => {
  const astray = spoiled(({ browser }) => {
    vi.spyOn(browser, 'href').mockReturnValue('/elsewhere');
  });
  expect(await storyOf(astray)).toEqual([
    'The address is not that of the page.',
    ...happened,
    '  should: /login',
    '  is:     /elsewhere',
    '  also:   The address leads to another page.',
    `  replay: ${replay}`,
  ]);
});

test('a doubled attempt in the journal is reported as a story', async () => {
  const twice = spoiled(({ world }) => {
    vi.spyOn(world.journal, 'doubled').mockReturnValue(['sent-1 was sent twice']);
  });
  expect(await storyOf(twice)).toEqual([
    'Money was sent twice.',
    begun,
    '  is:     sent-1 was sent twice',
    `  replay: ${replay}`,
  ]);
});

test('an end that the world of the app does not have is reported as a story', async () => {
  const steps: AppStep[] = [{ do: 'end', port: 'restoreSession', how: 'unheard of' }];
  expect(await storyOf(right(), texts, steps)).toEqual([
    'The world of the app has no end “unheard of” for restoreSession(nothing).',
    begun,
    '  2. restoreSession ends: unheard of',
    `  replay: ${replay}`,
  ]);
});

test('the end of a call that the app does not make is reported', async () => {
  const steps: AppStep[] = [{ do: 'end', port: 'applyOrder', how: 'done' }];
  const [sentence] = await storyOf(right(), texts, steps);
  expect(sentence).toBe('The app waits for no call of applyOrder.');
});

test('an exception while the open calls are read is reported as a story', async () => {
  const broken = spoiled(({ world }) => {
    vi.spyOn(world.calls, 'open').mockImplementation(() => {
      throw new Error('the offered loan is missing');
    });
  });
  expect(await storyOf(broken)).toEqual([
    'The app breaks.',
    begun,
    '  is:     the offered loan is missing',
    `  replay: ${replay}`,
  ]);
});
