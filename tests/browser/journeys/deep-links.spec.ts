import { type PageId, pageIds, pageRow } from '#domain/pages.ts';
import { addressOf, locationFor, scenarioFor } from '../harness/locations.ts';
import { expect, test } from '../harness/test.ts';
import { gateByTurn } from '../harness/gate.ts';

/** The pages that open for links that must not open their own page. */
const instead: Partial<Record<PageId, PageId>> = {
  // A link never opens the confirmation of a loan; borrowing starts over.
  confirm: 'limit',
  // The form for another payout account starts with a code, which a link never has (B1).
  modifyBankCard: 'smsVerification',
  // A logged-in borrower lands at home.
  login: 'home',
  // The links have no order id, without which the pages of a rollover or restructure stay closed.
  restructureDescribe: 'home',
  restructureDetails: 'home',
  restructureConfirmation: 'home',
  restructureReview: 'home',
  rolloverDescribe: 'home',
  rolloverDetails: 'home',
  operationSuccess: 'home',
  // The page about a deleted account follows only the deletion.
  accountDeleted: 'home',
  // The page about a sent request follows only the sending.
  ticketSent: 'home',
};

for (const [index, page] of pageIds.entries()) {
  const { path } = pageRow(page);
  const { needsLogin } = pageRow(instead[page] ?? page);

  test(
    `S2.1, S2.5, S2.6, S2.8, S2.10, S2.11, S2.12, S2.13, S2.14, S2.15: ${path} opens its page or the page in place of it, logged out and logged in, and after a reload`,
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

test('S2.5: an unknown address shows an error, and leads home', async ({
  page,
  person,
  signIn,
  t,
}) => {
  await signIn('approved');
  await page.goto('/no/such/page');
  await person.sees(t('title:error'));
  await person.taps(t('info:home'));
  await expect(page).toHaveURL('/');
  await expect(person.button(t('home:limit.action'))).toBeVisible();
});

test('S2.4: the address of a group without a page opens home', async ({ page, signIn, t }) => {
  await signIn('approved');
  await page.goto('/repay/');
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(t('title:home'));
});
