import type { Page } from '@playwright/test';
import type { MoneyKind } from '#domain/money.ts';
import { formatPeso } from '#domain/peso.ts';
import { requestsDeletion } from './account-deletion.ts';
import { fillsCardForm, givesCode } from './bank-card.ts';
import { startRestructure } from './operations.ts';
import type { Person } from './person.ts';
import type { Ledger } from './sandbox.ts';
import type { Texts } from './texts.ts';

type MoneyAction<Kind extends MoneyKind = MoneyKind> = {
  method: Kind;
  scenario: string;
  /** Goes to the page where one tap on `button` moves the money. */
  prepare: (page: Page, person: Person) => Promise<void>;
  button: (person: Person) => ReturnType<Person['button']>;
  /** Counts the orders, changes or payments of this kind. */
  moved: (ledger: Ledger) => number;
  done: (t: Texts) => string;
};

const loanAmount = 5_000;

const actions: { [Kind in MoneyKind]: MoneyAction<Kind> } = {
  applyOrder: {
    method: 'applyOrder',
    scenario: 'approved',
    async prepare(page, person) {
      await page.goto('/borrow/confirm_quota');
      await person.choosesTerms(loanAmount);
      await person.readsAgreement();
      await person.agrees();
    },
    button: ({ button, t }) =>
      button(t('borrow:confirm.submit', { amount: formatPeso(loanAmount) })),
    moved: ({ orders }) => orders.length,
    done: (t) => t('title:review'),
  },
  changeBankCard: {
    method: 'changeBankCard',
    scenario: 'approved',
    async prepare(page, person) {
      await page.goto('/bank/sms_verification');
      await givesCode(person);
      await fillsCardForm(person);
      await person.taps(person.t('bankCardChange:form.submit'));
    },
    button: ({ button, t }) => button(t('bankCardChange:ask.confirm')),
    moved: ({ accountChanges }) => accountChanges.length,
    done: (t) => t('title:bankCardChanged'),
  },
  deleteAccount: {
    method: 'deleteAccount',
    scenario: 'deletable',
    async prepare(page, person) {
      await page.goto('/account/delete');
      await requestsDeletion(person);
    },
    button: ({ button, t }) => button(t('accountDeletion:ask.confirm')),
    moved: ({ events }) => events.filter(({ kind }) => kind === 'account.deleted').length,
    done: (t) => t('title:accountDeleted'),
  },
  repayDeferralConfirm: {
    method: 'repayDeferralConfirm',
    // The rollover stays confirmed, because only the clock of the control API completes it.
    scenario: 'rollover-initiated',
    async prepare(page, person) {
      const { app, t } = person;
      await page.goto('/');
      await person.row(t('home:repay', { amount: '' })).click();
      await person.taps(t('repayment:operation.open'));
      await person.sees(t('title:rolloverDescribe'));
      await person.agrees();
      const confirm = new RegExp(t('rollover:confirmPay', { amount: '.+' }));
      await app.getByRole('button', { name: confirm }).click();
    },
    button: ({ button, t }) => button(t('rollover:question.confirm')),
    moved: ({ payments }) => payments.length,
    done: (t) => t('rollover:processing.title'),
  },
  repaymentConfirm: {
    method: 'repaymentConfirm',
    scenario: 'loan-70',
    async prepare(page, person) {
      await page.goto('/');
      await person.row(person.t('home:repay', { amount: '' })).click();
      await person.payButton().click();
    },
    button: (person) => person.confirmPayment(),
    moved: ({ payments }) => payments.length,
    done: (t) => t('title:repayPaid'),
  },
  serviceFeePayment: {
    method: 'serviceFeePayment',
    scenario: 'service-fee-due',
    async prepare(page, person) {
      const { app, t } = person;
      await page.goto('/');
      await person.row(t('home:repay', { amount: '' })).click();
      await person.row(t('title:repayDetail')).click();
      const pay = new RegExp(`^${t('repayment:fee.pay', { amount: '₱[\\d,.]+' })}$`);
      await app.getByRole('button', { name: pay }).click();
    },
    button: (person) => person.confirmPayment(),
    moved: ({ serviceFeePayments }) => serviceFeePayments.length,
    done: (t) => t('title:repayPaid'),
  },
  repayRestructureConfirm: {
    method: 'repayRestructureConfirm',
    scenario: 'restructure-offered',
    async prepare(page, person) {
      await page.goto(await startRestructure(page));
      await person.readsRestructure();
      await person.agrees();
      await person.taps(person.t('restructure:confirm.submit'));
    },
    button: ({ button, t }) => button(t('restructure:ask.confirm')),
    moved: ({ payments }) => payments.length,
    done: (t) => t('title:restructureReview'),
  },
};

export const moneyActions: readonly MoneyAction[] = Object.values(actions);

export const stillOpen = (t: Texts, { method }: Pick<MoneyAction, 'method'>): string =>
  t(`home:openAttempts.${method}.title`);
