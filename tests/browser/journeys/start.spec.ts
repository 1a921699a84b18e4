import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

const cannotShow = 'Hiram cannot be shown right now.';
const inFilipino = 'Hindi maipakita ang Hiram ngayon.';
const startScript = /\/assets\/start-[\w-]+\.js$/;

test(
  'a start whose script did not come says so in both languages, and starts when asked again',
  gate,
  async ({ complaints, line, page, t }) => {
    complaints.expect('failedCode');
    await line.cut(startScript);
    await page.goto('/login?from=sms');
    await expect(page.getByRole('alert')).toContainText(cannotShow);
    await expect(page.getByRole('alert')).toContainText(inFilipino);
    await expect(page.getByRole('link', { name: /^\+63/ })).toHaveAttribute('href', /^tel:/);
    line.isBack();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('title:login') })).toBeVisible();
    await expect(page.getByText(cannotShow)).toBeHidden();
    await expect(page).toHaveTitle(t('title:login'));
  },
);

test('so does one whose other half did not come, or came cut off', async ({
  complaints,
  line,
  page,
}) => {
  complaints.expect('failedCode');
  complaints.expect('cutOffCode');
  await line.cut(/\/assets\/vendor-[\w-]+\.js$/);
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText(cannotShow);
  line.isBack();
  let isCutOff = true;
  await page.route(startScript, (route) =>
    isCutOff
      ? route.fulfill({ contentType: 'text/javascript', body: 'const half = (' })
      : route.continue(),
  );
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText(cannotShow);
  isCutOff = false;
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
});

test('a start without trouble says nothing of it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(page.getByText(cannotShow)).toHaveCount(0);
});

test('a start whose script is empty says so after 10 s', async ({ page }) => {
  await page.clock.install();
  await page.route(startScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/login?from=sms');
  await page.clock.fastForward(9_000);
  await expect(page.getByText(cannotShow)).toHaveCount(0);
  await page.clock.fastForward(1_500);
  await expect(page.getByRole('alert')).toContainText(cannotShow);
});
