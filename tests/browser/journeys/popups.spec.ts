import { formatPeso } from '#domain/peso.ts';
import { gate } from '../harness/gate.ts';
import { expect, test } from '../harness/test.ts';

test(
  'C4: new coupons are announced at home once, and lead to the coupons',
  gate,
  async ({ page, person, signIn, t }) => {
    await signIn('coupon-popup');
    await page.goto('/');
    const popup = page.getByRole('dialog', { name: t('popups:coupon.title') });
    await expect(popup).toContainText(formatPeso(100));
    await person.taps(t('popups:coupon.open'));
    await person.sees(t('title:coupons'));
    await person.reads(formatPeso(100));
    await person.taps(t('common:back'));
    await expect(person.button(t('home:limit.action'))).toBeEnabled();
    await expect(popup).toHaveCount(0);
  },
);

test(
  'G2: stars and a comment given at home reach the lender, and the store is offered',
  gate,
  async ({ page, person, signIn, t }) => {
    await signIn('rating-due');
    await page.goto('/');
    const asks = page.getByRole('dialog', { name: t('popups:rating.title') });
    await asks.getByRole('radio', { name: t('popups:rating.names.some', { stars: 4 }) }).click();
    await asks.getByLabel(t('popups:rating.comment')).fill('Fast');
    await person.taps(t('popups:rating.submit'));
    await expect(page.getByRole('dialog', { name: t('popups:rating.thanks') })).toBeVisible();
    await expect(person.button(t('popups:rating.store'))).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(person.button(t('home:limit.action'))).toBeEnabled();
    await expect(asks).toHaveCount(0);
  },
);
