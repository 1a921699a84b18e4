import { formatPeso } from '#domain/peso.ts';
import { expect, test } from '../../harness/test.ts';
import { gate } from '../../harness/gate.ts';

test(
  'the discount of a coupon is shown, sent and booked',
  gate,
  async ({ page, person, sandbox, signIn, t }) => {
    const who = await signIn('approved-with-coupons');
    await page.goto('/borrow/confirm_quota');
    await person.choosesAmount(5_000);
    await person.row(formatPeso(100)).click();
    await person.taps(t('borrow:quota.next'));
    await person.sees(t('title:confirm'));
    await person.reads(`-${formatPeso(100)}`);
    const terms = await page.getByRole('main').innerText();
    await person.readsAgreement();
    await person.agrees();
    await person.confirms();
    await person.sees(t('title:review'));
    const { orders } = await sandbox.ledger(who);
    expect(orders).toHaveLength(1);
    for (const { repaymentPlan } of orders) {
      expect(terms).toContain(formatPeso(repaymentPlan.totalOrderAmount));
    }
  },
);

test('a new page starts at its top', async ({ page, person, signIn, t }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await signIn('approved');
  await page.goto('/');
  await expect(page).toHaveTitle(t('title:home'));
  const action = person.button(t('home:limit.action'));
  await expect(action).toBeVisible();
  // Home can be scrolled only once its content is taller than the screen.
  const scrolls = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return window.scrollY;
    });
  await expect.poll(scrolls).toBeGreaterThan(0);
  await action.evaluate((element: HTMLElement) => element.click());
  await person.sees(t('title:limit'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
