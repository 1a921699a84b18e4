import { expect, type Page } from '@playwright/test';
import { next as deletionGoesOn } from '../harness/account-deletion.ts';
import { fillsCardForm, givesCode, newNumber } from '../harness/bank-card.ts';
import { startRestructure, startRollover } from '../harness/operations.ts';
import type { Person } from '../harness/person.ts';
import type { Borrower } from '../harness/sandbox.ts';
import { typesCode } from '../harness/sms-code.ts';
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

const reasonIn = ({ t }: Person) => t('accountDeletion:form.reasons.notNeeded');

async function looksAround({ t, link, sees }: Person): Promise<void> {
  await link(t('home:setting')).click();
  await sees(t('title:setting'));
}

/**
 * The flows with something to lose in a deployment: those that move money, and the tickets with
 * their typed texts.
 */
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
      await person.taps(t('common:home'));
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
      await person.taps(t('common:home'));
      await looksAround(person);
    },
  },
  {
    name: 'restructure',
    scenario: 'restructure-offered',
    async begins({ page, person }) {
      await page.goto(await startRestructure(page));
      await person.sees(person.t('title:restructureDescribe'));
    },
    async goesOn({ page, person }) {
      const { t } = person;
      await person.readsRestructure();
      await person.agrees();
      await person.taps(t('restructure:confirm.submit'));
      await person.taps(t('restructure:ask.confirm'));
      await person.sees(t('title:restructureReview'));
      await expect(page).toHaveURL(/restructure_review\?restructureOrderId=/);
    },
  },
  {
    name: 'rollover',
    scenario: 'rollover-offered',
    async begins({ page, person }) {
      await page.goto(await startRollover(page));
      await person.sees(person.t('title:rolloverDescribe'));
      await person.agrees();
    },
    async goesOn({ page, person }) {
      const { t } = person;
      await expect(page.getByRole('checkbox')).toBeChecked();
      await page
        .getByRole('button', { name: new RegExp(t('rollover:confirmPay', { amount: '.+' })) })
        .click();
      await person.taps(t('rollover:question.confirm'));
      await person.sees(t('title:moreTime'));
    },
  },
  {
    name: 'bankCardChange',
    scenario: 'approved',
    async begins({ page, person }) {
      await page.goto('/bank/sms_verification');
      await givesCode(person);
      await fillsCardForm(person);
    },
    async goesOn({ page, person }) {
      const { t } = person;
      const number = page.getByLabel(t('bankCardChange:form.number'), { exact: true });
      // The field shows the number in groups.
      await expect(number).toHaveValue(new RegExp(`^${newNumber.replaceAll(/\d/g, '$& ?')}$`));
      await person.taps(t('bankCardChange:form.submit'));
      await person.taps(t('bankCardChange:ask.confirm'));
      await person.sees(t('title:bankCardChanged'));
      await person.taps(t('bankCardChange:changed.notMe'));
      await person.sees(t('title:ticketForm'));
    },
  },
  {
    name: 'accountDeletion',
    scenario: 'deletable',
    async begins({ page, person }) {
      await page.goto('/account/delete');
      await deletionGoesOn(person, 'readMe').click();
      await page.getByRole('radio', { name: reasonIn(person) }).check();
    },
    async goesOn({ page, person }) {
      await expect(page.getByRole('radio', { name: reasonIn(person) })).toBeChecked();
      await deletionGoesOn(person, 'form').click();
      await typesCode(person);
      await deletionGoesOn(person, 'code').click();
      await person.taps(person.t('accountDeletion:ask.confirm'));
      await person.sees(person.t('title:accountDeleted'));
    },
    repeats: ({ t, taps }) => taps(t('login:sendCode')),
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
      await person.taps(t('common:back'));
      await person.sees(t('title:ticketList'));
      await person.taps(t('common:back'));
      await looksAround(person);
    },
    repeats: ({ t, taps }) => taps(t('feedbackTickets:form.unknown.again')),
  },
];
