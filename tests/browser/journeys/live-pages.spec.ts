import type { Page } from '@playwright/test';
import { formatDay, formatInstant } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** A native title bar shows the window's title. */
const called = (page: Page, title: string) => expect(page).toHaveTitle(title);

test(
  'S2.6, S4.18: a loan moves from review through the payout to its arrival without a tap',
  gate,
  async ({ page, person, sandbox, signIn, t, time }) => {
    const who = await signIn('loan-20');
    await page.clock.install();
    await page.goto(`/borrow/review?loanOrderId=${who.loanOrderIds[0]}`);
    await person.sees(t('title:review'));
    await sandbox.advance(who, '21s');
    await time.passes(page, 5_000);
    await person.sees(t('title:lending'));
    await called(page, t('title:lending'));
    await sandbox.advance(who, '31s');
    await time.passes(page, 5_000);
    await person.sees(t('title:paidOut'));
    await called(page, t('title:paidOut'));

    const [order] = (await sandbox.ledger(who)).orders;
    if (!order) throw new Error('there is no order in the ledger');
    await person.reads(formatPeso(order.amountReceived));
    await person.reads(order.loanNumber);
    await person.reads(formatInstant(order.statusSince, 'en'));
    await person.reads(formatDay(order.dueDate, 'en'));
    await page.reload();
    await person.sees(t('title:repay'));
    await expect(page).toHaveURL(/isOverdue=f/);
  },
);

test('polling stops while the page is hidden, and resumes at once', async ({
  atRest,
  page,
  person,
  sandbox,
  signIn,
  t,
  time,
}) => {
  const who = await signIn('loan-20');
  const polls = async () =>
    (await sandbox.calls(who)).filter(({ method }) => method === 'queryLoanOrderStatus').length;
  // The clock is paused, so the page polls only when the test moves it.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await page.goto(`/borrow/review?loanOrderId=${who.loanOrderIds[0]}`);
  await person.sees(t('title:review'));
  await time.passes(page, 5_000);
  await expect.poll(polls).toBe(2);
  await atRest.quiet(page);

  await turn(page, 'hidden');
  await sandbox.advance(who, '21s');
  await time.passes(page, 300_000);
  await person.sees(t('title:review'));
  await atRest.quiet(page);
  expect(await polls()).toBe(2);

  await turn(page, 'visible');
  await person.sees(t('title:lending'));
  expect(await polls()).toBe(3);
});
