import { formatPeso } from '#domain/peso.ts';
import { gate } from '../../harness/gate.ts';
import { expect, test } from '../../harness/test.ts';

test(
  'after a full payment that has not posted, home and the page of the loan request no money, and a second payment needs an extra confirmation',
  gate,
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
