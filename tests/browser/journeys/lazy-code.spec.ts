import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

test(
  'a flow whose code failed to load is retried when the connection is back, and home stays available',
  gate,
  async ({ complaints, line, page, person, signIn, t }) => {
    complaints.expect('failedCode');
    await signIn('approved');
    await line.cut(/\/assets\/(?:borrow|limit|quota|confirm|review|repay)[\w-]*\.js$/);
    await page.goto('/');
    await person.taps(t('home:limit.action'));
    const dialog = page.getByRole('alertdialog', { name: t('broken.title') });
    await expect(dialog).toBeVisible();
    await person.taps(t('home'));
    await expect(dialog).toBeHidden();
    await expect(page).toHaveTitle(t('title:home'));

    await page.clock.install();
    await person.taps(t('home:limit.action'));
    await expect(dialog).toBeVisible();
    line.isBack();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await person.sees(t('title:limit'));
    await expect(dialog).toBeHidden();
  },
);
