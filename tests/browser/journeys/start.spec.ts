import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

const cannotShow = 'Hiram cannot be shown right now.';
const inFilipino = 'Hindi maipakita ang Hiram ngayon.';
const startScript = /\/assets\/start-[\w-]+\.js$/;

test(
  'a start whose script fails to load or is truncated shows an error in both languages, and starts on request',
  gate,
  async ({ complaints, line, page, t }) => {
    complaints.expect('failedCode');
    complaints.expect('cutOffCode');
    await line.cut(startScript);
    await page.goto('/login?from=sms');
    await expect(page.getByRole('alert')).toContainText(cannotShow);
    await expect(page.getByRole('alert')).toContainText(inFilipino);
    await expect(page.getByRole('link', { name: /^\+63/ })).toHaveAttribute('href', /^tel:/);
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
    await expect(page.getByRole('heading', { level: 1, name: t('title:login') })).toBeVisible();
    await expect(page.getByText(cannotShow)).toBeHidden();
    await expect(page).toHaveTitle(t('title:login'));
  },
);
