import { expect, test } from '@playwright/test';
import { violationsOn } from '../harness/axe.ts';
import { gate } from '../harness/gate.ts';

test.use({ viewport: { width: 1280, height: 720 } });

test(
  'log, ledger and the time of opening are visible at once, analytics on request',
  gate,
  async ({ page }) => {
    await page.goto('/shell/?scenario=approved&signedIn=yes');
    const log = page.getByRole('list', { name: 'Log' });
    await expect(log.getByText('getHomepageData', { exact: true })).toBeVisible();
    await expect(log.getByRole('listitem').first()).toBeInViewport();
    await expect(log.getByText(/^\d\d:\d\d:\d\d$/).first()).toBeVisible();
    await expect(log.getByText(/^\d+ ms from the tap to the first amount$/)).toBeVisible();
    await expect(log.getByText('eventByAF')).toHaveCount(0);
    await page.getByRole('switch', { name: 'Analytics' }).click();
    await expect(log.getByText('eventByAF').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Ledger' })).toContainText('No loan.');
  },
);

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 360],
] as const) {
  test.describe(`in ${colorScheme} colours, ${width} pixels wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 720 } });

    test('the simulated phone and its app pass axe', async ({ page }) => {
      for (const scenario of ['new-borrower', 'rollover-paid-late', 'unread']) {
        await page.goto(`/shell/?scenario=${scenario}&signedIn=yes&lang=fil`);
        const frame = page.frameLocator('iframe[title="Hiram app"]');
        await expect(frame.locator('.app-shell')).toHaveCount(0);
        await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(frame.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await violationsOn(page), scenario).toEqual([]);
      }
    });
  });
}
