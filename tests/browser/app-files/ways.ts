import { expect, type Page } from '@playwright/test';
import type { Person } from '../harness/person.ts';
import type { Borrower } from '../harness/sandbox.ts';
import { fillsTicket, ticketField, ticketWords } from '../harness/tickets.ts';

type At = { page: Page; person: Person; who: Borrower };

export type Way = {
  name: string;
  scenario: string;
  /** Goes to the middle of a flow, with typed or chosen values. */
  begins: (at: At) => Promise<void>;
  /** Checks these values, and opens pages whose code this page has not loaded. */
  goesOn: (at: At) => Promise<void>;
  /** Repeats a request that the app does not repeat automatically (K6). */
  repeats?: (person: Person) => Promise<void>;
};

async function looksAround({ t, link, sees }: Person): Promise<void> {
  await link(t('home:setting')).click();
  await sees(t('title:setting'));
}

/** Flows with typed values, with a payment, and with a request of unknown outcome. */
export const ways: readonly Way[] = [
  {
    name: 'borrow',
    scenario: 'approved',
    async begins({ page, person }) {
      await page.goto('/borrow/confirm_quota');
      await person.choosesAmount(3_500);
    },
    async goesOn({ page, person }) {
      const { t } = person;
      await expect(page.getByRole('textbox').first()).toHaveValue(/3,?500/);
      await person.taps(t('borrow:quota.next'));
      await person.sees(t('title:confirm'));
      await person.readsAgreement();
      await person.agrees();
      await person.submits(3_500).click();
      await person.sees(t('title:review'));
      await person.taps(t('orderProgress:details'));
      await person.sees(t('title:reviewDetails'));
      await person.taps(t('orderProgress:home'));
      await looksAround(person);
    },
  },
  {
    name: 'repayment',
    scenario: 'restructured',
    async begins({ page, person: { t }, who }) {
      await page.goto(`/repay/repay?loanOrderId=${who.loanOrderIds[0]}`);
      await page.getByRole('radio', { name: t('repayment:due.upTo', { number: 2 }) }).click();
    },
    async goesOn({ page, person }) {
      const { t } = person;
      const two = page.getByRole('radio', { name: t('repayment:due.upTo', { number: 2 }) });
      await expect(two).toBeChecked();
      await person.payButton().click();
      await person.confirmPayment().click();
      await person.taps(t('repayment:home'));
      await looksAround(person);
    },
  },
  {
    name: 'feedbackTickets',
    scenario: 'loan-70',
    async begins({ page, person: { t } }) {
      await page.goto('/customer/customerWorder');
      await fillsTicket(page, t);
    },
    async goesOn({ page, person }) {
      const { t } = person;
      const field = ticketField(page, t('feedbackTickets:form.description'));
      await expect(field).toHaveValue(ticketWords);
      await person.taps(t('feedbackTickets:form.send'));
      await person.sees(t('title:ticketSent'));
      await person.taps(t('feedbackTickets:sent.list'));
      await person.row(t('feedbackTickets:types.paymentNotPosted')).click();
      await expect(page).toHaveURL(/feedbackDetail\?ticketId=/);
      await person.taps(t('feedbackTickets:back'));
      await person.sees(t('title:ticketList'));
      await person.taps(t('feedbackTickets:back'));
      await looksAround(person);
    },
    repeats: ({ t, taps }) => taps(t('feedbackTickets:form.unknown.again')),
  },
];
