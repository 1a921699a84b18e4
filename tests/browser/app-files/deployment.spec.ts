import { expect, test as base } from '../harness/test.ts';
import { flowIds } from '#machines/flows.ts';
import { prepareNextBuild, preparing } from './next-build.ts';
import { buildOf, isKept, newerArrives, newerWaits } from './on-phone.ts';
import { type Site, withSite } from './site.ts';
import { ways } from './ways.ts';

/** One host for all tests, which serves the first build at the start of each, and a next build. */
const test = base.extend<object, { nextBuild: string; site: Site }>({
  nextBuild: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- how Playwright is told that it needs nothing
    async ({}, use) => use(await prepareNextBuild('every file')),
    { scope: 'worker', timeout: preparing },
  ],
  // oxlint-disable-next-line eslint/no-empty-pattern -- how Playwright is told that it needs nothing
  site: [async ({}, use) => withSite(use), { scope: 'worker', timeout: preparing }],
  baseURL: ({ site }, use) => use(site.origin),
  serviceWorkers: 'allow',
});

test.describe.configure({ mode: 'default' });

test.afterEach(({ site }) => site.restore());

test('a deployment leaves no file of the build before on the host', async ({ nextBuild, site }) => {
  const before = await site.files();
  await site.deploy(nextBuild);
  const after = await site.files();
  expect(after).toHaveLength(before.length);
  expect(after.filter((file) => before.includes(file))).toEqual([]);
});

for (const id of flowIds) {
  test(`${id}: a deployment in the middle of it loses nothing`, async ({
    idle,
    nextBuild,
    page,
    person,
    signIn,
    site,
  }) => {
    const { scenario, begins, goesOn } = ways[id];
    const who = await signIn(scenario);
    await page.goto('/privacy');
    await isKept(page);
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
    expect(documents, 'pages loaded since').toBe(0);
    expect(await buildOf(page)).toBe(before);
    expect(loaded.size, 'files that this page needed since').toBeGreaterThan(0);
    expect([...loaded].filter(([, isOfPhone]) => !isOfPhone)).toEqual([]);
    expect(site.fetched().filter((path) => path.startsWith('/assets/'))).toEqual([]);
    expect(await newerWaits(page)).toBe(true);
  });
}
