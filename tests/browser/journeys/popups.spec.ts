import { formatPeso } from '#domain/peso.ts';
import { violationsOn } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

test(
  'F1, F2, F3, S2.16: better terms lead to the limit with these terms',
  gate,
  async ({ page, person, signIn, t }) => {
    await signIn('reoffer');
    await page.goto('/');
    const popup = page.getByRole('dialog', { name: t('popups:reoffer.title') });
    await expect(popup).toBeVisible();
    for (const amount of [10_000, 12_000, 5_455, 5_364]) {
      await expect(popup.getByText(formatPeso(amount), { exact: true }).first()).toBeVisible();
    }
    await expect(popup).toContainText(t('popups:reoffer.off', { percent: '20%' }));
    expect(await violationsOn(page)).toEqual([]);
    await popup.getByRole('button', { name: t('popups:reoffer.accept') }).click();
    await person.sees(t('title:limit'));
    await person.reads(new RegExp(formatPeso(12_000).replace('.', String.raw`\.`)));
  },
);

test('F2: back counts as “No, thanks”, after which the offer does not return', async ({
  idle,
  page,
  person,
  signIn,
  t,
}) => {
  await signIn('reoffer');
  await page.goto('/');
  const popup = page.getByRole('dialog', { name: t('popups:reoffer.title') });
  await expect(popup).toBeVisible();
  // The history's code must be loaded before the test goes back.
  await idle(page);
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveTitle(t('title:home'));
  await page.reload();
  await person.reads(t('home:limit.action'));
  await idle(page);
  await expect(popup).toBeHidden();
});

test('G1, G2: a rating of one star leads to the store, and the popup does not return', async ({
  idle,
  page,
  signIn,
  t,
  complaints,
}) => {
  complaints.expect('failedCalls');
  await signIn('rating-due');
  await page.route('https://play.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'the store' }),
  );
  await page.goto('/');
  const popup = page.getByRole('dialog', { name: t('popups:rating.title') });
  await popup.getByRole('radio', { name: t('popups:rating.names.one') }).check();
  await popup.getByLabel(t('popups:rating.comment')).fill('Quick and clear.');
  expect(await violationsOn(page)).toEqual([]);
  await popup.getByRole('button', { name: t('popups:rating.submit') }).click();
  const thanks = page.getByRole('dialog', { name: t('popups:rating.thanks') });
  await thanks.getByRole('button', { name: t('popups:rating.store') }).click();
  await expect(page).toHaveURL(/play\.google\.com/);
  await page.goto('/');
  await expect(page).toHaveTitle(t('title:home'));
  await idle(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
