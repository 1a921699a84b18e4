import { hrefOf, type PageId, pageIds, pageRow } from '#domain/pages.ts';
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

const scenarios: Partial<Record<PageId, string>> = {
  review: 'loan-20',
  reviewDetails: 'loan-20',
  reject: 'credit-18',
  rejectDetails: 'loan-30',
  lending: 'loan-40',
  lendingDetails: 'loan-40',
  repay: 'loan-70',
  repayPlan: 'loan-70',
  repayDetail: 'loan-70',
  repayOffline: 'offline-number-alive',
  ticketDetail: 'ticket-open',
};

for (const [index, page] of pageIds.entries()) {
  const lands = instead[page] ?? page;
  const { path } = pageRow(page);
  const { needsLogin } = pageRow(lands);

  test(
    `S1.9, S2.1, S2.5, S2.6, S2.8, S2.10, S2.11, S2.12, S2.13, S2.14, S2.15, D5: ${path} opens its page or the page in place of it, logged out and logged in, and after a reload`,
    gateByTurn(index),
    async ({ page: tab, person, sandbox, t }) => {
      const who = await sandbox.borrower(scenarios[page] ?? 'approved');
      const [loanOrderId] = who.loanOrderIds;
      const [ticketId] = who.ticketIds;
      const query = {
        ...(loanOrderId && { loanOrderId }),
        ...(ticketId && { ticketId }),
        isOverdue: 'f',
        questionId: 'late',
      };
      const link = hrefOf({ page, query });
      async function expectPage(): Promise<void> {
        await expect(tab).toHaveTitle(t(`title:${lands}`));
        await expect(tab).toHaveURL(hrefOf({ page: lands, query }));
      }

      await tab.goto(link);
      if (needsLogin) {
        await person.sees(t('title:login'));
        await expect(tab).toHaveURL('/login');
        await person.logsInByPassword(who);
      }
      await expectPage();
      await tab.reload();
      await expectPage();
      await tab.goto(link);
      await expectPage();
    },
  );
}

test('S2.4: the address of a group without a page opens home', async ({ page, signIn, t }) => {
  await signIn('approved');
  await page.goto('/repay/');
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(t('title:home'));
});
