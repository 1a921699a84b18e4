import type { Page } from '@playwright/test';
import { violationsOn } from '../harness/axe.ts';
import { fillsCardForm, givesCode, newNumber } from '../harness/bank-card.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

/** `commonInfo` contains the masked number from before the change. */
const oldLimitBank = (page: Page) => page.evaluate(() => localStorage.getItem('commonInfo'));

test(
  'B1, B2, B5, B6: after a failed payout, the borrower goes from home to the new account, and the money is sent again',
  gate,
  async ({ page, person, sandbox, signIn, t }) => {
    const who = await signIn('loan-65');
    await page.goto('/');
    await person.taps(t('home:updateAccount.action'));
    await person.sees(t('title:smsVerification'));
    await person.reads(t('bankCardChange:sendsAgain'));
    expect(await violationsOn(page)).toEqual([]);
    await givesCode(person);
    await fillsCardForm(person);
    await page.locator('input[name=originalNumber]').fill('09171230000');
    expect(await violationsOn(page)).toEqual([]);
    await person.taps(t('bankCardChange:form.submit'));
    await person.reads('0918 1230 042');
    await person.taps(t('bankCardChange:ask.confirm'));
    await person.sees(t('title:bankCardChanged'));
    await expect(page).toHaveTitle(t('title:bankCardChanged'));
    await person.reads(t('bankCardChange:changed.repayment'));
    await person.reads(t('bankCardChange:changed.sms'));
    await person.reads(t('bankCardChange:changed.sendsAgain'));
    expect(await violationsOn(page)).toEqual([]);
    expect((await sandbox.ledger(who)).accountChanges).toHaveLength(1);
    // The stored number is masked, and no typed number is stored.
    await expect.poll(() => oldLimitBank(page)).toMatch(/"oldLimitBank":"•+0000"/);
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)]),
    );
    for (const typed of [newNumber, '09171230000']) expect(stored).not.toContain(typed);

    await person.taps(t('bankCardChange:changed.order'));
    await person.sees(t('title:lending'));
    await person.reads(/0042/);
    const [order] = (await sandbox.ledger(who)).orders;
    expect(order?.status).toBe(40);
  },
);
