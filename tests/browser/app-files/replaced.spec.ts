import { flowIds } from '#machines/flows.ts';
import { expect, test as base } from '../harness/test.ts';
import { prepareNextBuild, preparing } from './next-build.ts';
import { buildOf } from './on-phone.ts';
import { type Site, withSite } from './site.ts';
import { ways } from './ways.ts';

/** A host whose next build has none of the first build's files, and phones that keep no files. */
const test = base.extend<object, { nextBuild: string; site: Site }>({
  nextBuild: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- how Playwright is told that it needs nothing
    async ({}, use) => use(await prepareNextBuild('every file')),
    { scope: 'worker', timeout: preparing },
  ],
  // oxlint-disable-next-line eslint/no-empty-pattern -- how Playwright is told that it needs nothing
  site: [async ({}, use) => withSite(use), { scope: 'worker', timeout: preparing }],
  baseURL: ({ site }, use) => use(site.origin),
  serviceWorkers: 'block',
});

test.describe.configure({ mode: 'default' });

test.afterEach(({ site }) => site.restore());

for (const id of flowIds) {
  test(`${id}: code that the host no longer has leads to the newer build`, async ({
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
    const { scenario, begins, goesOn } = ways[id];
    const who = await signIn(scenario);
    await begins({ page, person, who });
    const before = (await buildOf(page)) ?? '';
    await idle(page);
    await site.deploy(nextBuild);

    const newer = page.getByRole('alertdialog', { name: t('common:newer.title') });
    // The way ends at the first page whose code this page has not loaded.
    goesOn({ page, person, who }).catch(() => undefined);
    await expect(newer).toBeVisible();
    await expect(page.getByText(t('failure:network'))).toHaveCount(0);
    // A flow may have gone on to its next page, whose code is not there.
    const group = () => new URL(page.url()).pathname.split('/')[1];
    const left = group();
    await page.getByRole('button', { name: t('common:newer.open') }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-build', before);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(newer).toBeHidden();
    expect(group()).toBe(left);
  });
}
