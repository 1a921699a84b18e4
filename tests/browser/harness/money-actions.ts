import type { Page } from '@playwright/test';
import { assumedCodes } from '#domain/codes.ts';
import type { MoneyKind } from '#domain/money.ts';
import { formatPeso } from '#domain/peso.ts';
import type { Person } from './person.ts';
import type { Ledger } from './sandbox.ts';
import type { Texts } from './texts.ts';

/** One way in which money moves, as a person goes through it. */
type MoneyAction<Kind extends MoneyKind = MoneyKind> = {
  method: Kind;
  scenario: string;
  /** Goes to where one tap on `button` moves the money. */
  prepare: (page: Page, person: Person) => Promise<void>;
  button: (person: Person) => ReturnType<Person['button']>;
  /** How often the money moved, by the ledger. */
  moved: (ledger: Ledger) => number;
  /** The title of the page that says it is done. */
  done: (t: Texts) => string;
  sending: (t: Texts) => string;
  waiting: (t: Texts) => string;
  notTaken: (t: Texts) => string;
  /** A code that proves that nothing was taken, and what is said of it. */
  refusal: { code: number; says: (t: Texts) => string };
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
    done: (t) => t('orderProgress:review.title'),
    sending: (t) => t('borrow:money.sending.title'),
    waiting: (t) => t('borrow:money.waiting.title'),
    notTaken: (t) => t('borrow:confirm.problems.notTaken'),
    refusal: {
      code: assumedCodes.loanPending,
      says: (t) => t('borrow:confirm.problems.refused', { reason: t('failure:code.loanPending') }),
    },
  },
  repaymentConfirm: {
    method: 'repaymentConfirm',
    scenario: 'loan-70',
    async prepare(page, person) {
      await page.goto('/');
      await person.row(person.t('home:repay', { amount: '' })).click();
      await person.sees(person.t('repayment:due.title'));
    },
    button: (person) => person.payButton(),
    moved: ({ payments }) => payments.length,
    done: (t) => t('repayment:detail.paidTitle'),
    sending: (t) => t('repayment:money.sending.title'),
    waiting: (t) => t('repayment:money.waiting.title'),
    notTaken: (t) => t('repayment:problems.notTaken'),
    refusal: {
      code: assumedCodes.amountChanged,
      says: (t) => t('repayment:problems.refused', { reason: t('failure:code.amountChanged') }),
    },
  },
};

export const moneyActions: readonly MoneyAction[] = Object.values(actions);
