import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { playNative } from '../walk/harness/native.ts';
import { answers } from '../walk/harness/phone.ts';

/** The phone's back key: the shell asks the page. */
const phoneBack = (page: Page) => page.evaluate(() => history.back());

test('a cold link in the app: back closes the question before paying, and leaves no money alone', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('loan-70');
  const [order] = (await sandbox.ledger(who)).orders;
  const link = `/repay/repay?loanOrderId=${order?.loanOrderId}`;
  await page.addInitScript(playNative, { answers, muted: [], holds: [] });
  await page.goto(link);
  const question = page.getByRole('dialog');
  await person.payButton().click();
  await expect(question).toBeVisible();

  await phoneBack(page);
  await expect(question).toBeHidden();
  await person.sees(t('title:repay'));
  expect((await sandbox.ledger(who)).payments).toEqual([]);

  // Once more: the sheet opens as before, and back closes it as before.
  await person.payButton().click();
  await expect(question).toBeVisible();
  await phoneBack(page);
  await expect(question).toBeHidden();

  await person.payButton().click();
  const struck = await sandbox.strike(who, {
    method: 'repaymentConfirm',
    kind: 'slow',
    delayMs: 2_000,
  });
  await person.confirmPayment().click();
  await struck();
  await phoneBack(page);
  await phoneBack(page);
  await person.sees(t('repayment:money.sending.title'));
  await person.sees(t('title:repayPaid'));
  expect((await sandbox.ledger(who)).payments).toHaveLength(1);
});
