import { moneyActions, stillOpen } from '../../harness/money-actions.ts';
import { createPerson } from '../../harness/person.ts';
import { everyCopy } from '../../harness/sandbox.ts';
import { expect, test } from '../../harness/test.ts';
import { gate } from '../../harness/gate.ts';

for (const action of moneyActions) {
  const { method } = action;

  test(`${method}: home shows an attempt of another tab while its outcome is unknown`, async ({
    complaints,
    context,
    page,
    person,
    sandbox,
    signIn,
    t,
    time,
  }) => {
    complaints.expect('failedCalls');
    const who = await signIn(action.scenario);
    const home = createPerson(await context.newPage(), t);
    await home.app.goto('/');
    await expect(home.button(t('home:refresh'))).toBeEnabled();
    await expect(home.status(stillOpen(t, action))).toHaveCount(0);

    await page.clock.install();
    await action.prepare(page, person);
    await sandbox.fault(who, { method, kind: 'drop-before', times: everyCopy });
    await action.button(person).click();
    await person.sees(action.waiting(t));
    await home.reads(stillOpen(t, action));

    await time.passes(page, 90_000);
    await person.reads(action.notTaken(t));
    await expect(home.status(stillOpen(t, action))).toHaveCount(0);
  });
}

test(
  'V7: a rollover that is confirmed in two tabs is one order with one fee',
  gate,
  async ({ context, page, sandbox, signIn, t }) => {
    const who = await signIn('rollover-offered');
    const tabs = [page, await context.newPage()].map((tab) => createPerson(tab, t));
    const confirm = new RegExp(t('rollover:confirmPay', { amount: '.+' }));
    for (const { app, sees, taps } of tabs) {
      await app.goto(`/repay/repay?loanOrderId=${who.loanOrderIds[0]}`);
      await taps(t('repayment:operation.rollover.name'));
      await sees(t('title:rolloverDescribe'));
    }
    expect(new Set(tabs.map(({ app }) => app.url())).size).toBe(1);
    for (const { app } of tabs) {
      await app.getByRole('checkbox').check();
      await app.getByRole('button', { name: confirm }).click();
    }
    await Promise.all(tabs.map(({ taps }) => taps(t('rollover:question.confirm'))));
    for (const { sees } of tabs) await sees(t('title:moreTime'));
    const { payments, orders } = await sandbox.ledger(who);
    expect(payments).toHaveLength(1);
    expect(orders).toMatchObject([{ operationFees: 260 }]);
  },
);
