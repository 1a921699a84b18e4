import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/** Another app covers the page, or the page is back in front. */
function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('a loan moves on from review to the money’s way to repaying, by itself', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('loan-20');
  await page.clock.install();
  await page.goto(`/borrow/review?loanOrderId=${who.loanOrderIds[0]}`);
  await person.sees(t('orderProgress:review.title'));
  await sandbox.advance(who, '21s');
  await page.clock.fastForward(5_000);
  await person.sees(t('orderProgress:lending.title'));
  await sandbox.advance(who, '31s');
  await page.clock.fastForward(5_000);
  await person.sees(t('repayment:due.title'));
  await expect(page).toHaveURL(/isOverdue=f/);
});

test('a credit application moves on to the limit, by itself', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('credit-16');
  await page.clock.install();
  await page.goto('/borrow/review');
  await person.sees(t('orderProgress:review.title'));
  await sandbox.advance(who, '21s');
  await page.clock.fastForward(5_000);
  await person.sees(t('borrow:limit.title'));
});

test('nobody is asked while the page is hidden, and at once when it is shown', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('loan-20');
  const asked = async () =>
    (await sandbox.calls(who)).filter(({ method }) => method === 'queryLoanOrderStatus').length;
  await page.clock.install();
  await page.goto(`/borrow/review?loanOrderId=${who.loanOrderIds[0]}`);
  await person.sees(t('orderProgress:review.title'));
  await page.clock.fastForward(5_000);
  await expect.poll(asked).toBe(2);

  await turn(page, 'hidden');
  await sandbox.advance(who, '21s');
  await page.clock.fastForward(300_000);
  await person.sees(t('orderProgress:review.title'));
  expect(await asked()).toBe(2);

  await turn(page, 'visible');
  await person.sees(t('orderProgress:lending.title'));
  expect(await asked()).toBe(3);
});
