import type { Page } from '@playwright/test';
import { formatDay } from '#domain/date-format.ts';
import { addDays, manilaDay } from '#domain/dates.ts';
import { groupMobile } from '#domain/account/mobile.ts';
import { answers } from '../walk/harness/phone.ts';
import { playNative } from '../walk/harness/native.ts';
import { violationsOn } from '../harness/axe.ts';
import { requestsChange, fillsCardForm, givesCode, newNumber } from '../harness/bank-card.ts';
import type { Person } from '../harness/person.ts';
import type { Borrower, Sandbox } from '../harness/sandbox.ts';
import { expect, test } from '../harness/test.ts';
import { ticketField } from '../harness/tickets.ts';
import { gate, gateIn } from '../harness/gate.ts';

const sms = '/bank/sms_verification';
const form = '/bank/modify_bank_card';

/** Returns the number of account changes, by the ledger. */
const changes = async (sandbox: Sandbox, who: Borrower) =>
  (await sandbox.ledger(who)).accountChanges.length;

const codeField = ({ app }: Person) => app.locator('input[name=code]');

/** Types a code and continues. */
async function types(person: Person, code: string): Promise<void> {
  await codeField(person).fill(code);
  await person.taps(person.t('bankCardChange:code.submit'));
}

/** Returns the stored `commonInfo`, which contains the masked number from before the change. */
const oldLimitBank = (page: Page) => page.evaluate(() => localStorage.getItem('commonInfo'));

for (const language of ['en', 'fil'] as const) {
  test.describe(`the payout account (${language})`, () => {
    test.use({ language });

    test(
      'B1, B2, B5, B6: after a failed payout, the borrower goes from home to the new account, and the money arrives',
      gateIn(language),
      async ({ page, person, sandbox, signIn, t }) => {
        const who = await signIn('loan-65');
        await page.goto('/');
        await person.taps(t('home:updateAccount.action'));
        await person.sees(t('title:smsVerification'));
        await person.reads(t('bankCardChange:sendsAgain'));
        expect(await violationsOn(page)).toEqual([]);
        await givesCode(person);
        await expect(page).toHaveURL(form);
        // This scenario needs a number that accepts payouts.
        await fillsCardForm(person, newNumber);
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
        expect(await changes(sandbox, who)).toBe(1);
        // The stored number is masked, and no other typed value is stored.
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

    test('B3: the page shows the date of the next possible change within 30 days, before the borrower types', async ({
      page,
      person,
      signIn,
      t,
    }) => {
      await signIn('card-changed-recently');
      await page.goto(sms);
      const day = formatDay(addDays(manilaDay(Date.now()), 27), language);
      await person.reads(t('bankCardChange:closed.changedRecently.until', { day }));
      await expect(codeField(person)).toBeHidden();
      expect(await violationsOn(page)).toEqual([]);
    });
  });
}

test('B1: a cold link to the form opens the code page, and no code is sent automatically', async ({
  page,
  person,
  signIn,
  sandbox,
  t,
}) => {
  const who = await signIn('approved');
  await page.goto(form);
  await person.sees(t('title:smsVerification'));
  await expect(page).toHaveURL(sms);
  await expect(sandbox.code(who)).rejects.toThrow('no SMS');
});

test('B1: a wrong code leads back to its page, and the typed fields stay', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('approved');
  await page.goto(sms);
  await person.taps(t('bankCardChange:code.send'));
  await person.reads(t('bankCardChange:code.sentTo', { mobile: groupMobile(who.mobile) }));
  const right = await sandbox.code(who);
  const wrong = right === '000000' ? '000001' : '000000';
  for (let guess = 1; guess <= 6; guess += 1) {
    await types(person, wrong);
    await person.sees(t('title:modifyBankCard'));
    if (guess === 1) await fillsCardForm(person);
    await expect(page.locator('input[name=newNumber]')).toHaveValue('0918 1230 042');
    await person.taps(t('bankCardChange:form.submit'));
    await person.taps(t('bankCardChange:ask.confirm'));
    await person.sees(t('title:smsVerification'));
    await expect(codeField(person)).toHaveValue('');
    await person.reads(t(`bankCardChange:code.reasons.${guess <= 5 ? 'wrong' : 'expired'}`));
  }
  expect(await changes(sandbox, who)).toBe(0);
});

test('B1: the cool-down survives a reload', async ({ page, person, signIn, t }) => {
  await signIn('approved');
  await page.goto(sms);
  await person.taps(t('bankCardChange:code.send'));
  const words = t('bankCardChange:code.again', { seconds: String.raw`\d+` });
  const again = new RegExp(words.replace('\u00A0', String.raw`\s`));
  await expect(page.getByRole('button', { name: again })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: again })).toBeVisible();
});

test('B1: after a session loss the same borrower continues with the typed fields', async ({
  complaints,
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  complaints.expect('failedCalls');
  const who = await signIn('approved');
  await page.goto(sms);
  await givesCode(person);
  await fillsCardForm(person);
  await sandbox.fault(who, { method: 'operationConfig', kind: 'error-code:10010303' });
  await person.taps(t('bankCardChange:form.submit'));
  await person.taps(t('bankCardChange:ask.confirm'));
  await person.sees(t('title:login'));
  await person.logsInByPassword(who);
  await person.sees(t('title:modifyBankCard'));
  await expect(page.locator('input[name=newNumber]')).toHaveValue('0918 1230 042');
});

test('B2: refusals appear at their fields, and banks can be searched', async ({
  page,
  person,
  signIn,
  t,
}) => {
  await signIn('approved');
  await page.goto(sms);
  await givesCode(person);
  await page.locator('input[name=originalNumber]').fill('09170000001');
  await page.locator('input[name=newNumber]').fill('0917');
  await person.taps(t('bankCardChange:form.submit'));
  await person.reads('Incorrect Original Bank Card Number. Please refill.');
  await person.reads(/Incorrect New Bank Card Number\. Please refill\./);
  await page.getByRole('radio', { name: t('bankCardChange:form.anyBank') }).check();
  await person.row(t('bankCardChange:form.chooseBank')).click();
  const list = page.getByRole('dialog', { name: t('bankCardChange:form.chooseBank') });
  await expect(list.getByRole('button', { name: 'Robinsons Bank' })).toBeHidden();
  await list.getByLabel(t('bankCardChange:form.search')).fill('veterans');
  await list.getByRole('button', { name: 'Veterans Bank' }).click();
  await expect(list).toBeHidden();
  await person.reads('Veterans Bank');
});

test('B4: a change on another device is shown, with a note that the next one needs the app', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('approved');
  await page.goto(sms);
  await requestsChange(person);
  await sandbox.changeCard(who, '09185550099');
  await person.taps(t('bankCardChange:ask.confirm'));
  await person.sees(t('title:smsVerification'));
  await person.reads(t('bankCardChange:closed.appNeeded.text'));
  await person.reads(/0099/);
  expect(await changes(sandbox, who)).toBe(1);
});

test('B4: without the native app, the page explains that the lender requires its face check', async ({
  page,
  person,
  signIn,
  t,
}) => {
  await signIn('payout-failed');
  await page.goto(sms);
  await person.reads(t('bankCardChange:closed.appNeeded.text'));
  await expect(codeField(person)).toBeHidden();
});

test.describe('in an app', () => {
  for (const [result, says] of [
    ['failed', 'bankCardChange:problems.face.failed'],
    ['cancelled', 'bankCardChange:problems.face.cancelled'],
  ] as const) {
    test(`B4: a face check that ${result} is reported, and nothing changes`, async ({
      page,
      person,
      sandbox,
      signIn,
      t,
    }) => {
      const who = await signIn('payout-failed');
      await page.addInitScript(playNative, {
        answers: { ...answers, checkFaceVerification: { result } },
        muted: [],
        holds: [],
      });
      await page.goto(sms);
      await givesCode(person);
      await person.reads(t('bankCardChange:form.face'));
      await fillsCardForm(person);
      await page.locator('input[name=originalNumber]').fill('09171230000');
      await person.taps(t('bankCardChange:form.submit'));
      await person.taps(t('bankCardChange:ask.confirm'));
      await person.reads(t(says));
      // The scenario already contains one change.
      expect(await changes(sandbox, who)).toBe(1);
    });
  }

  test(
    'B4: a passed face check allows the change',
    gate,
    async ({ page, person, sandbox, signIn, t }) => {
      const who = await signIn('payout-failed');
      await page.addInitScript(playNative, {
        answers: { ...answers, checkFaceVerification: { result: 'passed' } },
        muted: [],
        holds: [],
      });
      await page.goto(sms);
      await givesCode(person);
      await fillsCardForm(person);
      await page.locator('input[name=originalNumber]').fill('09171230000');
      await person.taps(t('bankCardChange:form.submit'));
      await person.taps(t('bankCardChange:ask.confirm'));
      await person.sees(t('title:bankCardChanged'));
      expect(await changes(sandbox, who)).toBe(2);
    },
  );
});

test('B6: “It wasn’t me” opens a pre-filled request', async ({ page, person, signIn, t }) => {
  const who = await signIn('loan-70');
  await page.goto(sms);
  await requestsChange(person);
  await person.taps(t('bankCardChange:ask.confirm'));
  await person.sees(t('title:bankCardChanged'));
  await person.taps(t('bankCardChange:changed.notMe'));
  await person.sees(t('title:ticketForm'));
  await expect(page).toHaveURL('/customer/customerWorder?about=notMyChange');
  await expect(ticketField(page, t('feedbackTickets:form.type'))).toHaveValue('notMyChange');
  await expect(ticketField(page, t('feedbackTickets:form.loan'))).toHaveValue(
    who.loanOrderIds[0] ?? 'no loan',
  );
});
