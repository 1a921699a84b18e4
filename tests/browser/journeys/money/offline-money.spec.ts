import { expect, test } from '../../harness/test.ts';
import { moneyActions } from '../../harness/money-actions.ts';

for (const action of moneyActions) {
  test(`${action.method}: cannot be sent without a connection, explains why, and can be sent with one again`, async ({
    network,
    page,
    person,
    sandbox,
    signIn,
    t,
  }) => {
    const who = await signIn(action.scenario);
    await action.prepare(page, person);
    const button = action.button(person);
    await expect(button).toBeEnabled();
    await network.goesOff();
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(t('common:needsInternet'));
    await button.click({ force: true });
    await network.comesBack();
    await expect(button).toBeEnabled();
    const { requests } = await sandbox.ledger(who);
    expect(requests.filter(({ method }) => method === action.method)).toEqual([]);
    await button.click();
    await person.sees(action.done(t));
    expect(action.moved(await sandbox.ledger(who))).toBe(1);
  });
}
