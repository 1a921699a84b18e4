import type { Page } from '@playwright/test';
import { accountCodes } from '#domain/account/account-codes.ts';
import { assumedCodes } from '#domain/codes.ts';
import type { MoneyKind } from '#domain/money.ts';
import { formatPeso } from '#domain/peso.ts';
import { requestsDeletion } from './account-deletion.ts';
import { requestsChange } from './bank-card.ts';
import { startRestructure } from './operations.ts';
import type { Person } from './person.ts';
import type { Ledger } from './sandbox.ts';
import type { Texts } from './texts.ts';

type MoneyAction<Kind extends MoneyKind = MoneyKind> = {
  method: Kind;
  scenario: string;
  /** Goes to the page where one tap on `button` moves the money. */
  prepare: (page: Page, person: Person) => Promise<void>;
  /** Goes to that page again, from the page that reports that no money was taken. */
  prepareAgain: (person: Person) => Promise<void>;
  button: (person: Person) => ReturnType<Person['button']>;
  /** Counts the orders, changes or payments of this kind. */
  moved: (ledger: Ledger) => number;
  done: (t: Texts) => string;
  sending: (t: Texts) => string;
  waiting: (t: Texts) => string;
  late: (t: Texts) => string;
  notTaken: (t: Texts) => string;
  notSent: (t: Texts, reason: string) => string;
  /** Shown when the money was not taken, with the server's answer. */
  answered: (t: Texts, reason: string) => string;
  sessionEnded: (t: Texts) => string;
  /** The chunk that only the page after success needs. */
  codeAfter?: RegExp;
  /** A code that proves that no money was taken, and the text for it. */
  refusal: { code: number; says: (t: Texts) => string };
};

const loanAmount = 5_000;

/** Flows that report money with texts of the same names. */
type Flow = 'accountDeletion' | 'bankCardChange' | 'repayment' | 'restructure' | 'rollover';

const wordsOf = (flow: Flow) =>
  ({
    sending: (t) => t(`${flow}:money.sending.title`),
    waiting: (t) => t(`${flow}:money.waiting.title`),
    late: (t) => t(`${flow}:money.late.title`),
    notTaken: (t) => t(`${flow}:problems.notTaken`),
    notSent: (t, reason) => t(`${flow}:problems.notSent`, { reason }),
    answered: (t, reason) => t(`${flow}:problems.answered`, { reason }),
    sessionEnded: (t) => t(`${flow}:problems.sessionEnded`),
  }) satisfies Partial<MoneyAction>;

const repaymentWords = {
  ...wordsOf('repayment'),
  done: (t) => t('title:repayPaid'),
  refusal: {
    code: assumedCodes.amountChanged,
    says: (t) => t('repayment:problems.refused', { reason: t('failure:code.amountChanged') }),
  },
} as const satisfies Partial<MoneyAction>;

async function agreeToRollover({ app, t }: Person): Promise<void> {
  await app.getByRole('checkbox').check();
  await app
    .getByRole('button', { name: new RegExp(t('rollover:confirmPay', { amount: '.+' })) })
    .click();
}

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
    // The consent stays ticked.
    prepareAgain: () => Promise.resolve(),
    button: ({ button, t }) =>
      button(t('borrow:confirm.submit', { amount: formatPeso(loanAmount) })),
    moved: ({ orders }) => orders.length,
    done: (t) => t('title:review'),
    sending: (t) => t('borrow:money.sending.title'),
    waiting: (t) => t('borrow:money.waiting.title'),
    late: (t) => t('borrow:money.late.title'),
    notTaken: (t) => t('borrow:confirm.problems.notTaken'),
    notSent: (t, reason) => t('borrow:confirm.problems.notSent', { reason }),
    answered: (t, reason) => t('borrow:confirm.problems.answered', { reason }),
    sessionEnded: (t) => t('borrow:confirm.problems.sessionEnded'),
    codeAfter: /order-progress-[\w-]+\.js$/,
    refusal: {
      code: assumedCodes.consentMissing,
      says: (t) =>
        t('borrow:confirm.problems.refused', { reason: t('failure:code.consentMissing') }),
    },
  },
  changeBankCard: {
    ...wordsOf('bankCardChange'),
    method: 'changeBankCard',
    scenario: 'approved',
    async prepare(page, person) {
      await page.goto('/bank/sms_verification');
      await requestsChange(person);
    },
    // The typed fields stay while the page is open.
    async prepareAgain(person) {
      const submit = person.button(person.t('bankCardChange:form.submit'));
      const label = person.app.getByLabel(person.t('bankCardChange:form.holder'), { exact: true });
      if (await label.isVisible()) await submit.click();
      else await requestsChange(person);
    },
    button: ({ button, t }) => button(t('bankCardChange:ask.confirm')),
    moved: ({ accountChanges }) => accountChanges.length,
    done: (t) => t('title:bankCardChanged'),
    codeAfter: /order-progress-[\w-]+\.js$/,
    refusal: {
      code: accountCodes.wrongHolder,
      says: (t) => t('bankCardChange:form.reasons.holder.mismatch'),
    },
  },
  deleteAccount: {
    ...wordsOf('accountDeletion'),
    method: 'deleteAccount',
    scenario: 'deletable',
    async prepare(page, person) {
      await page.goto('/account/delete');
      await requestsDeletion(person);
    },
    // The chosen reason and the typed code stay while the page is open.
    prepareAgain: requestsDeletion,
    button: ({ button, t }) => button(t('accountDeletion:ask.confirm')),
    moved: ({ events }) => events.filter(({ kind }) => kind === 'account.deleted').length,
    done: (t) => t('title:accountDeleted'),
    codeAfter: /info-pages-[\w-]+\.js$/,
    refusal: {
      code: accountCodes.deletionBlocked,
      says: (t) => t('accountDeletion:problems.blocked'),
    },
  },
  repayDeferralConfirm: {
    ...wordsOf('rollover'),
    method: 'repayDeferralConfirm',
    // The rollover stays confirmed, because only the clock of the control API completes it.
    scenario: 'rollover-initiated',
    async prepare(page, person) {
      await page.goto('/');
      await person.row(person.t('home:repay', { amount: '' })).click();
      await person.taps(person.t('repayment:operation.open'));
      await person.sees(person.t('title:rolloverDescribe'));
      await agreeToRollover(person);
    },
    prepareAgain: agreeToRollover,
    button: ({ button, t }) => button(t('rollover:question.confirm')),
    moved: ({ payments }) => payments.length,
    done: (t) => t('rollover:processing.title'),
    refusal: {
      code: assumedCodes.amountChanged,
      says: (t) => t('rollover:problems.refused', { reason: t('failure:code.amountChanged') }),
    },
  },
  repaymentConfirm: {
    ...repaymentWords,
    method: 'repaymentConfirm',
    scenario: 'loan-70',
    async prepare(page, person) {
      await page.goto('/');
      await person.row(person.t('home:repay', { amount: '' })).click();
      await person.sees(person.t('title:repay'));
      await person.payButton().click();
    },
    prepareAgain: (person) => person.payButton().click(),
    button: (person) => person.confirmPayment(),
    moved: ({ payments }) => payments.length,
  },
  serviceFeePayment: {
    ...repaymentWords,
    method: 'serviceFeePayment',
    scenario: 'service-fee-due',
    async prepare(page, person) {
      await page.goto('/');
      await person.row(person.t('home:repay', { amount: '' })).click();
      await person.sees(person.t('title:repay'));
      await person.row(person.t('title:repayDetail')).click();
      await person.payFeeButton().click();
    },
    prepareAgain: (person) => person.payFeeButton().click(),
    button: (person) => person.confirmPayment(),
    moved: ({ serviceFeePayments }) => serviceFeePayments.length,
  },
  repayRestructureConfirm: {
    ...wordsOf('restructure'),
    method: 'repayRestructureConfirm',
    scenario: 'restructure-offered',
    async prepare(page, person) {
      await page.goto(await startRestructure(page));
      await person.readsRestructure();
      await person.agrees();
      await person.taps(person.t('restructure:confirm.submit'));
    },
    // The consent stays ticked.
    prepareAgain: (person) => person.taps(person.t('restructure:confirm.submit')),
    button: ({ button, t }) => button(t('restructure:ask.confirm')),
    moved: ({ payments }) => payments.length,
    done: (t) => t('title:restructureReview'),
    refusal: {
      code: assumedCodes.accountMismatch,
      says: (t) => t('restructure:problems.refused', { reason: t('failure:code.accountMismatch') }),
    },
  },
};

export const moneyActions: readonly MoneyAction[] = Object.values(actions);

export const stillOpen = (t: Texts, { method }: Pick<MoneyAction, 'method'>): string =>
  t(`home:openAttempts.${method}.title`);
