import type { Borrower, Sandbox } from '../harness/sandbox.ts';
import { expect, test } from '../harness/test.ts';
import { wakesUp } from '../harness/time.ts';
import { gate } from '../harness/gate.ts';

async function numberOf(sandbox: Sandbox, borrower: Borrower) {
  const [number] = (await sandbox.ledger(borrower)).virtualAccounts;
  if (!number) throw new Error('no number was issued');
  return number;
}

const pageOf = ({ loanOrderIds: [loanOrderId = ''] }: Borrower) =>
  `/repay/repay_offline?loanOrderId=${loanOrderId}`;

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
    await person.taps(t('common:retry'));
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
