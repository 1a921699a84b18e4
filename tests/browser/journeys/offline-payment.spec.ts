import * as v from 'valibot';
import { Language } from '#domain/language.ts';
import { formatPeso } from '#domain/peso.ts';
import { instalmentDue } from '#domain/payments/repayment-plan.ts';
import type { Borrower, Sandbox } from '../harness/sandbox.ts';
import { expect, test } from '../harness/test.ts';
import { wakesUp } from '../harness/time.ts';
import { gate } from '../harness/gate.ts';

const Numbers = v.object({
  virtualAccounts: v.array(
    v.object({ accountNumber: v.string(), amount: v.number(), state: v.string() }),
  ),
});

/** Returns the newest number that was issued to a borrower. */
async function numberOf(sandbox: Sandbox, { mobile }: Borrower) {
  const { answer } = await sandbox.ask('GET', `ledger?mobile=${encodeURIComponent(mobile)}`);
  const [number] = v.parse(Numbers, answer).virtualAccounts;
  if (!number) throw new Error('no number was issued');
  return number;
}

const pageOf = ({ loanOrderIds: [loanOrderId = ''] }: Borrower) =>
  `/repay/repay_offline?loanOrderId=${loanOrderId}`;

for (const language of Language.options) {
  test.describe(language, () => {
    test.use({ language });

    test('O1, O8: a choice of two of three instalments gives a number for their amount, also after a reload', async ({
      page,
      person,
      sandbox,
      signIn,
      t,
    }) => {
      const borrower = await signIn('restructured');
      const [order] = (await sandbox.ledger(borrower)).orders;
      const two = (order?.repaymentPlan.installments ?? [])
        .slice(0, 2)
        .reduce((sum, one) => sum + instalmentDue(one), 0);
      await page.goto(`/repay/repay?loanOrderId=${borrower.loanOrderIds[0]}`);
      await page.getByRole('radio', { name: t('repayment:due.upTo', { number: 2 }) }).click();
      await person.taps(t('repayment:due.offline'));
      await person.sees(t('title:repayOffline'));
      await person.reads(formatPeso(two));
      await person.row('7-Eleven').click();
      await person.reads(t('offlinePayment:number.label'));
      await person.reads(formatPeso(two));
      expect(await numberOf(sandbox, borrower)).toMatchObject({ amount: two, state: 'alive' });

      await page.reload();
      await person.reads(t('offlinePayment:number.label'));
      await person.reads(formatPeso(two));

      // After a partial payment the next number is for the rest of the choice.
      const { accountNumber } = await numberOf(sandbox, borrower);
      await sandbox.payAtCounter({ accountNumber, amount: 1_000, postAfter: '1s' });
      await sandbox.advance(borrower, '2s');
      await wakesUp(page);
      await person.reads(t('offlinePayment:posted.title'));
      await person.taps(t('offlinePayment:posted.rest'));
      await person.reads(formatPeso(two - 1_000));
      await person.row('7-Eleven').click();
      await person.reads(t('offlinePayment:number.label'));
      expect(await numberOf(sandbox, borrower)).toMatchObject({ amount: two - 1_000 });

      // Another choice has another amount, so the number for this one is not shown.
      await person.taps(t('offlinePayment:back'));
      await person.sees(t('title:repay'));
      await page.getByRole('radio', { name: t('repayment:due.next') }).click();
      await person.taps(t('repayment:due.offline'));
      await person.sees(t('title:repayOffline'));
      await person.reads(t('offlinePayment:channels.title'));
    });
  });
}

test('O1, O2: the repay page leads to a number with all data that the counter asks for', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const borrower = await signIn('loan-70');
  await page.goto(`/repay/repay?loanOrderId=${borrower.loanOrderIds[0]}`);
  await person.sees(t('title:repay'));
  await expect(person.button(t('repayment:ways.online'))).toHaveClass(
    (await person.button(t('repayment:due.offline')).getAttribute('class')) ?? 'none',
  );
  await person.taps(t('repayment:due.offline'));
  await person.sees(t('title:repayOffline'));
  await person.row('7-Eleven').click();
  await person.reads(t('offlinePayment:number.label'));
  const { accountNumber, amount } = await numberOf(sandbox, borrower);
  await person.reads(accountNumber.replaceAll(/.(?=.)/g, '$& '));
  for (const group of accountNumber.match(/.{4}/g) ?? []) await person.reads(group);
  await person.reads('HIRAM LENDING CORP');
  await person.reads(formatPeso(amount));
  await person.reads(t('offlinePayment:number.onlyOurs'));
  await person.taps(t('offlinePayment:back'));
  await person.sees(t('title:repay'));
});

test(
  'O8, O9, O11: a payment at a counter appears by itself, and a settled loan has no number, also after back',
  gate,
  async ({ page, person, sandbox, signIn, t }) => {
    const borrower = await signIn('offline-number-alive');
    await page.goto(pageOf(borrower));
    await person.reads(t('offlinePayment:number.label'));
    const { accountNumber, amount } = await numberOf(sandbox, borrower);
    await sandbox.payAtCounter({ accountNumber, amount: 1000, postAfter: '1s' });
    await sandbox.advance(borrower, '2s');
    await wakesUp(page);
    await person.reads(t('offlinePayment:posted.title'));
    await person.reads(formatPeso(1000));
    await person.taps(t('offlinePayment:posted.rest'));
    await person.row('7-Eleven').click();
    await person.reads(t('offlinePayment:number.label'));
    const next = await numberOf(sandbox, borrower);
    expect(next.amount).toBe(amount - 1000);
    const [order] = (await sandbox.ledger(borrower)).orders;
    const owed = (order?.totalLoanAmount ?? 0) - 1000;
    await sandbox.payAtCounter({
      accountNumber: next.accountNumber,
      amount: owed + 100,
      postAfter: '1s',
    });
    await sandbox.advance(borrower, '2s');
    await wakesUp(page);
    await person.reads(t('offlinePayment:settled.title'));
    // 100 pesos too much, and the interest that the early payment saves.
    await person.reads(new RegExp(t('offlinePayment:credit.title', { amount: '₱\\d{3}\\.00' })));
    await page.goto('/');
    await page.goBack();
    await person.reads(t('offlinePayment:settled.title'));
    await expect(page.getByText(t('offlinePayment:number.label'))).toHaveCount(0);
    await person.taps(t('offlinePayment:back'));
    await expect(page).toHaveURL('/');
  },
);

test('O4, O5: a number expires on the open page, and one new number is issued', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const borrower = await signIn('offline-number-alive');
  await page.goto(pageOf(borrower));
  await person.reads(t('offlinePayment:number.label'));
  const old = await numberOf(sandbox, borrower);
  await sandbox.advance(borrower, '4d');
  await wakesUp(page);
  await person.reads(t('offlinePayment:number.expired.title'));
  await expect(page.locator('s')).toHaveText(old.accountNumber);
  await expect(person.button(t('offlinePayment:number.copy'))).toBeDisabled();
  await person.button(t('offlinePayment:number.renew')).dblclick();
  await expect(page.locator('s')).toHaveCount(0);
  const { accountNumber } = await numberOf(sandbox, borrower);
  expect(accountNumber).not.toBe(old.accountNumber);
  await person.reads(accountNumber.replaceAll(/.(?=.)/g, '$& '));
  await person.reads(t('offlinePayment:earlier.title'));
});

test('O9: the page of a settled loan shows no number', async ({ page, person, signIn, t }) => {
  const borrower = await signIn('overpaid');
  await page.goto(pageOf(borrower));
  await person.reads(t('offlinePayment:settled.title'));
  await expect(page.getByText(t('offlinePayment:number.label'))).toHaveCount(0);
});

test('O6: “I have paid” is a note with the posting time, a warning before another payment, and help when it is late', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const borrower = await signIn('offline-number-alive');
  await page.goto(pageOf(borrower));
  await person.taps(t('offlinePayment:number.paid'));
  await person.reads(t('offlinePayment:onItsWay.title'));
  await person.reads(t('offlinePayment:onItsWay.again'));
  expect((await sandbox.ledger(borrower)).payments).toEqual([]);

  await page.reload();
  await person.reads(t('offlinePayment:onItsWay.again'));
  await page.goto(`/repay/repay?loanOrderId=${borrower.loanOrderIds[0]}`);
  await person.reads(t('repayment:due.notedAgain'));
  await page.goto(pageOf(borrower));
  await person.taps(t('offlinePayment:onItsWay.payAgain'));
  await expect(person.row('7-Eleven')).toBeVisible();

  await sandbox.advance(borrower, '4d');
  await page.reload();
  await person.reads(t('offlinePayment:onItsWay.late.title'));
  const { accountNumber } = await numberOf(sandbox, borrower);
  await person.reads(accountNumber.replaceAll(/(.{4})(?=.)/g, '$1 '));
  await person.taps(t('offlinePayment:credit.support'));
  await person.sees(t('title:customerCenter'));
});

test(
  'O10: the number survives a lost connection, a reload and a lost session',
  gate,
  async ({ line, page, person, sandbox, signIn, complaints, t }) => {
    const borrower = await signIn('offline-number-alive');
    await page.goto(pageOf(borrower));
    await person.reads(t('offlinePayment:number.label'));
    const { accountNumber } = await numberOf(sandbox, borrower);
    const digits = accountNumber.replaceAll(/.(?=.)/g, '$& ');

    complaints.expect('failedCalls');
    await line.cut(/\/api\/any\//);
    await page.reload();
    await person.reads(digits);
    await person.reads(t('offlinePayment:number.unsure'));
    await expect(person.button(t('offlinePayment:number.copy'))).toBeDisabled();
    line.isBack();
    await person.taps(t('offlinePayment:retry'));
    await expect(person.button(t('offlinePayment:number.copy'))).toBeEnabled();

    await sandbox.logInElsewhere(borrower);
    await wakesUp(page);
    await person.sees(t('title:login'));
    await person.logsInByPassword(borrower);
    await person.sees(t('title:repayOffline'));
    await person.reads(digits);
    await expect(person.button(t('offlinePayment:number.copy'))).toBeEnabled();
    expect((await numberOf(sandbox, borrower)).accountNumber).toBe(accountNumber);
  },
);
