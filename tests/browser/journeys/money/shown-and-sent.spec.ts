import { formatPeso } from '#domain/peso.ts';
import { expect, test } from '../../harness/test.ts';
import { createPerson } from '../../harness/person.ts';
import { textsIn } from '../../harness/texts.ts';
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

test('the window’s title follows the language of the page', async ({
  page,
  person,
  sandbox,
  t,
}) => {
  const who = await sandbox.borrower('approved');
  const fil = textsIn('fil');
  await page.goto('/login');
  await expect(page).toHaveTitle(t('title:login'));
  await person.taps(t('common:languages.fil'));
  expect(fil('title:login')).not.toBe(t('title:login'));
  await expect(page).toHaveTitle(fil('title:login'));
  await createPerson(page, fil).logsInByPassword(who);
  await expect(page).toHaveTitle(fil('title:home'));
});

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
