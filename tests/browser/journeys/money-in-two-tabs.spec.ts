import { moneyActions } from '../harness/money-actions.ts';
import { createPerson } from '../harness/person.ts';
import { everyCopy } from '../harness/sandbox.ts';
import { expect, test } from '../harness/test.ts';

for (const action of moneyActions) {
  const { method } = action;

  test(`${method}: home says what another tab does not know, for as long as it does not`, async ({
    complaints,
    context,
    page,
    person,
    sandbox,
    signIn,
    t,
  }) => {
    complaints.expect('failedCalls');
    const who = await signIn(action.scenario);
    const home = createPerson(await context.newPage(), t);
    await home.app.goto('/');
    await expect(home.button(t('home:refresh'))).toBeEnabled();
    await expect(home.status(action.stillOpen(t))).toHaveCount(0);

    await page.clock.install();
    await action.prepare(page, person);
    await sandbox.fault(who, { method, kind: 'drop-before', times: everyCopy });
    await action.button(person).click();
    await person.sees(action.waiting(t));
    await home.reads(action.stillOpen(t));

    await page.clock.fastForward(90_000);
    await person.reads(action.notTaken(t));
    await expect(home.status(action.stillOpen(t))).toHaveCount(0);
  });
}
