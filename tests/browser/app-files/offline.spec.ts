import type { Page } from '@playwright/test';
import { violationsOn } from '../harness/axe.ts';
import { writeJournal } from '../harness/storage.ts';
import { expect } from '../harness/test.ts';
import { prepareNextBuild, preparing } from './next-build.ts';
import { buildOf, filesStored, newerArrives, reopen, retracted, test as base } from './on-phone.ts';
import { gate } from '../harness/gate.ts';

/** Bytes over the wire that the worker may fetch on a phone that has only started the app. */
const PRECACHE_BUDGET = 230 * 1_024;
/** Bytes that a change of three lines in each of two views may cost a phone. */
const UPDATE_BUDGET = 60 * 1_024;

const inView = (file: string) => ({
  file,
  from: '<Stack gap="loose">',
  to: `<Stack gap="loose">
        <p>Of the next build</p>
        <p>and its second line</p>
        <p>and its third</p>`,
});
/** One view is part of the start; the other is a separate page, which the test has not opened. */
const changes = [inView('src/views/login/login.tsx'), inView('src/flows/records/records.tsx')];

const test = base.extend<object, { nextBuild: string }>({
  nextBuild: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => use(await prepareNextBuild(changes)),
    { scope: 'worker', timeout: preparing },
  ],
});

const kib = (bytes: number) => `${(bytes / 1_024).toFixed(1)} KiB`;
const sum = (weights: readonly number[]) => weights.reduce((all, one) => all + one, 0);

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const builds = (page: Page) => page.evaluate(() => caches.keys());

test(
  'L1: after one visit the app opens without a network, with guides that were never opened',
  gate,
  async ({ network, page, person, site, t }) => {
    await page.goto('/login');
    await person.sees(t('title:login'));
    await filesStored(page);
    await network.goesOff();
    site.fetched();
    await site.stop();
    await page.reload();
    await person.sees(t('title:login'));
    await person.link(t('title:customerCenter')).click();
    for (const guide of ['borrowGuide', 'repayGuide', 'antiFraudGuide', 'aboutUs'] as const) {
      await page.goto(`/guide/${guide}`.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`));
      await person.sees(t(`title:${guide}`));
    }
    expect(site.fetched()).toEqual([]);
  },
);

test('the worker fetches at most 230 KiB beyond the start', async ({
  idle,
  page,
  person,
  site,
  t,
}) => {
  const freeWorker = site.holdWorker();
  await page.goto('/login');
  await person.sees(t('title:login'));
  // The page's own fetches must end before the worker's begin.
  await idle(page);
  site.fetched();
  freeWorker();
  await filesStored(page);
  const paths = ['/sw.js', ...site.fetched()];
  const weights = await Promise.all(paths.map((path) => site.weigh(path)));
  console.log(`Kept on a phone beyond the start: ${kib(sum(weights))}: ${paths.join(' ')}`);
  expect(paths).toContainEqual(expect.stringMatching(/^\/assets\/later-/));
  expect(sum(weights)).toBeLessThanOrEqual(PRECACHE_BUDGET);
});

test('pages with server data report the missing connection, and the worker stores no such data', async ({
  context,
  network,
  page,
  signIn,
  site,
  t,
}) => {
  const who = await signIn('loan-70');
  const repay = `/repay/repay?loanOrderId=${who.loanOrderIds[0]}`;
  await page.goto('/');
  await expect(page).toHaveTitle(t('title:home'));
  await filesStored(page);
  await page.reload();
  const [calls, files] = [new Set<boolean>(), new Set<boolean>()];
  page.on('response', (response) => {
    const seen = response.url().includes('/api/') ? calls : files;
    seen.add(response.fromServiceWorker());
  });
  await page.goto(repay);
  await expect(page).toHaveTitle(t('title:repay'));
  await expect.poll(() => [...calls]).toEqual([false]);
  expect([...files]).toContain(true);
  const keeps = await page.evaluate(async () => {
    const names = await caches.keys();
    const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return entries.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(keeps.filter((path) => !/^\/($|active$|assets\/)/.test(path))).toEqual([]);

  await network.goesOff();
  await expect(page.getByRole('link', { name: t('common:maintenance.hotline') })).toBeVisible();
  await site.stop();
  for (const [path, words] of [
    ['/', t('home:lastKnown.offline')],
    [repay, t('failure:network', { message: '' })],
  ] as const) {
    const next = await context.newPage();
    await next.goto(path);
    await expect(next.getByText(words).first()).toBeVisible();
    expect(await violationsOn(next)).toEqual([]);
    await next.close();
  }
});

test(
  'a newer build that arrives during a flow is used only after the app was closed',
  gate,
  async ({ context, idle, nextBuild, page, person, signIn, site, t }) => {
    await signIn('approved');
    await page.goto('/');
    await expect(page).toHaveTitle(t('title:home'));
    await filesStored(page);
    await page.reload();
    await page.goto('/borrow/confirm_quota');
    await person.choosesAmount(3_500);
    const before = await buildOf(page);

    await idle(page);
    await site.deploy(nextBuild);
    site.fetched();
    await newerArrives(page);
    const fetched = ['/sw.js', ...site.fetched()];
    const weights = await Promise.all(fetched.map((path) => site.weigh(path)));
    console.log(`Three lines in a view: ${kib(sum(weights))}: ${fetched.join(' ')}`);
    expect(fetched.filter((path) => path.startsWith('/assets/'))).toHaveLength(changes.length);
    expect(sum(weights)).toBeLessThanOrEqual(UPDATE_BUDGET);

    // The host has only the next build, so chunks that are not loaded yet come from the cache.
    await page.reload();
    expect(await buildOf(page)).toBe(before);
    await expect(page.getByRole('textbox').first()).toHaveValue(/3,?500/);
    await page.goto('/');
    await expect(page).toHaveTitle(t('title:home'));
    await idle(page);
    site.fetched();
    await person.link(t('home:records')).click();
    await person.sees(t('title:records'));
    await expect(page.getByText('Of the next build')).toHaveCount(0);
    expect(site.fetched().filter((path) => path.startsWith('/assets/'))).toEqual([]);

    const next = await reopen(context, page, '/mine/records');
    await expect(next.getByText('Of the next build')).toBeVisible();
    expect(await buildOf(next)).not.toBe(before);
    expect(await builds(next)).toHaveLength(2);
  },
);

test.describe('a build that the host retracts', () => {
  test.beforeEach(async ({ page, person, t }) => {
    await page.goto('/login');
    await person.sees(t('title:login'));
    await filesStored(page);
  });

  for (const config of [retracted, { worker: false, minimumBuild: null }]) {
    test(`is removed at the next start, which comes from the host: ${JSON.stringify(config)}`, async ({
      context,
      page,
      site,
      t,
    }) => {
      await site.configure(config);
      site.fetched();
      const next = await reopen(context, page, '/privacy');
      // Evaluating in a page counts as user activation, so the test checks the host first.
      await expect.poll(() => site.fetched()).toContain('/privacy');
      await expect(next).toHaveTitle(t('title:privacy'));
      await expect.poll(() => builds(next)).toEqual([]);
      expect(await registrations(next)).toBe(0);
      expect(await next.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    });
  }

  test('stays while a money attempt is open on the phone', async ({
    context,
    idle,
    page,
    site,
  }) => {
    await writeJournal(page, [{ userKey: 'u', subject: 's', open: true }]);
    await site.configure(retracted);
    const configResponse = context.waitForEvent('response', (one) =>
      one.url().endsWith('/app-config.json'),
    );
    const next = await reopen(context, page, '/login');
    await configResponse;
    await idle(next);
    expect(await registrations(next)).toBe(1);
    expect(await next.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  });
});

test(
  'the host serves the worker as a script that is revalidated each time',
  gate,
  async ({ request, site }) => {
    const worker = await request.get(`${site.origin}/sw.js`);
    expect(worker.headers()['content-type']).toContain('text/javascript');
    expect(worker.headers()['cache-control']).toBe('no-cache');
    expect((await request.get(`${site.origin}/assets/gone-1234567.js`)).status()).toBe(404);
  },
);
