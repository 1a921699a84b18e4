import * as v from 'valibot';
import { formatPeso } from '#domain/peso.ts';
import type { Borrower, Sandbox } from '../harness/sandbox.ts';
import { expect, test } from '../harness/test.ts';
import { wakesUp } from '../harness/time.ts';
import { gate } from '../harness/gate.ts';

const Numbers = v.object({
  virtualAccounts: v.array(
    v.object({ accountNumber: v.string(), amount: v.number(), state: v.string() }),
  ),
});

async function numberOf(sandbox: Sandbox, { mobile }: Borrower) {
  const { answer } = await sandbox.ask('GET', `ledger?mobile=${encodeURIComponent(mobile)}`);
  const [number] = v.parse(Numbers, answer).virtualAccounts;
  if (!number) throw new Error('no number was issued');
  return number;
}

const pageOf = ({ loanOrderIds: [loanOrderId = ''] }: Borrower) =>
  `/repay/repay_offline?loanOrderId=${loanOrderId}`;

test(
  'O8, O9, O11: a payment at a counter appears when the page is visible again, and a settled loan has no number, also after back',
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
