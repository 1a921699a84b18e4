import { codes } from '#domain/codes.ts';
import { holdCall } from '../harness/held-call.ts';
import { moneyActions } from '../harness/money-actions.ts';
import { createPerson } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import { gateOf } from '../harness/gate.ts';

/** The call by which the outcome of each kind of money is asked about. */
const asks = {
  applyOrder: 'myOrders',
  repaymentConfirm: 'queryRepayOrderDetail',
  repayRestructureConfirm: 'repayRestructureDetail',
  serviceFeePayment: 'queryRepayOrderDetail',
  repayDeferralConfirm: 'repayDeferralDetail',
  changeBankCard: 'operationConfig',
  // Asked by whoever it is, logged in or not: journeys/account-deletion.
  deleteAccount: null,
} as const;

/** More often than any of these tests asks. */
const forGood = 1_000;

for (const [place, action] of moneyActions.entries()) {
  const { method } = action;

  test.describe(method, () => {
    const asked = asks[method];
    if (asked)
      test('the token is refused while its outcome is unknown: why is said, login helps, and home and out are open', async ({
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
        // Taken, but nobody hears of it; and from then on nobody is told.
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
        await person.reads(action.stillOpen(t));
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
      'left while its outcome is unknown: what became of it is told at home, until it is read',
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
        // It is asked again as time passes, from the moment on at which the code for that is there.
        await time.passesUntil(page.getByText(t(`attempts:${method}.notTaken`)), 30_000);
        await person.taps(t('attempts:close'));
        await expect(page.getByText(t(`attempts:${method}.notTaken`))).toBeHidden();
        expect(action.moved(await sandbox.ledger(who))).toBe(0);
      },
    );

    test('a session code is the answer: login, then the truth', async ({
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

    test('not taken, found out after a reload: said, and nothing was moved', async ({
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
      await sandbox.fault(who, { method, kind: 'drop-before', times: forGood });
      await action.button(person).click();
      await person.sees(action.waiting(t));
      const reborn = await page.context().newPage();
      await page.close();
      await reborn.clock.install();
      await reborn.goto('/');
      const after = createPerson(reborn, t);
      await after.sees(action.waiting(t));
      await time.passes(reborn, 150_000);
      await after.reads(action.notTaken(t));
      expect(action.moved(await sandbox.ledger(who))).toBe(0);
    });

    test('refused by a code that proves nothing, and then the page dies: what was answered is said', async ({
      page,
      person,
      sandbox,
      signIn,
      t,
      time,
    }) => {
      const who = await signIn(action.scenario);
      await page.clock.install();
      await action.prepare(page, person);
      await sandbox.fault(who, { method, kind: 'error-code:999999' });
      await action.button(person).click();
      await person.sees(action.waiting(t));
      const reborn = await page.context().newPage();
      await page.close();
      await reborn.clock.install();
      await reborn.goto('/');
      const after = createPerson(reborn, t);
      await after.sees(action.waiting(t));
      await time.passes(reborn, 150_000);
      const message = 'The sandbox was told to answer 999999.';
      await after.reads(action.answered(t, t('failure:business', { message })));
      expect(action.moved(await sandbox.ledger(who))).toBe(0);
    });

    const { codeAfter } = action;
    if (!codeAfter) return;
    test('the code of what comes after it can’t be fetched: nothing is sent, and that is said', async ({
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
