import { day, hour, second } from '#domain/constants.ts';
import { holdOrders } from '../repositories/clocks.ts';
import { presentCredit } from '../repositories/credit/credit.ts';
import { loanIdsOf } from '../repositories/loans/loans.ts';
import { register } from '../repositories/account/borrowers.ts';
import { openSession, unknownPhone } from '../repositories/account/sessions.ts';
import { ticketsOf } from '../repositories/service/tickets.ts';
import type { Work } from '../repositories/work.ts';
import { product } from '../rules/product.ts';
import {
  answer,
  applyForLimit,
  askAboutPayment,
  become,
  begin,
  beginApplication,
  borrow,
  changeAccount,
  deferFee,
  fillForms,
  getCoupon,
  getNumber,
  getRefund,
  getReoffer,
  hadLoansBefore,
  live,
  type Past,
  pay,
  payInto,
  readAnswer,
  refusedAccount,
  restructure,
  talkAtLength,
  uploadFiles,
  workAt,
} from './steps.ts';

const { queueTime, reviewTime, payoutTime, payoutRepairTime } = product.loan;
/** Milliseconds since the application of a loan that has just reached a status. */
const ago = {
  reviewing: queueTime,
  decided: queueTime + reviewTime,
  paidOut: queueTime + reviewTime + payoutTime,
  cancelled: queueTime + reviewTime + payoutTime + payoutRepairTime,
} as const;

const lapsed = product.credit.selfieValidity + 10 * second;

type Scenario = { description: string; past: Past };

/** A loan that was applied for `appliedAgo` milliseconds ago, an hour after the limit. */
const borrowed = (appliedAgo: number, loanAmount = 5_000, accountNumber?: string): Past => [
  [appliedAgo + hour, applyForLimit(accountNumber === undefined ? {} : { accountNumber })],
  [appliedAgo, borrow(loanAmount)],
];

const settled: Past = [...borrowed(40 * day), [12 * day, pay()]];

export const scenarios: Readonly<Record<string, Scenario>> = {
  'new-borrower': {
    description: 'Registered, without any application. The native forms lead to a limit.',
    past: [],
  },
  approved: {
    description: 'Has a limit of 10,000 pesos and no loan.',
    past: [[hour, applyForLimit()]],
  },
  'short-term-30': {
    description:
      'A limit at a lender with one instalment in 30 days; the app accepts the offer. Flagged: app stores bar loans due in full within 60 days.',
    past: [[hour, applyForLimit(), become({ termRange: 'shortTerm' })]],
  },
  'approved-with-coupons': {
    description: 'Has a limit, and four interest coupons: two usable, one too large, one expired.',
    past: [
      [hour, applyForLimit()],
      [
        0,
        getCoupon({ amount: 50, minLoanAmount: 1_000, validDays: 14 }),
        getCoupon({ amount: 100, minLoanAmount: 3_000, validDays: 30 }),
        getCoupon({ amount: 2_000, minLoanAmount: 1_000, validDays: 30 }),
        getCoupon({ amount: 80, minLoanAmount: 1_000, validDays: -3 }),
      ],
    ],
  },
  'coupons-of-every-kind': {
    description:
      'Five coupons: usable, used on a settled loan, reserved, expired, for loans above the limit.',
    past: [
      [25 * day + hour, applyForLimit()],
      [25 * day, borrow(5_000, { amount: 50, minLoanAmount: 0, validDays: 90 })],
      [15 * day, pay()],
      [25 * day, getCoupon({ amount: 80, minLoanAmount: 1_000, validDays: 10 })],
      [
        0,
        getCoupon({ amount: 100, minLoanAmount: 3_000, validDays: 30 }),
        getCoupon({
          amount: 90,
          minLoanAmount: product.totalLimit + product.amounts.step,
          validDays: 30,
        }),
      ],
      [ago.reviewing, borrow(3_000, { amount: 60, minLoanAmount: 1_000, validDays: 90 })],
    ],
  },
  'coupon-given-back': {
    description: 'A coupon on a loan whose payout just failed: the coupon is usable again.',
    past: [
      [ago.paidOut + hour, applyForLimit({ accountNumber: refusedAccount })],
      [ago.paidOut, borrow(5_000, { amount: 100, minLoanAmount: 3_000, validDays: 30 })],
    ],
  },
  reoffer: {
    description: 'Has a limit, and better terms on it: for 3 days, 2 days and a day.',
    past: [
      [hour, applyForLimit()],
      [0, getReoffer],
    ],
  },
  'coupon-popup': {
    description: 'Has a limit and a coupon of 100 pesos, which home shows.',
    past: [
      [hour, applyForLimit()],
      [0, getCoupon({ amount: 100, minLoanAmount: 3_000, validDays: 30, announced: true })],
    ],
  },
  'rating-due': {
    description: 'A second loan, paid back an hour ago, before its time: home asks for a rating.',
    past: [
      ...borrowed(55 * day, 3_000),
      [30 * day, pay()],
      [25 * day, borrow(5_000)],
      [hour, pay()],
    ],
  },
  'credit-expired': {
    description: 'The limit was granted over 90 days ago and has expired.',
    past: [[product.credit.validity + day, applyForLimit()]],
  },
  'upload-incomplete': {
    description:
      'The limit is valid, but the selfie of the application has expired: upload state 4.',
    past: [[product.credit.selfieValidity + day, applyForLimit()]],
  },
  'credit-10': {
    description: 'Application started: basic info is next.',
    past: [[hour, beginApplication]],
  },
  'credit-11': { description: 'Application: work info is next.', past: [[hour, fillForms(1)]] },
  'credit-12': {
    description: 'Application: emergency contact is next.',
    past: [[hour, fillForms(2)]],
  },
  'credit-13': { description: 'Application: identity is next.', past: [[hour, fillForms(3)]] },
  'credit-14': { description: 'Application: the bank card is next.', past: [[hour, fillForms(4)]] },
  'credit-15': {
    description: 'Application complete with all files, waiting to be submitted.',
    past: [[hour, fillForms(), uploadFiles]],
  },
  'credit-16': { description: 'Application under approval.', past: [[0, applyForLimit()]] },
  'credit-17': {
    description: 'Application just approved.',
    past: [[product.credit.reviewTime, applyForLimit()]],
  },
  'credit-18': {
    description: 'Application just rejected: the income is below 5,000 pesos.',
    past: [[product.credit.reviewTime, applyForLimit({ monthlyIncome: '3000' })]],
  },
  'credit-19': { description: 'The limit was used before: one loan, paid back.', past: settled },
  'loan-15': { description: 'A loan before its review.', past: borrowed(0) },
  'loan-20': { description: 'A loan under approval.', past: borrowed(ago.reviewing) },
  'loan-30': {
    description: 'A loan just rejected: the borrower is on a credit bureau list.',
    past: [...borrowed(ago.decided), [ago.decided, become({ flagged: true })]],
  },
  'loan-40': { description: 'A loan approved, the money on its way.', past: borrowed(ago.decided) },
  'loan-60': {
    description: 'A cancelled loan: its payout failed and was not repeated within 7 days.',
    past: borrowed(ago.cancelled, 5_000, refusedAccount),
  },
  'loan-65': {
    description: 'A loan whose payout just failed: the account refuses it.',
    past: borrowed(ago.paidOut, 5_000, refusedAccount),
  },
  'loan-70': {
    description: 'A loan of 5,000 pesos in two instalments, the first due in 20 days.',
    past: borrowed(10 * day),
  },
  'loan-75': {
    description: 'A loan of 5,000 pesos in two instalments, the first overdue for 5 days.',
    past: borrowed(35 * day),
  },
  'loan-80': { description: 'A loan of 5,000 pesos, paid back 12 days ago.', past: settled },
  'offline-number-alive': {
    description: 'A loan due in 20 days, with a 7-Eleven number that was requested an hour ago.',
    past: [...borrowed(10 * day), [hour, getNumber('seven-eleven')]],
  },
  'offline-number-expired': {
    description: 'A loan due in 20 days, with a 7-Eleven number that expired yesterday.',
    past: [...borrowed(10 * day), [4 * day, getNumber('seven-eleven')]],
  },
  'paid-not-posted': {
    description:
      'A loan paid in full at Cebuana 3 days ago, a day before its first due date. The payment posts in a day; until then the loan counts as overdue.',
    past: [...borrowed(32 * day), [3 * day, payInto('cebuana', { postAfter: 4 * day })]],
  },
  overpaid: {
    description:
      'A loan paid in full at 7-Eleven with 100 pesos too much: settled, 100 pesos of credit.',
    past: [...borrowed(10 * day), [2 * day, payInto('seven-eleven', { more: 100 })]],
  },
  'refund-failed': {
    description:
      'A loan paid with 100 pesos too much. The payout account, changed 3 days ago, did not accept the refund.',
    past: [
      ...borrowed(10 * day),
      [3 * day, changeAccount(refusedAccount)],
      [2 * day, payInto('seven-eleven', { more: 100 })],
      [hour, getRefund],
    ],
  },
  'service-fee-due': {
    description: 'A loan due in 20 days with half of its service fee unpaid.',
    past: [...borrowed(10 * day), [10 * day, deferFee]],
  },
  'many-records': {
    description: '10,000 settled loans, the last one paid back 12 days ago.',
    past: [...settled, [0, hadLoansBefore(9_999)]],
  },
  'limit-used-up': {
    description:
      'The whole limit of 10,000 pesos is borrowed, the first instalment due in 20 days.',
    past: borrowed(10 * day, product.amounts.max),
  },
  'card-changed-recently': {
    description:
      'The payout account was changed 3 days ago, and a loan was paid out to it since: the next change is possible later.',
    past: [
      [10 * day, applyForLimit()],
      [3 * day, changeAccount('09181230042')],
      [2 * day, borrow(5_000)],
    ],
  },
  'payout-failed': {
    description:
      'A loan whose payout just failed, to an account that was changed 40 days ago: the next change needs a face check.',
    past: [
      [41 * day, applyForLimit()],
      [40 * day, changeAccount(refusedAccount)],
      [ago.paidOut, borrow(5_000)],
    ],
  },
  'rollover-offered': {
    description:
      'A loan of 5,000 pesos, its first instalment due in 3 days, with an offered rollover.',
    past: borrowed(27 * day),
  },
  'rollover-initiated': {
    description: 'A loan due in 3 days; a rollover was started today and waits for its payment.',
    past: [...borrowed(27 * day), [0, begin('rollover')]],
  },
  'rollover-paid-late': {
    description:
      'A rollover paid in time at Cebuana yesterday; the money posts in a day. Its price has expired, but the rollover is still carried out.',
    past: [
      ...borrowed(27 * day),
      [day, begin('rollover'), payInto('cebuana', { amount: 560, postAfter: 2 * day })],
    ],
  },
  'restructure-agreement-due': {
    description:
      'A loan overdue for 20 days; the minimum of its restructure was paid yesterday and is posted. It waits for the agreement.',
    past: [
      ...borrowed(50 * day),
      [day, begin('restructure'), payInto('seven-eleven', { amount: 1_300 })],
    ],
  },
  'rollover-over-cap': {
    description:
      'A loan whose last instalment is due in 3 days; a rollover would cost more than the law allows.',
    past: [...borrowed(58 * day), [29 * day, pay(1), become({ priceList: 'before2026April' })]],
  },
  'restructure-offered': {
    description: 'A loan overdue for 20 days: too late for a rollover, not for a restructure.',
    past: borrowed(50 * day),
  },
  'restructure-reviewing': {
    description: 'A loan overdue for 20 days, whose restructure was just confirmed.',
    past: [...borrowed(50 * day), [0, restructure]],
  },
  restructured: {
    description: 'A loan that was restructured yesterday, and the new one with three instalments.',
    past: [...borrowed(51 * day), [day, restructure]],
  },
  'ticket-open': {
    description: 'A loan to repay, and a ticket of 2 days ago about it, answered and read.',
    past: [
      ...borrowed(20 * day),
      [2 * day, askAboutPayment],
      [day, answer('Please send us a picture of the receipt.'), readAnswer],
    ],
  },
  'ticket-resolved': {
    description: 'A loan to repay, and a ticket about it that is resolved.',
    past: [
      ...borrowed(20 * day),
      [2 * day, askAboutPayment],
      [day, answer('Your payment is posted now.', true), readAnswer],
    ],
  },
  unread: {
    description: 'A loan to repay, and a ticket with an unread answer.',
    past: [
      ...borrowed(20 * day),
      [2 * day, askAboutPayment],
      [hour, answer('We found your payment.')],
    ],
  },
  'many-messages': {
    description: 'A loan to repay, and a ticket with 10,000 messages.',
    past: [
      ...borrowed(20 * day),
      [8 * day, askAboutPayment],
      [0, talkAtLength(10_000), readAnswer],
    ],
  },
  'two-loans': {
    description: 'One loan to repay in two instalments, another under approval.',
    past: [...borrowed(20 * day, 4_000), [ago.reviewing, borrow(3_000)]],
  },
  deletable: {
    description: 'A loan paid back 12 days ago, and no blocker of an account deletion.',
    past: settled,
  },
  'deletion-blocked': {
    description:
      'All blockers of an account deletion that can exist at once: a loan to repay whose rollover was started and whose payment is not posted, money on its way, and a limit under approval. 100 pesos that were overpaid before paid on that loan.',
    past: [
      // The selfie has just lapsed, so the borrower can apply for a new limit while loans run.
      [lapsed, applyForLimit()],
      [lapsed - hour, borrow(1_000)],
      [lapsed - day, payInto('seven-eleven', { more: 100 })],
      [27 * day, borrow(3_000)],
      // The rollover is initiated now, because an unpaid one from earlier would expire at midnight.
      [0, begin('rollover'), payInto('cebuana', { amount: 500, postAfter: 4 * day })],
      [ago.decided, borrow(3_000)],
      [0, applyForLimit()],
    ],
  },
};

const names = ['Maria Santos', 'Jose Reyes', 'Ana Cruz', 'Mark Bautista', 'Grace Villanueva'];

/** @throws Error if the scenario does not exist */
export async function createBorrower(
  work: Work,
  scenario: string,
  { name, mobile: number }: { name?: string | undefined; mobile?: string | undefined } = {},
) {
  const found = scenarios[scenario];
  if (!found) throw new Error(`no scenario '${scenario}'`);
  const someone = names[work.random.below(names.length)] ?? 'Maria Santos';
  const { borrower, password } = await register(work, name ?? someone, number);
  const { userId, mobile, username } = borrower;
  await live(work, userId, found.past);
  const credit = await presentCredit(await workAt(work, userId, 0), userId);
  // The orders of a scenario move only when the clock is advanced, not with real time.
  await holdOrders(work, userId);
  const creditOrderId = credit?.creditOrderId ?? null;
  const loanOrderIds = await loanIdsOf(work, userId);
  const ticketIds = (await ticketsOf(work, userId)).map(({ ticketId }) => ticketId);
  const token = await openSession(work, userId, unknownPhone);
  return { mobile, username, password, userId, token, creditOrderId, loanOrderIds, ticketIds };
}
