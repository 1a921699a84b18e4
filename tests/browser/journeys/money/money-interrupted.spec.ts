import type { Page } from '@playwright/test';
import { holdCall } from '../../harness/held-call.ts';
import { moneyActions } from '../../harness/money-actions.ts';
import { createPerson } from '../../harness/person.ts';
import { isPlayed } from '../../harness/share.ts';
import { expect, test } from '../../harness/test.ts';
import { gateOf } from '../../harness/gate.ts';

/** `happens` returns the page that reports the outcome. */
type Interruption = {
  name: string;
  happens: (page: Page) => Promise<Page>;
};

const interruptions: readonly Interruption[] = [
  {
    name: 'back',
    async happens(page) {
      await page.goBack();
      return page;
    },
  },
  {
    name: 'a reload',
    async happens(page) {
      await page.reload();
      return page;
    },
  },
  {
    name: 'the death of the page',
    async happens(page) {
      const reborn = await page.context().newPage();
      await page.close();
      await reborn.clock.install();
      await reborn.goto('/');
      return reborn;
    },
  },
  {
    name: 'a link to elsewhere',
    async happens(page) {
      await page.goto('/borrow/loop_quota');
      return page;
    },
  },
];

for (const [place, action] of moneyActions.entries()) {
  const { method, scenario } = action;

  test.describe(method, () => {
    test(
      'a double tap moves money once',
      gateOf(place, 1),
      async ({ page, person, sandbox, signIn, t }) => {
        const who = await signIn(scenario);
        await action.prepare(page, person);
        await action.button(person).dblclick();
        await person.sees(action.done(t));
        const ledger = await sandbox.ledger(who);
        expect(action.moved(ledger)).toBe(1);
        expect(ledger.requests.filter((request) => request.method === method)).toHaveLength(1);
      },
    );

    const met = interruptions.filter((_, row) => isPlayed(row, place, 2));
    for (const { name, happens } of met) {
      test(`${name} during the request: money moves once, and is reported`, async ({
        idle,
        page,
        person,
        sandbox,
        signIn,
        t,
        time,
      }) => {
        const who = await signIn(scenario);
        await page.clock.install();
        await action.prepare(page, person);
        // The history's code must be loaded before the test goes back.
        await idle(page);
        const call = await holdCall(page, method);
        await action.button(person).click();
        await call.sent;
        const after = await happens(page);
        await call.arrives();
        await time.passesUntil(createPerson(after, t).title(action.done(t)), 3_000);
        const ledger = await sandbox.ledger(who);
        expect(action.moved(ledger)).toBe(1);
        expect(ledger.requests.filter((request) => request.method === method)).toHaveLength(1);
      });
    }

    test('two simultaneous requests in two tabs move money once, and both tabs report it', async ({
      context,
      page,
      person,
      sandbox,
      signIn,
      t,
      time,
    }) => {
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
    });
  });
}
