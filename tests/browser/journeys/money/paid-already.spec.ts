import { formatPeso } from '#domain/peso.ts';
import { gateIn } from '../../harness/gate.ts';
import { expect, test } from '../../harness/test.ts';

for (const language of ['en', 'fil'] as const) {
  test.describe(`money on its way is shown first (${language})`, () => {
    test.use({ language });

    test(
      'home and the page of the loan request no money, and a second payment needs an extra confirmation',
      gateIn(language),
      async ({ page, person, signIn, t }) => {
        await signIn('paid-not-posted');
        // 5,000 pesos and interest of 29 days: everything was paid a day before the first due date.
        const amount = formatPeso(5_290);
        await page.goto('/');
        await person.reads(t('home:paid.chip'));
        await person.reads(t('home:paid.text', { amount }));
        await person.reads(t('home:closed.waitsFor.posting.title'));
        await expect(person.row(t('home:repay', { amount: '' }))).toBeHidden();

        await person.taps(t('home:paid.action'));
        await person.reads(t('loanStory:onItsWay.label'));
        await person.reads(/Cebuana/);
        await expect(person.payButton()).toBeHidden();

        // The extra question; after a no, nothing is paid.
        await person.taps(t('repayment:anyway.start'));
        const question = page.getByRole('alertdialog', {
          name: t('repayment:anyway.paid.question'),
        });
        await expect(question).toContainText(amount);
        await person.taps(t('repayment:anyway.paid.no'));
        await expect(person.payButton()).toBeHidden();

        // After a yes, the page and the sheet repeat the warning.
        await person.taps(t('repayment:anyway.start'));
        await person.taps(t('repayment:anyway.yes'));
        await person.reads(t('repayment:anyway.paid.title'));
        await person.payButton().click();
        await expect(page.getByRole('dialog')).toContainText(
          t('repayment:anyway.paid.why', { amount }),
        );
        await expect(page.getByRole('dialog')).toContainText(t('repayment:confirm.coming'));
        await person.confirmPayment().click();
        await person.reads(t('repayment:detail.youPaid'));
      },
    );

    test('a partial payment on its way reduces the requested amount and the payment', async ({
      page,
      person,
      sandbox,
      signIn,
      t,
    }) => {
      const borrower = await signIn('offline-number-alive');
      const [loanOrderId = ''] = borrower.loanOrderIds;
      const accountNumber = await sandbox.numberFor(borrower, { loanOrderId, amount: 1_000 });
      await sandbox.payAtCounter({ accountNumber, amount: 1_000 });
      await page.goto('/');
      await person.reads(t('home:paid.part', { amount: formatPeso(1_000) }));
      await person.row(t('home:repay', { amount: formatPeso(1_800) })).click();
      await person.payButton().click();
      await expect(page.getByRole('dialog')).toContainText(formatPeso(1_000));
      await person.confirmPayment().click();
      await person.reads(t('repayment:detail.youPaid'));
      const { payments } = await sandbox.ledger(borrower);
      expect(payments.map(({ amount }) => amount)).toEqual([1_800]);
    });

    test('a rollover names a payment that the borrower noted, before a second one', async ({
      page,
      person,
      signIn,
      t,
    }) => {
      const { loanOrderIds } = await signIn('rollover-offered');
      await page.goto(`/repay/repay?loanOrderId=${loanOrderIds[0]}`);
      await person.taps(t('repayment:operation.rollover.name'));
      await person.sees(t('title:rolloverDescribe'));

      // The borrower enters the amount of the rollover, pays it at a store, and notes it.
      await page.goto(`/repay/repay_offline?loanOrderId=${loanOrderIds[0]}`);
      await person.taps(t('offlinePayment:amount.open'));
      await page.getByLabel(t('offlinePayment:amount.label')).fill('560');
      await person.taps(t('offlinePayment:amount.choose'));
      await person.row('7-Eleven').click();
      await person.reads(formatPeso(560));
      await person.taps(t('offlinePayment:number.paid'));
      await person.reads(t('offlinePayment:onItsWay.again'));

      await page.goto('/');
      await person.reads(t('home:operation.begun.elsewhere.rollover'));
      await person.taps(t('home:paid.action'));
      await person.reads(t('common:paidElsewhere.title'));
      await page.getByRole('checkbox').check();
      await person.taps(t('rollover:confirmPay', { amount: formatPeso(560) }));
      await expect(page.getByRole('dialog')).toContainText(t('common:paidElsewhere.second'));
    });
  });
}
