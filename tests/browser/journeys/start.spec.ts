import { expect, test } from '../harness/test.ts';

const cannotShow = 'Hiram cannot be shown right now.';
const inFilipino = 'Hindi maipakita ang Hiram ngayon.';
const startScript = /\/assets\/start-[\w-]+\.js$/;

test('a start whose script did not come says so in both languages, and starts when asked again', async ({
  complaints,
  page,
  t,
}) => {
  complaints.expect('failedCode');
  await page.route(startScript, (route) => route.abort('connectionfailed'), { times: 1 });
  await page.goto('/login?from=sms');
  await expect(page.getByRole('alert')).toContainText(cannotShow);
  await expect(page.getByRole('alert')).toContainText(inFilipino);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('title:login') })).toBeVisible();
  await expect(page.getByText(cannotShow)).toBeHidden();
  await expect(page).toHaveTitle(t('title:login'));
});

test('so does one whose other half did not come, or came cut off', async ({ complaints, page }) => {
  complaints.expect('failedCode');
  complaints.expect('cutOffCode');
  await page.route(/\/assets\/vendor-[\w-]+\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText(cannotShow);
  await page.route(
    startScript,
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'const half = (' }),
    { times: 1 },
  );
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText(cannotShow);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
});

test('a start without trouble says nothing of it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(page.getByText(cannotShow)).toHaveCount(0);
});
