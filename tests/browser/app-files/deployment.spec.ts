import { expect, test as base } from '../harness/test.ts';
import { prepareNextBuild, preparing } from './next-build.ts';
import { buildOf, filesStored, newerArrives, newerWaits } from './on-phone.ts';
import { type Site, withSite } from './site.ts';
import { ways } from './ways.ts';

/**
 * All tests of a worker share a host, which serves the first build at the start of each test. The
 * next build has none of its files.
 */
const test = base.extend<{ firstBuild: null }, { nextBuild: string; site: Site }>({
  nextBuild: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => use(await prepareNextBuild('every file')),
    { scope: 'worker', timeout: preparing },
  ],
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern
  site: [async ({}, use) => withSite(use), { scope: 'worker', timeout: preparing }],
  firstBuild: [
    async ({ site }, use) => {
      site.restore();
      await use(null);
    },
    { auto: true },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

test.describe.configure({ mode: 'default' });

test('a deployment removes all files of the previous build from the host', async ({
  nextBuild,
  site,
}) => {
  const before = await site.files();
  await site.deploy(nextBuild);
  const after = await site.files();
  expect(after).toHaveLength(before.length);
  expect(after.filter((file) => before.includes(file))).toEqual([]);
});

test.describe('a phone that stores the files of the build', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const { name, scenario, begins, goesOn } of ways) {
    test(`${name}: a deployment during the flow loses no data`, async ({
      idle,
      nextBuild,
      page,
      person,
      signIn,
      site,
    }) => {
      const who = await signIn(scenario);
      await page.goto('/privacy');
      await filesStored(page);
      await begins({ page, person, who });
      const before = await buildOf(page);

      await idle(page);
      await site.deploy(nextBuild);
      await newerArrives(page);
      site.fetched();
      let documents = 0;
      page.on('domcontentloaded', () => {
        documents += 1;
      });
      const loaded = new Map<string, boolean>();
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.startsWith('/assets/')) loaded.set(pathname, response.fromServiceWorker());
      });

      await goesOn({ page, person, who });
      expect(documents, 'pages loaded since the deployment').toBe(0);
      expect(await buildOf(page)).toBe(before);
      expect(loaded.size, 'files that this page requested since the deployment').toBeGreaterThan(0);
      expect([...loaded].filter(([, isOfPhone]) => !isOfPhone)).toEqual([]);
      expect(site.fetched().filter((path) => path.startsWith('/assets/'))).toEqual([]);
      expect(await newerWaits(page)).toBe(true);
    });
  }
});

for (const { name, scenario, begins, goesOn, repeats } of ways) {
  test(`${name}: code that the host no longer has leads to the newer build`, async ({
    complaints,
    idle,
    nextBuild,
    page,
    person,
    signIn,
    site,
    t,
  }) => {
    complaints.expect('failedCode');
    complaints.expect('failedSheet');
    complaints.expect('noWorker');
    const who = await signIn(scenario);
    await begins({ page, person, who });
    const before = (await buildOf(page)) ?? '';
    await idle(page);
    await site.deploy(nextBuild);

    const newer = page.getByRole('alertdialog', { name: t('common:newer.title') });
    // The walk stops at the first page whose code this page has not loaded.
    goesOn({ page, person, who }).catch(() => undefined);
    await expect(newer).toBeVisible();
    await expect(page.getByText(t('failure:network'))).toHaveCount(0);
    // The flow may have moved to a next page whose code is missing.
    const group = () => new URL(page.url()).pathname.split('/')[1];
    const left = group();
    await page.getByRole('button', { name: t('common:newer.open') }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-build', before);
    await expect(page.locator('.app-shell')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(newer).toBeHidden();
    expect(group()).toBe(left);
  });

  test(`${name}: continues when the internet is back`, async ({
    complaints,
    idle,
    network,
    page,
    person,
    signIn,
    t,
  }) => {
    complaints.expect('noWorker');
    const who = await signIn(scenario);
    await begins({ page, person, who });
    await idle(page);
    await network.goesOff();
    const onItsWay = goesOn({ page, person, who });
    await expect(
      page.getByRole('link', { name: t('common:maintenance.hotline'), includeHidden: true }),
    ).toBeVisible();
    if (repeats) await expect(page.getByText(t('failure:network')).first()).toBeVisible();
    await network.comesBack();
    await repeats?.(person);
    await onItsWay;
  });
}
