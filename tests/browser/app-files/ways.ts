import { expect, type Page } from '@playwright/test';
import { type FlowId, pageIds, pageRow } from '#domain/pages.ts';
import { required } from '#machines/shared/required.ts';
import { next as deletionGoesOn } from '../harness/account-deletion.ts';
import { fillsCardForm, givesCode, newNumber } from '../harness/bank-card.ts';
import { addressOf, locationFor, scenarioFor } from '../harness/locations.ts';
import { doneRestructure, startRestructure, startRollover } from '../harness/operations.ts';
import type { Person } from '../harness/person.ts';
import type { Borrower } from '../harness/sandbox.ts';
import { typesCode } from '../harness/sms-code.ts';
import { fillsTicket, ticketField, ticketWords } from '../harness/tickets.ts';

type At = { page: Page; person: Person; who: Borrower };

type Way = {
  scenario: string;
  /** Goes to the middle of the flow, with typed or chosen values if it asks for any. */
  begins: (at: At) => Promise<void>;
  /** Checks the typed or chosen values, and opens pages whose code this page has not loaded. */
  goesOn: (at: At) => Promise<void>;
};

const loanOf = ({ loanOrderIds: [loanOrderId = ''] }: Borrower) => `loanOrderId=${loanOrderId}`;

const reasonIn = ({ t }: Person) => t('accountDeletion:form.reasons.notNeeded');

const typedTicket = async ({ page, person: { t } }: At) =>
  expect(ticketField(page, t('feedbackTickets:form.description'))).toHaveValue(ticketWords);

async function looksAround({ page, person }: At): Promise<void> {
  const { t } = person;
  await expect(page).toHaveTitle(t('title:home'));
  await person.link(t('home:setting')).click();
  await person.sees(t('title:setting'));
}

function plainWay(id: FlowId): Way {
  const first = required(
    pageIds.find((page) => pageRow(page).flow === id),
    `page of ${id}`,
  );
  return {
    scenario: scenarioFor(first),
    async begins({ page, person: { t }, who }) {
      const { href, title } = addressOf(locationFor(first, who), t);
      await page.goto(href);
      await expect(page).toHaveTitle(title);
    },
    async goesOn(at) {
      const backButton = at.page.getByRole('banner').getByRole('button').first();
      await backButton.click();
      await looksAround(at);
    },
  };
}

const ownWays: { [Id in FlowId]?: Partial<Way> } = {
  home: {
    async goesOn({ person }) {
      const { t } = person;
      await person.link(t('home:records')).click();
      await person.sees(t('title:records'));
    },
  },
  borrow: {
    scenario: 'approved',
    async begins({ page, person }) {
      await page.goto('/borrow/confirm_quota');
      await person.choosesAmount(3_500);
    },
    async goesOn(at) {
      const { page, person } = at;
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
      await looksAround(at);
    },
  },
  repayment: {
    scenario: 'restructured',
    async begins({ page, person, who }) {
      const { t } = person;
      await page.goto(`/repay/repay?${loanOf(who)}`);
      await page.getByRole('radio', { name: t('repayment:due.upTo', { number: 2 }) }).click();
    },
    async goesOn(at) {
      const { page, person } = at;
      const { t } = person;
      const two = page.getByRole('radio', { name: t('repayment:due.upTo', { number: 2 }) });
      await expect(two).toBeChecked();
      await person.payButton().click();
      await person.confirmPayment().click();
      await person.taps(t('repayment:home'));
      await looksAround(at);
    },
  },
  records: {
    scenario: 'loan-80',
    async begins({ page, person: { t } }) {
      await page.goto('/mine/records');
      await page.getByRole('radio', { name: t('records:filter.settled') }).click();
    },
    async goesOn(at) {
      const { page, person } = at;
      const { t } = person;
      const chosen = page.getByRole('radio', { name: t('records:filter.settled') });
      await expect(chosen).toBeChecked();
      await page
        .getByRole('list', { name: t('records:list') })
        .getByRole('button')
        .click();
      await expect(page).toHaveTitle(t('title:repayDetail'));
      await expect(page).toHaveURL(/\/repay\/repay_detail\?/);
      await page.goBack();
      await expect(chosen).toBeChecked();
      await person.taps(t('records:back'));
      await looksAround(at);
    },
  },
  offlinePayment: {
    async goesOn({ person }) {
      const { t } = person;
      await person.reads(t('offlinePayment:number.label'));
      await person.taps(t('offlinePayment:back'));
      await person.sees(t('title:repay'));
      await person.taps(t('repayment:due.talk'));
      await person.sees(t('title:customerCenter'));
      await person.link(t('title:ticketForm')).click();
      await person.sees(t('title:ticketForm'));
    },
  },
  restructure: {
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
  operationSuccess: {
    scenario: 'restructured',
    async begins({ page, person }) {
      await page.goto(await doneRestructure(page));
      await person.sees(person.t('title:moreTime'));
    },
    async goesOn({ person }) {
      const { t } = person;
      await person.taps(t('operationSuccess:repayment'));
      await person.sees(t('title:repay'));
      await person.taps(t('repayment:due.offline'));
      await person.sees(t('title:repayOffline'));
    },
  },
  rollover: {
    scenario: 'rollover-offered',
    async begins({ page, person }) {
      await page.goto(await startRollover(page));
      await person.sees(person.t('title:rolloverDescribe'));
      await person.agrees();
    },
    async goesOn({ page, person }) {
      const { t } = person;
      await expect(page.getByRole('checkbox')).toBeChecked();
      await person.row(t('title:rolloverDetails')).click();
      await person.sees(t('title:rolloverDetails'));
      await person.taps(t('rollover:back'));
      await expect(page.getByRole('checkbox')).toBeChecked();
      await page
        .getByRole('button', { name: new RegExp(t('rollover:confirmPay', { amount: '.+' })) })
        .click();
      await person.taps(t('rollover:question.confirm'));
      await person.sees(t('title:moreTime'));
    },
  },
  profile: {
    async goesOn({ page, person }) {
      const { t } = person;
      for (const one of ['accountSecurity', 'agreementList', 'coupons'] as const) {
        await person.link(t(`title:${one}`)).click();
        await person.sees(t(`title:${one}`));
        await expect(page).not.toHaveURL('/mine/setting');
        await page.goBack();
        await person.sees(t('title:setting'));
        await expect(page).toHaveURL('/mine/setting');
      }
    },
  },
  bankCardChange: {
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
  accountDeletion: {
    scenario: 'deletable',
    async begins({ page, person }) {
      await page.goto('/account/delete');
      await deletionGoesOn(person, 'readMe').click();
      await page.getByRole('radio', { name: reasonIn(person) }).check();
    },
    async goesOn({ page, person }) {
      const { t } = person;
      await expect(page.getByRole('radio', { name: reasonIn(person) })).toBeChecked();
      await deletionGoesOn(person, 'form').click();
      await typesCode(person, 'accountDeletion');
      await deletionGoesOn(person, 'code').click();
      await person.taps(t('accountDeletion:ask.confirm'));
      await person.sees(t('title:accountDeleted'));
    },
  },
  feedbackTickets: {
    scenario: 'loan-70',
    async begins({ page, person: { t } }) {
      await page.goto('/customer/customerWorder');
      await fillsTicket(page, t);
    },
    async goesOn(at) {
      const { page, person } = at;
      const { t } = person;
      await typedTicket(at);
      await person.taps(t('feedbackTickets:form.send'));
      await person.sees(t('title:ticketSent'));
      await person.taps(t('feedbackTickets:sent.list'));
      await person.row(t('feedbackTickets:types.paymentNotPosted')).click();
      await expect(page).toHaveURL(/feedbackDetail\?ticketId=/);
      await person.taps(t('feedbackTickets:back'));
      await person.sees(t('title:ticketList'));
      await person.taps(t('feedbackTickets:back'));
      await looksAround(at);
    },
  },
};

export const wayThrough = (id: FlowId): Way => ({ ...plainWay(id), ...ownWays[id] });
