import { gateIn } from '../harness/gate.ts';
import { expect, test } from '../harness/test.ts';

for (const language of ['en', 'fil'] as const) {
  test.describe(`a restructure in progress is shown first (${language})`, () => {
    test.use({ language });

    test(
      'home and the page of the loan request no money, and a payment shows its effect on the restructure',
      gateIn(language),
      async ({ page, person, signIn, t }) => {
        await signIn('restructure-reviewing');
        await page.goto('/');
        await person.reads(t('home:restructuring.text'));
        await person.reads(t('home:closed.waitsFor.restructure.title'));
        await expect(person.row(t('home:repay', { amount: '' }))).toBeHidden();

        await person.taps(t('home:restructuring.action'));
        await person.reads(t('repayment:operation.restructure.running'));
        await expect(person.payButton()).toBeHidden();
        await person.taps(t('repayment:anyway.start'));
        await person.reads(t('repayment:anyway.restructuring.why'));
        await person.taps(t('repayment:anyway.restructuring.no'));
        await expect(person.payButton()).toBeHidden();

        await person.taps(t('repayment:anyway.start'));
        await person.taps(t('repayment:anyway.yes'));
        await person.reads(t('repayment:anyway.restructuring.title'));
        await person.payButton().click();
        await expect(page.getByRole('dialog')).toContainText(
          t('repayment:anyway.restructuring.why'),
        );
      },
    );
  });
}
