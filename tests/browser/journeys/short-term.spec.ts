import { expect, test } from '../harness/test.ts';

test('the app accepts an offer of one instalment in 30 days', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('short-term-30');
  await page.goto('/borrow/confirm_quota');
  await person.choosesTerms(5_000);
  await person.readsAgreement();
  await person.agrees();
  await person.submits(5_000).click();
  await person.sees(t('title:review'));
  const { orders } = await sandbox.ledger(who);
  expect(orders).toMatchObject([{ loanAmount: 5_000, term: 30 }]);
  expect(orders[0]?.repaymentPlan.installments).toHaveLength(1);
});
