import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test.ts';
import { playNative } from '../../walk/harness/native.ts';
import { answers } from '../../walk/harness/phone.ts';
import { gate } from '../../harness/gate.ts';

/** Goes back as a web view does for the phone's back key. Resolves on `popstate`. */
const phoneBack = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        history.back();
      }),
  );

async function holdCalls(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/any/**', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test(
  'a cold link in the app: back closes the question before paying, and has no effect while the request is in flight',
  gate,
  async ({ idle, page, person, sandbox, signIn, t }) => {
    const who = await signIn('loan-70');
    const [order] = (await sandbox.ledger(who)).orders;
    const link = `/repay/repay?loanOrderId=${order?.loanOrderId}`;
    await page.addInitScript(playNative, { answers, muted: [], holds: [] });
    await page.goto(link);
    // The history's code must be loaded before the test goes back.
    await idle(page);
    const question = page.getByRole('dialog');
    await person.payButton().click();
    await expect(question).toBeVisible();

    await phoneBack(page);
    await expect(question).toBeHidden();
    await person.sees(t('title:repay'));
    expect((await sandbox.ledger(who)).payments).toEqual([]);

    await person.payButton().click();
    await expect(question).toBeVisible();
    await phoneBack(page);
    await expect(question).toBeHidden();

    await person.payButton().click();
    const release = await holdCalls(page);
    await Promise.all([page.waitForRequest('**/api/any/**'), person.confirmPayment().click()]);
    const sending = page.url();
    for (let times = 0; times < 5; times += 1) {
      await phoneBack(page);
      await person.sees(t('repayment:money.sending.title'));
      expect(page.url()).toBe(sending);
    }
    expect((await sandbox.ledger(who)).payments).toEqual([]);
    release();
    await person.sees(t('title:repayPaid'));
    expect((await sandbox.ledger(who)).payments).toHaveLength(1);
  },
);
