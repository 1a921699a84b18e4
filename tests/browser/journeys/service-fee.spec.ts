import { formatPeso } from '#domain/peso.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

test(
  'O12: an unpaid service fee is paid by its own request, once, and the details show it',
  gate,
  async ({ page, person, sandbox, signIn, t }) => {
    const who = await signIn('service-fee-due');
    const [order] = (await sandbox.ledger(who)).orders;
    const { processingFee = 0 } = order ?? {};
    const unpaid = Math.floor(processingFee / 2);
    const amount = formatPeso(unpaid);
    const details = `/repay/repay_detail?loanOrderId=${who.loanOrderIds[0]}`;
    await page.goto(details);
    await person.reads(t('repayment:fee.unpaid', { amount }));
    await person.taps(t('repayment:fee.pay', { amount }));
    await expect(page.getByRole('dialog')).toContainText(amount);
    expect((await sandbox.ledger(who)).serviceFeePayments).toEqual([]);

    await person.confirmPayment().dblclick();
    await person.sees(t('title:repayPaid'));
    await person.reads(amount);
    await person.reads(formatPeso(-processingFee));
    const { serviceFeePayments, payments, requests } = await sandbox.ledger(who);
    expect(serviceFeePayments).toEqual([{ loanOrderId: who.loanOrderIds[0], amount: unpaid }]);
    expect(payments).toEqual([]);
    const feeRequests = requests.filter(({ method }) => method === 'serviceFeePayment');
    expect(feeRequests).toMatchObject([{ copies: 0 }]);

    await page.goto(details);
    await person.reads(formatPeso(-processingFee));
    await expect(page.getByText(t('repayment:fee.text'))).toHaveCount(0);
  },
);
