import { type PageId, pageIds, pageRow } from '#domain/pages.ts';
import { addressOf, locationFor, scenarioFor } from '../harness/locations.ts';
import { expect, test } from '../harness/test.ts';
import { gateByTurn } from '../harness/gate.ts';

/** Where a link leads that may not lead where it says. */
const instead: Partial<Record<PageId, PageId>> = {
  // A link never carries anyone to where a loan is confirmed: borrowing starts anew.
  confirm: 'limit',
  // The form for another payout account opens with a code, which no link has (B1).
  modifyBankCard: 'smsVerification',
  // Who is logged in already is at home.
  login: 'home',
  // A rollover or a restructure whose order is not named is nobody's, and neither is what is done.
  restructureDescribe: 'home',
  restructureDetails: 'home',
  restructureConfirmation: 'home',
  restructureReview: 'home',
  rolloverDescribe: 'home',
  rolloverDetails: 'home',
  operationSuccess: 'home',
  // What is said of an account that is gone follows its deletion alone.
  accountDeleted: 'home',
  // That a request has come in follows its sending alone.
  ticketSent: 'home',
};

for (const [index, page] of pageIds.entries()) {
  const { path } = pageRow(page);
  const { needsLogin } = pageRow(instead[page] ?? page);

  test(
    `S2.1, S2.5, S2.6, S2.8, S2.10, S2.11, S2.12, S2.13, S2.14, S2.15: ${path}: opened logged out and logged in, and reloaded`,
    gateByTurn(index),
    async ({ page: tab, person, sandbox, t }) => {
      const who = await sandbox.borrower(scenarioFor(page));
      const link = addressOf(locationFor(page, who), t);
      const lands = addressOf(locationFor(instead[page] ?? page, who), t);

      await tab.goto(link.href);
      if (needsLogin) {
        await person.sees(t('title:login'));
        await expect(tab).toHaveURL('/login');
        await person.logsInByPassword(who);
      }
      await expect(tab).toHaveURL(lands.href);
      await expect(tab).toHaveTitle(lands.title);
      await tab.reload();
      await expect(tab).toHaveTitle(lands.title);
      await expect(tab).toHaveURL(lands.href);
      await tab.goto(link.href);
      await expect(tab).toHaveTitle(lands.title);
      await expect(tab).toHaveURL(lands.href);
    },
  );
}

test('S2.5: an unknown address says so, and leads home', async ({ page, person, signIn, t }) => {
  await signIn('approved');
  await page.goto('/no/such/page');
  await person.sees(t('title:error'));
  await person.taps(t('info:home'));
  await expect(page).toHaveURL('/');
  await expect(person.button(t('home:limit.action'))).toBeVisible();
});

for (const group of ['/borrow', '/repay/', '/guide', '/mine', '/account', '/bank', '/customer']) {
  test(`S2.4: ${group} without a page is home`, async ({ page, signIn, t }) => {
    await signIn('approved');
    await page.goto(group);
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(t('title:home'));
  });
}

for (const path of ['/borrow/lending', '/repay/repay', '/repay/repay_plan']) {
  test(`${path} without its loan is home`, async ({ page, signIn, t }) => {
    await signIn('loan-70');
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(t('title:home'));
  });
}
