import { Language } from '#domain/language.ts';
import { formatPeso } from '#domain/peso.ts';
import { startRestructure } from '../harness/operations.ts';
import type { Person } from '../harness/person.ts';
import { everyCopy } from '../harness/sandbox.ts';
import { expect, test } from '../harness/test.ts';
import { wakesUp } from '../harness/time.ts';
import { gate, gateIn } from '../harness/gate.ts';

/** Goes from the agreement to the question; one more tap confirms it. */
async function asks(person: Person): Promise<void> {
  await person.agrees();
  await person.taps(person.t('restructure:confirm.submit'));
}

const downPayment = 588;

for (const language of Language.options) {
  test.describe(language, () => {
    test.use({ language });

    test(
      'T1, T2, T3, T4: an overdue loan becomes a new one, with each step visible, and the ledger agrees',
      gateIn(language),
      async ({ page, person, sandbox, signIn, t }) => {
        const who = await signIn('restructure-offered');
        await page.goto(await startRestructure(page));
        await person.reads(formatPeso(downPayment));
        await person.readsRestructure();
        await person.reads(t('restructure:confirm.missed'));
        await person.taps(t('restructure:confirm.submit'));
        await person.reads(t('restructure:problems.tickFirst'));
        await asks(person);
        await person.taps(t('restructure:ask.confirm'));
        await person.sees(t('title:restructureReview'));
        for (const step of [
          'verifyingBorrower',
          'applying',
          'generatingOrder',
          'orderCreated',
        ] as const) {
          await person.reads(t(`restructure:review.${step}`));
        }
        // The app dies during the review, and returns to it.
        await page.reload();
        await person.sees(t('title:restructureReview'));
        await sandbox.advance(who, '40s');
        await wakesUp(page);
        await expect(page).toHaveURL(/operation_success\?restructureOrderId=/);
        await person.sees(t('title:moreTime'));

        const { orders, operations, payments } = await sandbox.ledger(who);
        const [made, old] = orders;
        expect(old).toMatchObject({ status: 80, newLoanOrderId: made?.loanOrderId });
        expect(made).toMatchObject({ status: 70, restructuredFrom: old?.loanOrderId });
        await person.reads(made?.loanNumber ?? /number/);
        await person.reads(old?.loanNumber ?? /number/);
        expect(operations).toMatchObject([{ kind: 'restructure', consent: { language } }]);
        expect(payments).toEqual([{ loanOrderId: old?.loanOrderId, amount: downPayment }]);

        await page.goto('/mine/records');
        await person.reads(
          new RegExp(t('records:row.madeOf', { day: '.*', number: made?.loanNumber })),
        );
        const row = t('records:row.restructured', { day: '.*', number: old?.loanNumber });
        await person.reads(new RegExp(row));
      },
    );
  });
}

test('T5: a payment during the review counts once, and the plan needs a new agreement', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('restructure-offered');
  const href = await startRestructure(page);
  await page.goto(href);
  await person.readsRestructure();
  await asks(person);
  await person.taps(t('restructure:ask.confirm'));
  await person.sees(t('title:restructureReview'));

  const atCounter = 1_000;
  const [loanOrderId = ''] = who.loanOrderIds;
  const accountNumber = await sandbox.numberFor(who, { loanOrderId, amount: atCounter });
  await sandbox.payAtCounter({ accountNumber, amount: atCounter, postAfter: '1s' });
  await sandbox.advance(who, '2s');
  await wakesUp(page);
  await person.sees(t('title:restructureDetails'));
  await person.reads(t('restructure:problems.planChanged'));
  await page.goto(href);
  await person.readsRestructure();
  await person.reads(formatPeso(0));
  await asks(person);
  await person.taps(t('restructure:ask.confirm'));
  await person.sees(t('title:restructureReview'));
  await sandbox.advance(who, '40s');
  await wakesUp(page);
  await person.sees(t('title:moreTime'));
  const { payments } = await sandbox.ledger(who);
  expect(payments.map(({ amount }) => amount)).toEqual([downPayment, atCounter]);
});

test(
  'T5: a lost answer to the confirmation is reconciled, and the payment is made once',
  gate,
  async ({ complaints, page, person, sandbox, signIn, t }) => {
    complaints.expect('failedCalls');
    const who = await signIn('restructure-offered');
    await page.goto(await startRestructure(page));
    await person.readsRestructure();
    await asks(person);
    await sandbox.fault(who, {
      method: 'repayRestructureConfirm',
      kind: 'drop-after',
      times: everyCopy,
    });
    await person.taps(t('restructure:ask.confirm'));
    await person.sees(t('title:restructureReview'));
    const { payments } = await sandbox.ledger(who);
    expect(payments.map(({ amount }) => amount)).toEqual([downPayment]);
  },
);

test('T6: another borrower’s restructure shows no form, and neither does an expired one', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('restructure-offered');
  const href = await startRestructure(page);
  await sandbox.advance(who, '24h');
  await page.goto(href);
  await person.reads(t('restructure:ended.expired.title'));
  await expect(person.button(t('restructure:describe.plan'))).toHaveCount(0);
  // The app is closed while the other borrower logs in.
  await page.goto('about:blank');
  await signIn('loan-70');
  await page.goto(href);
  await person.reads(t('restructure:ended.notFound.title'));
  await expect(person.button(t('restructure:describe.plan'))).toHaveCount(0);
  await person.taps(t('restructure:home'));
  await expect(page).toHaveURL('/');
});
