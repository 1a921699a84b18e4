import type { Page } from '@playwright/test';
import { holdCall } from '../../harness/held-call.ts';
import { expect, test } from '../../harness/test.ts';
import { nobodyLoggedIn, playNative } from '../../harness/native.ts';
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

test(
  'a cold link in the app: back closes the question before paying, and has no effect while the request is in flight',
  gate,
  async ({ idle, page, person, sandbox, signIn, t }) => {
    const who = await signIn('loan-70');
    const [order] = (await sandbox.ledger(who)).orders;
    const link = `/repay/repay?loanOrderId=${order?.loanOrderId}`;
    await page.addInitScript(playNative, { answers: nobodyLoggedIn });
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
    const call = await holdCall(page, 'repaymentConfirm');
    await person.confirmPayment().click();
    await call.sent;
    const sending = page.url();
    for (let times = 0; times < 5; times += 1) {
      await phoneBack(page);
      await person.sees(t('repayment:money.title'));
      expect(page.url()).toBe(sending);
    }
    expect((await sandbox.ledger(who)).payments).toEqual([]);
    await call.arrives();
    await person.sees(t('title:repayPaid'));
    expect((await sandbox.ledger(who)).payments).toHaveLength(1);
  },
);
