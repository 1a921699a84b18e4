import { expect, test } from '../harness/test.ts';

test('a page whose code did not come is asked for again', async ({
  complaints,
  page,
  person,
  t,
}) => {
  complaints.expect('failedCode');
  complaints.expect('failedPage');
  await page.goto('/login');
  await expect(page).toHaveTitle(t('title:login'));
  await page.route('**/assets/**', (route) => route.abort('internetdisconnected'));
  await person.link(t('login:privacy')).click();
  await expect(page.getByRole('heading', { name: t('broken.title') })).toBeVisible();
  await page.unrouteAll();
  // For half a second it fails in the same way, without asking.
  await page.waitForTimeout(600);
  await person.taps(t('home'));
  await expect(page).toHaveTitle(t('title:login'));
  await person.link(t('login:privacy')).click();
  await expect(page).toHaveTitle(t('title:privacy'));
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect(page).toHaveURL('/privacy');
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
  await expect(page.getByRole('heading', { level: 1, name: 'Mag-log in' })).toBeVisible();
});
