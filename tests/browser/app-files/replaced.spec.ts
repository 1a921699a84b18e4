import { flowIds } from '#machines/flows.ts';
import { expect } from '../harness/test.ts';
import { buildOf } from './on-phone.ts';
import { testDeployments as test } from './test-deployments.ts';
import { wayThrough } from './ways.ts';

test.use({ serviceWorkers: 'block' });

test.describe.configure({ mode: 'default' });

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
    const { scenario, begins, goesOn } = wayThrough(id);
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
}
