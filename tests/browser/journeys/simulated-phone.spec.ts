import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 1280, height: 720 } });

test('the keyboard comes to Start first', async ({ page }) => {
  await page.goto('/shell/');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();
});

test('log and ledger are seen at once; analytics only when asked for', async ({ page }) => {
  await page.goto('/shell/?scenario=approved&signedIn=yes');
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log.getByText('getHomepageData')).toBeVisible();
  await expect(log.getByRole('listitem').first()).toBeInViewport();
  await expect(log.getByText(/^\d\d:\d\d:\d\d$/).first()).toBeVisible();
  await expect(log.getByText('eventByAF')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Analytics' }).click();
  await expect(log.getByText('eventByAF').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ledger' })).toContainText('No loan.');
});

test('the address follows page, language, theme and faults, and opens the same', async ({
  page,
}) => {
  await page.goto('/shell/?scenario=approved&signedIn=yes&path=/borrow/loop_quota');
  const frame = page.frameLocator('iframe[title="Hiram app"]');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.getByRole('button', { name: 'Add fault' }).click();
  await expect(page).toHaveURL(/theme=dark.*fault=applyOrder,drop-after,1/);
  await page.getByRole('radio', { name: 'Filipino' }).check({ force: true });
  await expect(page).toHaveURL(/path=\/borrow\/loop_quota&lang=fil/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Filipino' })).toBeChecked();
  await expect(page.getByRole('list', { name: 'Active faults' })).toContainText('drop-after');
  await expect(page).toHaveURL(/scenario=approved.*lang=fil.*theme=dark.*fault=applyOrder/);
});
