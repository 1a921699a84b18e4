import { formatPeso } from '#domain/peso.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

test(
  'C1: a borrower sees the value of each coupon, and why one cannot be used',
  gate,
  async ({ page, person, signIn, t }) => {
    await signIn('coupons-of-every-kind');
    await page.goto('/');
    await person.link(t('home:coupons')).click();
    await person.sees(t('title:coupons'));
    await person.reads(formatPeso(100));
    await page.getByRole('tab', { name: t('coupons:unavailable', { count: 3 }) }).click();
    for (const amount of [50, 60, 80]) await person.reads(formatPeso(amount));
    await expect(page.getByText(formatPeso(100))).toHaveCount(0);
    const loan = /\S+/;
    for (const reason of ['used', 'reserved'] as const) {
      const [words = ''] = t(`coupons:reasons.${reason}`, { loan: '|', day: '' }).split('|');
      await person.reads(new RegExp(words + loan.source));
    }
    await person.taps(t('coupons:back'));
    await expect(page).toHaveTitle(t('title:home'));
  },
);
