import { formatPeso } from '#domain/peso.ts';
import { violationsOn } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';
import { gateIn } from '../harness/gate.ts';

for (const language of ['en', 'fil'] as const) {
  test.describe(`popups of home (${language})`, () => {
    test.use({ language });

    test(
      'F1, F2, F3, S2.16: better terms lead to the limit with these terms',
      gateIn(language),
      async ({ page, person, signIn, t }, info) => {
        await signIn('reoffer');
        await page.goto('/');
        const popup = page.getByRole('dialog', { name: t('popups:reoffer.title') });
        await expect(popup).toBeVisible();
        for (const amount of [10_000, 12_000, 5_455, 5_364]) {
          await expect(popup.getByText(formatPeso(amount), { exact: true }).first()).toBeVisible();
        }
        await expect(popup).toContainText(t('popups:reoffer.off', { percent: '20%' }));
        await info.attach('reoffer', { body: await page.screenshot(), contentType: 'image/png' });
        expect(await violationsOn(page)).toEqual([]);
        await popup.getByRole('button', { name: t('popups:reoffer.accept') }).click();
        await person.sees(t('title:limit'));
        await person.reads(new RegExp(formatPeso(12_000).replace('.', String.raw`\.`)));
      },
    );

    test('F2: back counts as “No, thanks”, after which no popup appears', async ({
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

    test('C4: a new coupon is announced once per session, on home', async ({
      idle,
      page,
      person,
      signIn,
      t,
    }) => {
      await signIn('coupon-popup');
      await page.goto('/');
      const popup = page.getByRole('dialog', { name: t('popups:coupon.title') });
      await expect(popup).toContainText(formatPeso(100));
      expect(await violationsOn(page)).toEqual([]);
      await popup.getByRole('button', { name: t('popups:coupon.open') }).click();
      await person.sees(t('title:coupons'));
      await person.taps(t('coupons:back'));
      await expect(page).toHaveTitle(t('title:home'));
      await idle(page);
      await expect(popup).toBeHidden();
    });

    test('C4, F2: no popup appears over an overdue loan', async ({ idle, page, signIn, t }) => {
      await signIn('loan-75');
      await page.goto('/');
      await expect(page).toHaveTitle(t('title:home'));
      await idle(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    for (const stars of [1, 5]) {
      test(`G1, G2: ${stars} of five stars lead to the store, once per loan`, async ({
        idle,
        page,
        signIn,
        t,
        complaints,
      }, info) => {
        complaints.expect('failedCalls');
        await signIn('rating-due');
        await page.route('https://play.google.com/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: 'the store' }),
        );
        await page.goto('/');
        const popup = page.getByRole('dialog', { name: t('popups:rating.title') });
        const name =
          stars === 1 ? t('popups:rating.names.one') : t('popups:rating.names.some', { stars });
        await popup.getByRole('radio', { name }).check();
        await popup.getByLabel(t('popups:rating.comment')).fill('Quick and clear.');
        await info.attach('rating', { body: await page.screenshot(), contentType: 'image/png' });
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
    }
  });
}
