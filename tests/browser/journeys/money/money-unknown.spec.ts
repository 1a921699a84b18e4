import { codes } from '#domain/codes.ts';
import { holdCall } from '../../harness/held-call.ts';
import { moneyActions, stillOpen } from '../../harness/money-actions.ts';
import { createPerson } from '../../harness/person.ts';
import { expect, test } from '../../harness/test.ts';
import type { Texts } from '../../harness/texts.ts';
import { gateOf } from '../../harness/gate.ts';

/** The call that reconciles each kind of money. */
const asks = {
  applyOrder: 'myOrders',
  repaymentConfirm: 'queryRepayOrderDetail',
  repayRestructureConfirm: 'repayRestructureDetail',
  serviceFeePayment: 'queryRepayOrderDetail',
  repayDeferralConfirm: 'repayDeferralDetail',
  changeBankCard: 'operationConfig',
  // Its reconciliation works without a session: journeys/account-deletion.
  deleteAccount: null,
} as const;

/** More requests than any of these tests sends. */
const forGood = 1_000;

for (const [place, action] of moneyActions.entries()) {
  const { method } = action;

  test.describe(method, () => {
    const reconcileMethod = asks[method];
    if (reconcileMethod)
      test('a refused token during reconciliation is explained, login helps, and home and logout are available', async ({
        complaints,
        page,
        person,
        sandbox,
        signIn,
        t,
        time,
      }) => {
        complaints.expect('failedCalls');
        const who = await signIn(action.scenario);
        await page.clock.install();
        await action.prepare(page, person);
        // The server takes the money, the reply is lost, and all reconciliation fails.
        const call = await holdCall(page, method);
        await action.button(person).click();
        await call.sent;
        const invalid = { method: asks[method], kind: `error-code:${codes.tokenInvalid}` };
        await sandbox.fault(who, { ...invalid, times: forGood });
        await call.arrivesUnheard();
        await person.sees(action.waiting(t));
        await person.reads(t('failure:code.tokenInvalid'));

        await person.taps(t('home'));
        await expect(page).toHaveURL('/');
        await expect(page).toHaveTitle(t('title:home'));
        await person.reads(stillOpen(t, action));
        await page.reload();
        await person.sees(action.waiting(t));

        await time.passes(page, 150_000);
        await person.sees(action.late(t));
        await person.taps(t('home'));
        await person.logsOut();
        await person.logsInByPassword(who);
        await person.sees(action.waiting(t));

        await sandbox.heal(who);
        await person.taps(t('borrow:money.logIn'));
        await person.sees(t('title:login'));
        await person.logsInByPassword(who);
        await person.sees(action.done(t));
        const ledger = await sandbox.ledger(who);
        expect(action.moved(ledger)).toBe(1);
      });

    test(
      'the outcome of an abandoned request is shown at home, until the borrower closes it',
      gateOf(place, 2),
      async ({ complaints, page, person, sandbox, signIn, t, time }) => {
        complaints.expect('failedCalls');
        const who = await signIn(action.scenario);
        await page.clock.install();
        await action.prepare(page, person);
        await sandbox.fault(who, { method, kind: 'drop-before', times: forGood });
        await action.button(person).click();
        await person.sees(action.waiting(t));
        await person.taps(t('home'));
        await expect(page).toHaveTitle(t('title:home'));
        // Reconciliation runs on a timer, as soon as its code has loaded.
        await time.passesUntil(page.getByText(t(`attempts:${method}.notTaken`)), 30_000);
        await person.taps(t('attempts:close'));
        await expect(page.getByText(t(`attempts:${method}.notTaken`))).toBeHidden();
        expect(action.moved(await sandbox.ledger(who))).toBe(0);
      },
    );

    test('a session error as the answer leads to login, and the login to the outcome', async ({
      complaints,
      page,
      person,
      sandbox,
      signIn,
      t,
      time,
    }) => {
      complaints.expect('failedCalls');
      const who = await signIn(action.scenario);
      await page.clock.install();
      await action.prepare(page, person);
      await sandbox.fault(who, { method, kind: `error-code:${codes.sessionSqueezed}` });
      await action.button(person).click();
      await person.sees(t('title:login'));
      await person.logsInByPassword(who);
      await person.sees(action.waiting(t));
      await time.passes(page, 90_000);
      await person.reads(action.sessionEnded(t));
      expect(action.moved(await sandbox.ledger(who))).toBe(0);
    });

    for (const [fault, report] of [
      ['drop-before', (t: Texts) => action.notTaken(t)],
      [
        'error-code:999999',
        (t: Texts) => {
          const message = 'The sandbox was told to answer 999999.';
          return action.answered(t, t('failure:business', { message }));
        },
      ],
    ] as const) {
      test(`${fault}: a page that is opened after the death of the first page reports that no money moved`, async ({
        complaints,
        page,
        person,
        sandbox,
        signIn,
        t,
        time,
      }) => {
        complaints.expect('failedCalls');
        const who = await signIn(action.scenario);
        await page.clock.install();
        await action.prepare(page, person);
        await sandbox.fault(who, { method, kind: fault, times: forGood });
        await action.button(person).click();
        await person.sees(action.waiting(t));
        const reborn = await page.context().newPage();
        await page.close();
        await reborn.clock.install();
        await reborn.goto('/');
        const after = createPerson(reborn, t);
        await after.sees(action.waiting(t));
        await time.passes(reborn, 150_000);
        await after.reads(report(t));
        expect(action.moved(await sandbox.ledger(who))).toBe(0);
      });
    }

    const { codeAfter } = action;
    if (!codeAfter) return;
    test('nothing is sent if the code of the next page cannot be fetched, and that is reported', async ({
      complaints,
      line,
      page,
      person,
      sandbox,
      signIn,
      t,
    }) => {
      complaints.expect('failedCode');
      const who = await signIn(action.scenario);
      await line.cut(codeAfter);
      await action.prepare(page, person);
      await action.button(person).click();
      await person.reads(action.notSent(t, t('failure:network')));
      expect((await sandbox.ledger(who)).requests.filter((one) => one.method === method)).toEqual(
        [],
      );
      line.isBack();
      await action.prepareAgain(person);
      await action.button(person).click();
      await person.sees(action.done(t));
      expect(action.moved(await sandbox.ledger(who))).toBe(1);
    });
  });
}
