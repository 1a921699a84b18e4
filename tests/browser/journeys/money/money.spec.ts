import { holdCall } from '../../harness/held-call.ts';
import { moneyActions, stillOpen } from '../../harness/money-actions.ts';
import { createPerson } from '../../harness/person.ts';
import { expect, test } from '../../harness/test.ts';
import { gateOf } from '../../harness/gate.ts';

// `tests/faults` and the simulated worlds play every fault of every kind; these tests need two real
// pages, their storage, or the death of a page.
for (const [place, action] of moneyActions.entries()) {
  const { method, scenario } = action;

  test.describe(method, () => {
    test(
      'a double tap on a page that dies before the reply moves money once, and the next page reports it',
      gateOf(place, 0),
      async ({ page, person, sandbox, signIn, t, time }) => {
        const who = await signIn(scenario);
        await action.prepare(page, person);
        const call = await holdCall(page, method);
        await action.button(person).dblclick();
        await call.sent;
        const reborn = await page.context().newPage();
        await page.close();
        await reborn.clock.install();
        await reborn.goto('/');
        await call.arrives();
        await time.passesUntil(createPerson(reborn, t).title(action.done(t)), 3_000);
        const ledger = await sandbox.ledger(who);
        expect(action.moved(ledger)).toBe(1);
        expect(ledger.requests.filter((request) => request.method === method)).toHaveLength(1);
      },
    );

    test(
      'two simultaneous requests in two tabs move money once, and both tabs report it',
      gateOf(place, 1),
      async ({ context, page, person, sandbox, signIn, t, time }) => {
        const who = await signIn(scenario);
        await page.clock.install();
        const other = createPerson(await context.newPage(), t);
        await action.prepare(page, person);
        await action.prepare(other.app, other);
        await sandbox.fault(who, { method, kind: 'slow', delayMs: 1_500 });
        await Promise.all([action.button(person).click(), action.button(other).click()]);
        // The second tab asks the server, pauses, and asks again before it reports the outcome.
        for (const tab of [person, other]) {
          await time.passesUntil(tab.title(action.done(t)), 3_000);
        }
        const ledger = await sandbox.ledger(who);
        expect(action.moved(ledger)).toBe(1);
        expect(ledger.requests.filter((request) => request.method === method)).toHaveLength(1);
      },
    );

    test(
      'a lost request stays open after the death of the page, until home reports that no money moved',
      gateOf(place, 2),
      async ({ complaints, page, person, sandbox, signIn, t, time }) => {
        complaints.expect('failedCalls');
        const who = await signIn(scenario);
        await page.clock.install();
        await action.prepare(page, person);
        await sandbox.fault(who, { method, kind: 'drop-before', times: 1_000 });
        await action.button(person).click();
        await person.sees(t('common:money.waiting'));
        const reborn = await page.context().newPage();
        await page.close();
        await reborn.clock.install();
        await reborn.goto('/');
        const after = createPerson(reborn, t);
        await after.sees(t('common:money.waiting'));
        await after.taps(t('home'));
        await after.reads(stillOpen(t, action));
        // Reconciliation runs on a timer, as soon as its code has loaded.
        const report = reborn.getByText(t(`attempts:${method}.notTaken`));
        await time.passesUntil(report, 30_000);
        await after.taps(t('attempts:close'));
        await expect(report).toBeHidden();
        expect(action.moved(await sandbox.ledger(who))).toBe(0);
      },
    );
  });
}
