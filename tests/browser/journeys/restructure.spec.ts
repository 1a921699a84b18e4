import { formatPeso } from '#domain/peso.ts';
import { startRestructure } from '../harness/operations.ts';
import type { Person } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import { wakesUp } from '../harness/time.ts';
import { gate } from '../harness/gate.ts';

async function asks(person: Person): Promise<void> {
  await person.agrees();
  await person.taps(person.t('restructure:confirm.submit'));
}

const downPayment = 588;

test(
  'T1, T2, T3, T4: an overdue loan becomes a new one, with each step visible, and the ledger agrees',
  gate,
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
    expect(operations).toMatchObject([{ kind: 'restructure', consent: { language: 'en' } }]);
    expect(payments).toEqual([{ loanOrderId: old?.loanOrderId, amount: downPayment }]);

    await page.goto('/mine/records');
    await person.reads(
      new RegExp(t('records:row.madeOf', { day: '.*', number: made?.loanNumber })),
    );
    const row = t('records:row.restructured', { day: '.*', number: old?.loanNumber });
    await person.reads(new RegExp(row));
  },
);
