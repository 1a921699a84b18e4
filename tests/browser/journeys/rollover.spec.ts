import type { Person } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';

/** The button with words that stand around figures, whatever those are. */
const button = ({ app }: Person, words: string) =>
  app.getByRole('button', { name: new RegExp(words) });

/** From the repay page, where it is begun or found, to the question before it is confirmed. */
async function agrees(person: Person): Promise<void> {
  const { app, t } = person;
  const confirm = button(person, t('rollover:confirmPay', { amount: '.+' }));
  await expect(app.getByRole('checkbox')).not.toBeChecked();
  await confirm.click();
  await expect(app.getByText(t('rollover:problems.tickFirst'))).toBeVisible();
  await app.getByRole('checkbox').check();
  await confirm.click();
  await person.taps(t('rollover:question.confirm'));
}

for (const language of ['en', 'fil'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('V1, V2, V3, V8: a rollover by hand, from what is due to the new due date', async ({
      page,
      person,
      sandbox,
      signIn,
      t,
    }) => {
      const who = await signIn('rollover-offered');
      await page.goto(`/repay/repay?loanOrderId=${who.loanOrderIds[0]}`);
      const start = t('repayment:operation.rollover.start', { amount: '.+', day: '.+' });
      await button(person, start).click();
      await person.sees(t('title:rolloverDescribe'));
      await agrees(person);
      await person.sees(t('title:moreTime'));
      await person.taps(t('operationSuccess:repayment'));
      await person.sees(t('title:repay'));
      const { payments } = await sandbox.ledger(who);
      expect(payments).toHaveLength(1);
    });
  });
}

test('V4: a rollover that would cost more than the law allows is not offered, and says why', async ({
  page,
  person,
  signIn,
  t,
}) => {
  const who = await signIn('rollover-over-cap');
  await page.goto(`/repay/repay?loanOrderId=${who.loanOrderIds[0]}`);
  await person.reads(t('repayment:operation.reasons.overCap'));
  await expect(person.button(t('repayment:operation.rollover.closed'))).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
