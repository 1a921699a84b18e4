import { formatPeso } from '#domain/peso.ts';
import { dueFirst, instalmentTotals } from '#domain/payments/repayment-plan.ts';
import type { Person } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

async function opensDetail(person: Person): Promise<void> {
  await person.row(person.t('home:repay', { amount: '' })).click();
  await person.row(person.t('title:repayDetail')).click();
  await person.sees(person.t('title:repayDetail'));
}

test(
  'R4: the statement shows the loan number and the debt of the ledger, and back closes the statement',
  gate,
  async ({ page, person, sandbox, signIn, t }) => {
    const borrower = await signIn('loan-75');
    const [order] = (await sandbox.ledger(borrower)).orders;
    const { remaining } = instalmentTotals(order?.repaymentPlan.installments ?? []);
    await page.goto('/');
    await opensDetail(person);
    await person.row(t('title:statement')).click();
    await person.sees(t('title:statement'));
    await expect(page).toHaveTitle(t('title:statement'));
    await person.reads(order?.loanNumber ?? 'no loan');
    await person.reads(formatPeso(remaining));
    await person.reads(/Maria Santos|Jose Reyes|Ana Cruz|Mark Bautista|Grace Villanueva/);
    await expect(page).toHaveURL(/\/repay\/repay_detail/);
    await page.goBack();
    await person.sees(t('title:repayDetail'));
  },
);

test('M1: home leads to the answers about an overdue loan in at most two taps', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const borrower = await signIn('loan-75');
  const [order] = (await sandbox.ledger(borrower)).orders;
  if (!order) throw new Error('there is no loan');
  const owedNow = dueFirst(order.repaymentPlan.installments);
  await page.goto('/');

  // The amount and its due date are visible without a tap.
  const card = page.getByRole('button', {
    name: t('home:repay', { amount: formatPeso(owedNow) }),
  });
  await expect(card).toBeVisible();
  await expect(page.getByText(new RegExp(t('home:due', { day: '' }).trim()))).toBeVisible();

  // Customer service is one tap away.
  await person.link(t('home:support')).click();
  await person.sees(t('title:customerCenter'));
  await expect(page).toHaveURL('/customer/customerCenter');
  await page.goBack();

  // The cost of paying late or in part takes two taps.
  await card.click();
  await page.getByText(t('loanStory:late.title')).click();
  await person.reads(t('loanStory:late.rate', { rate: '5.00%' }));
  await person.reads(t('loanStory:late.part'));

  // The cost of extending takes two taps.
  await person.taps(t('repayment:due.ways'));
  await person.reads(t('repayment:operation.rollover.name'));
  await person.reads(t('repayment:operation.rollover.text'));

  // The allocation of the payments takes two taps.
  await person.row(t('title:repayDetail')).click();
  await person.sees(t('title:repayDetail'));
  await person.reads(t('loanStory:payments.none'));
});
