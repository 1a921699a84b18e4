import { expect, test } from '../harness/test.ts';

test('a page whose code did not come is asked for again by itself, and says so meanwhile', async ({
  complaints,
  page,
  person,
  t,
}) => {
  complaints.expect('failedCode');
  await page.goto('/login');
  await expect(page).toHaveTitle(t('title:login'));
  await page.route('**/assets/**', (route) => route.abort('internetdisconnected'));
  await person.link(t('title:privacy')).click();
  await expect(page.getByRole('alertdialog', { name: t('broken.title') })).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect(page.getByText(t('broken.title'))).toBeHidden();
  await expect(page).toHaveTitle(t('title:privacy'));
  await expect(page).toHaveURL('/privacy');
});

test('a flow whose code did not come: asked for when the line is back; home is open meanwhile', async ({
  complaints,
  page,
  person,
  signIn,
  t,
}) => {
  complaints.expect('failedCode');
  await signIn('approved');
  await page.route(/\/assets\/(?!home)[^/]*$/, async (route) => {
    const ahead = /\/(?:borrow|limit|quota|confirm|review|repay)[\w-]*\.js/.test(
      route.request().url(),
    );
    await (ahead ? route.abort('internetdisconnected') : route.continue());
  });
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
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await person.sees(t('title:limit'));
  await expect(dialog).toBeHidden();
});

test('words that did not come are asked for again', async ({ complaints, page }) => {
  complaints.expect('failedCode');
  await page.goto('/login');
  const filipino = page.getByRole('button', { name: 'Filipino' });
  await expect(filipino).toBeVisible();
  await page.route('**/assets/**', (route) => route.abort('internetdisconnected'));
  await filipino.click();
  await expect(page.getByText(/Internet connection is unstable/)).toBeVisible();
  await page.unrouteAll();
  await filipino.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mag‑log in' })).toBeVisible();
});
