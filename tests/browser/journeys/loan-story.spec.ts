import { formatPeso } from '#domain/peso.ts';
import { dueFirst, instalmentTotals } from '#domain/payments/repayment-plan.ts';
import type { Person } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import { ticketField } from '../harness/tickets.ts';
import { gateIn } from '../harness/gate.ts';

/** Goes from home to the repayment detail of the running loan: two taps. */
async function opensDetail(person: Person): Promise<void> {
  await person.row(person.t('home:repay', { amount: '' })).click();
  await person.row(person.t('title:repayDetail')).click();
  await person.sees(person.t('title:repayDetail'));
}

for (const language of ['en', 'fil'] as const) {
  test.describe(`M1: home leads to six answers in at most two taps each (${language})`, () => {
    test.use({ language });

    for (const scenario of ['loan-70', 'loan-75', 'rollover-offered']) {
      test(`M1: home answers them in the scenario ${scenario}`, async ({
        page,
        person,
        sandbox,
        signIn,
        t,
      }) => {
        const borrower = await signIn(scenario);
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
        await person.reads(
          scenario === 'loan-70'
            ? new RegExp(t('repayment:operation.tooEarly', { day: '' }).slice(0, 12))
            : t('repayment:operation.rollover.text'),
        );

        // The allocation of the payments takes two taps.
        await person.row(t('title:repayDetail')).click();
        await person.sees(t('title:repayDetail'));
        await person.reads(t('loanStory:payments.none'));
      });
    }
  });

  test.describe(`R3, R4: a loan's story and its papers (${language})`, () => {
    test.use({ language });

    test('R3, O7: a payment at a counter is on its way, then posted, and the fee of the days between is reversed', async ({
      page,
      person,
      sandbox,
      signIn,
      t,
    }) => {
      const borrower = await signIn('paid-not-posted');
      await page.goto('/');
      await person.taps(t('home:paid.action'));
      await person.taps(t('title:repayDetail'));
      await person.reads(t('loanStory:onItsWay.label'));
      await sandbox.advance(borrower, '2d');
      await page.reload();
      await person.reads(t('repayment:detail.settledTitle'));
      await person.reads(t('loanStory:payments.posted'));
      await person.reads(t('loanStory:fees.takenBack'));
      await page.getByText(t('loanStory:payments.details')).first().click();
      await person.reads(t('loanStory:payments.principal'));
      await expect(page.getByText(t('loanStory:onItsWay.label'))).toBeHidden();
    });

    test('R3: a restructured loan and its new loan link to each other, and back returns', async ({
      page,
      person,
      signIn,
      t,
    }) => {
      const { loanOrderIds } = await signIn('restructured');
      const [made = '', old = ''] = loanOrderIds;
      const detailOf = (loanOrderId: string) =>
        new RegExp(`/repay/repay_detail\\?loanOrderId=${loanOrderId}`);
      const seesOther = () =>
        page.getByRole('button', { name: new RegExp(t('loanStory:see', { number: '' }).trim()) });

      await page.goto('/mine/records');
      const restructured = t('records:row.restructured', { day: '.*', number: '.*' });
      await page.getByRole('button', { name: new RegExp(restructured) }).click();
      await person.reads(t('loanStory:into.title'));
      await seesOther().click();
      await person.reads(t('loanStory:from.title'));
      await expect(page).toHaveURL(detailOf(made));

      // The new loan has an amount due: its detail is above its payment page, and both are above
      // the old loan.
      await page.goBack();
      await person.sees(t('title:repay'));
      await page.goBack();
      await expect(page).toHaveURL(detailOf(old));
      await person.reads(t('loanStory:into.title'));
      await page.goBack();
      await person.sees(t('title:records'));

      // The link in the other direction.
      await page.goto(`/repay/repay_detail?loanOrderId=${made}`);
      await seesOther().click();
      await expect(page).toHaveURL(detailOf(old));
      await page.goBack();
      await expect(page).toHaveURL(detailOf(made));
    });

    test('K1: a request about a payment starts at its loan, and is pre-filled', async ({
      page,
      person,
      signIn,
      t,
    }) => {
      const { loanOrderIds } = await signIn('loan-70');
      const loanOrderId = loanOrderIds[0] ?? 'no loan';
      await page.goto(`/repay/repay_detail?loanOrderId=${loanOrderId}`);
      await person.taps(t('loanStory:payments.wrong'));
      await person.sees(t('title:ticketForm'));
      await expect(ticketField(page, t('feedbackTickets:form.loan'))).toHaveValue(loanOrderId);
      await expect(ticketField(page, t('feedbackTickets:form.type'))).toHaveValue(
        'paymentNotPosted',
      );
    });

    test(
      'R4: the statement agrees with the ledger, and back closes it',
      gateIn(language),
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

    test('R4: a paid loan has a certificate', async ({ page, person, signIn, t }) => {
      const paid = await signIn('loan-80');
      await page.goto(`/repay/repay_detail?loanOrderId=${paid.loanOrderIds[0]}`);
      await person.row(t('title:certificate')).click();
      await person.sees(t('title:certificate'));
      await person.reads(t('loanStory:certificate.paidOn'));
      await person.taps(t('repayment:back'));
      await person.sees(t('title:repayDetail'));
    });

    test('R4: a signed agreement opens with the amount of the loan', async ({
      page,
      person,
      signIn,
      t,
    }) => {
      const { loanOrderIds } = await signIn('loan-70');
      await page.goto(`/repay/repay_detail?loanOrderId=${loanOrderIds[0]}`);
      await person.row(t('loanStory:papers.agreement')).click();
      await person.sees(t('title:agreement'));
      await expect(page.getByRole('region', { name: t('info:agreement.label') })).toContainText(
        '₱5,000.00',
      );
      await person.taps(t('info:agreement.done'));
      await person.sees(t('title:repayDetail'));
    });
  });
}

test('R4: a loan that another order replaced has no certificate', async ({
  page,
  person,
  signIn,
  t,
}) => {
  const { loanOrderIds } = await signIn('restructured');
  await page.goto(`/repay/repay_detail?loanOrderId=${loanOrderIds[1]}`);
  await person.reads(t('loanStory:into.title'));
  await expect(person.row(t('title:certificate'))).toHaveCount(0);
});
