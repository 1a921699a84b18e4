import { day, hour, second } from '#domain/constants.ts';
import { register } from '../repositories/account/borrowers.ts';
import { openSession, unknownPhone } from '../repositories/account/sessions.ts';
import type { Work } from '../repositories/work.ts';
import { product } from '../rules/product.ts';
import { Biography, refusedAccount } from './biography.ts';

const { queueTime, reviewTime, payoutTime, payoutRepairTime } = product.loan;
/** Milliseconds since the application of a loan that has just reached a status. */
const ago = {
  reviewing: queueTime,
  decided: queueTime + reviewTime,
  paidOut: queueTime + reviewTime + payoutTime,
  cancelled: queueTime + reviewTime + payoutTime + payoutRepairTime,
} as const;

type Scenario = { description: string; live: (life: Biography) => Promise<void> };

/** A loan that was applied for `appliedAgo` milliseconds ago, an hour after the limit. */
const borrowed =
  (appliedAgo: number, loanAmount = 5_000) =>
  async (life: Biography) => {
    await life.applyForLimit(appliedAgo + hour);
    await life.borrow(appliedAgo, loanAmount, 61);
  };

const abandonedAfter = (count: number) => async (life: Biography) => {
  if (count === 0) await life.beginApplication(hour);
  else await life.fillForms(hour, {}, count);
};

const settledLoan = async (life: Biography) => {
  await borrowed(40 * day)(life);
  await life.payBack(12 * day);
};

const paidAndNotPosted = 'I paid at the store yesterday and nothing shows here.';

export const scenarios: Readonly<Record<string, Scenario>> = {
  'new-borrower': {
    description: 'Registered, without any application. The native forms lead to a limit.',
    live: async () => {},
  },
  approved: {
    description: 'Has a limit of 10,000 pesos and no loan.',
    live: async (life) => life.applyForLimit(hour),
  },
  'short-term-30': {
    description:
      'A limit at a lender with one instalment in 30 days; the app accepts the offer. Flagged: app stores bar loans due in full within 60 days.',
    live: async (life) => {
      await life.applyForLimit(hour);
      await life.become({ termRange: 'shortTerm' });
    },
  },
  'approved-with-coupons': {
    description: 'Has a limit, and four interest coupons: two usable, one too large, one expired.',
    live: async (life) => {
      await life.applyForLimit(hour);
      await life.getCoupon(0, { amount: 50, minLoanAmount: 1_000, validDays: 14 });
      await life.getCoupon(0, { amount: 100, minLoanAmount: 3_000, validDays: 30 });
      await life.getCoupon(0, { amount: 2_000, minLoanAmount: 1_000, validDays: 30 });
      await life.getCoupon(0, { amount: 80, minLoanAmount: 1_000, validDays: -3 });
    },
  },
  'coupons-of-every-kind': {
    description:
      'Five coupons: usable, used on a settled loan, reserved, expired, for loans above the limit.',
    live: async (life) => {
      const past = 25 * day;
      await life.applyForLimit(past + hour);
      const used = await life.getCoupon(past, {
        amount: 50,
        minLoanAmount: 0,
        validDays: 90,
      });
      await life.borrow(past, 5_000, 61, [used]);
      await life.payBack(15 * day);
      await life.getCoupon(past, { amount: 80, minLoanAmount: 1_000, validDays: 10 });
      await life.getCoupon(0, { amount: 100, minLoanAmount: 3_000, validDays: 30 });
      const aboveLimit = product.totalLimit + product.amounts.step;
      await life.getCoupon(0, { amount: 90, minLoanAmount: aboveLimit, validDays: 30 });
      const grant = { amount: 60, minLoanAmount: 1_000, validDays: 90 } as const;
      const reserved = await life.getCoupon(hour, grant);
      await life.borrow(ago.reviewing, 3_000, 61, [reserved]);
    },
  },
  'coupon-given-back': {
    description: 'A coupon on a loan whose payout just failed: the coupon is usable again.',
    live: async (life) => {
      await life.applyForLimit(ago.paidOut + hour, { accountNumber: refusedAccount });
      const grant = { amount: 100, minLoanAmount: 3_000, validDays: 30 } as const;
      const couponId = await life.getCoupon(ago.paidOut, grant);
      await life.borrow(ago.paidOut, 5_000, 61, [couponId]);
    },
  },
  reoffer: {
    description: 'Has a limit, and better terms on it: for 3 days, 2 days and a day.',
    live: async (life) => {
      await life.applyForLimit(hour);
      await life.getReoffer(0);
    },
  },
  'coupon-popup': {
    description: 'Has a limit and a coupon of 100 pesos, which home shows.',
    live: async (life) => {
      await life.applyForLimit(hour);
      const coupon = { amount: 100, minLoanAmount: 3_000, validDays: 30 } as const;
      await life.getCoupon(0, { ...coupon, announced: true });
    },
  },
  'rating-due': {
    description: 'A second loan, paid back an hour ago, before its time: home asks for a rating.',
    live: async (life) => {
      await life.applyForLimit(55 * day + hour);
      await life.borrow(55 * day, 3_000, 61);
      await life.payBack(30 * day);
      await life.borrow(25 * day, 5_000, 61);
      await life.payBack(hour);
    },
  },
  'credit-expired': {
    description: 'The limit was granted over 90 days ago and has expired.',
    live: async (life) => life.applyForLimit(product.credit.validity + day),
  },
  'upload-incomplete': {
    description:
      'The limit is valid, but the selfie of the application has expired: upload state 4.',
    live: async (life) => life.applyForLimit(product.credit.selfieValidity + day),
  },
  'credit-10': { description: 'Application started: basic info is next.', live: abandonedAfter(0) },
  'credit-11': { description: 'Application: work info is next.', live: abandonedAfter(1) },
  'credit-12': { description: 'Application: emergency contact is next.', live: abandonedAfter(2) },
  'credit-13': { description: 'Application: identity is next.', live: abandonedAfter(3) },
  'credit-14': { description: 'Application: the bank card is next.', live: abandonedAfter(4) },
  'credit-15': {
    description: 'Application complete with all files, waiting to be submitted.',
    live: async (life) => {
      await life.fillForms(hour);
      await life.uploadFiles(hour);
    },
  },
  'credit-16': {
    description: 'Application under approval.',
    live: async (life) => life.applyForLimit(0),
  },
  'credit-17': {
    description: 'Application just approved.',
    live: async (life) => life.applyForLimit(product.credit.reviewTime),
  },
  'credit-18': {
    description: 'Application just rejected: the income is below 5,000 pesos.',
    live: async (life) => life.applyForLimit(product.credit.reviewTime, { monthlyIncome: '3000' }),
  },
  'credit-19': {
    description: 'The limit was used before: one loan, paid back.',
    live: settledLoan,
  },
  'loan-15': { description: 'A loan before its review.', live: borrowed(0) },
  'loan-20': { description: 'A loan under approval.', live: borrowed(ago.reviewing) },
  'loan-30': {
    description: 'A loan just rejected: the borrower is on a credit bureau list.',
    live: async (life) => {
      await borrowed(ago.decided)(life);
      await life.become({ flagged: true });
    },
  },
  'loan-40': { description: 'A loan approved, the money on its way.', live: borrowed(ago.decided) },
  'loan-60': {
    description: 'A cancelled loan: its payout failed and was not repeated within 7 days.',
    live: async (life) => {
      await life.applyForLimit(ago.cancelled + hour, { accountNumber: refusedAccount });
      await life.borrow(ago.cancelled, 5_000, 61);
    },
  },
  'loan-65': {
    description: 'A loan whose payout just failed: the account refuses it.',
    live: async (life) => {
      await life.applyForLimit(ago.paidOut + hour, { accountNumber: refusedAccount });
      await life.borrow(ago.paidOut, 5_000, 61);
    },
  },
  'loan-70': {
    description: 'A loan of 5,000 pesos in two instalments, the first due in 20 days.',
    live: borrowed(10 * day),
  },
  'loan-75': {
    description: 'A loan of 5,000 pesos in two instalments, the first overdue for 5 days.',
    live: borrowed(35 * day),
  },
  'loan-80': { description: 'A loan of 5,000 pesos, paid back 12 days ago.', live: settledLoan },
  'offline-number-alive': {
    description: 'A loan due in 20 days, with a 7-Eleven number that was requested an hour ago.',
    live: async (life) => {
      await borrowed(10 * day)(life);
      await life.getNumber(hour, 'seven-eleven');
    },
  },
  'offline-number-expired': {
    description: 'A loan due in 20 days, with a 7-Eleven number that expired yesterday.',
    live: async (life) => {
      await borrowed(10 * day)(life);
      await life.getNumber(4 * day, 'seven-eleven');
    },
  },
  'paid-not-posted': {
    description:
      'A loan paid in full at Cebuana 3 days ago, a day before its first due date. The payment posts in a day; until then the loan counts as overdue.',
    live: async (life) => {
      await borrowed(32 * day)(life);
      await life.payAtCounter(3 * day, 'cebuana', { postAfter: 4 * day });
    },
  },
  overpaid: {
    description:
      'A loan paid in full at 7-Eleven with 100 pesos too much: settled, 100 pesos of credit.',
    live: async (life) => {
      await borrowed(10 * day)(life);
      await life.payAtCounter(2 * day, 'seven-eleven', { more: 100 });
    },
  },
  'refund-failed': {
    description:
      'A loan paid with 100 pesos too much. The payout account, changed 3 days ago, did not accept the refund.',
    live: async (life) => {
      await borrowed(10 * day)(life);
      await life.changeAccount(3 * day, refusedAccount);
      await life.payAtCounter(2 * day, 'seven-eleven', { more: 100 });
      await life.getRefund(hour);
    },
  },
  'service-fee-due': {
    description: 'A loan due in 20 days with half of its service fee unpaid.',
    live: async (life) => {
      await borrowed(10 * day)(life);
      await life.deferServiceFee(10 * day);
    },
  },
  'many-records': {
    description: '10,000 settled loans, the last one paid back 12 days ago.',
    live: async (life) => {
      await settledLoan(life);
      await life.hadLoansBefore(9_999);
    },
  },
  'limit-used-up': {
    description:
      'The whole limit of 10,000 pesos is borrowed, the first instalment due in 20 days.',
    live: borrowed(10 * day, product.amounts.max),
  },
  'card-changed-recently': {
    description:
      'The payout account was changed 3 days ago, and a loan was paid out to it since: the next change is possible later.',
    live: async (life) => {
      await life.applyForLimit(10 * day);
      await life.changeAccount(3 * day, '09181230042');
      await life.borrow(2 * day, 5_000, 61);
    },
  },
  'payout-failed': {
    description:
      'A loan whose payout just failed, to an account that was changed 40 days ago: the next change needs a face check.',
    live: async (life) => {
      await life.applyForLimit(41 * day);
      await life.changeAccount(40 * day, refusedAccount);
      await life.borrow(ago.paidOut, 5_000, 61);
    },
  },
  'rollover-offered': {
    description:
      'A loan of 5,000 pesos, its first instalment due in 3 days, with an offered rollover.',
    live: borrowed(27 * day),
  },
  'rollover-initiated': {
    description: 'A loan due in 3 days; a rollover was started today and waits for its payment.',
    live: async (life) => {
      await borrowed(27 * day)(life);
      await life.initiate(0, 'rollover');
    },
  },
  'rollover-paid-late': {
    description:
      'A rollover paid in time at Cebuana yesterday; the money posts in a day. Its price has expired, but the rollover is still carried out.',
    live: async (life) => {
      await borrowed(27 * day)(life);
      await life.initiate(day, 'rollover');
      await life.payAtCounter(day, 'cebuana', { amount: 560, postAfter: 2 * day });
    },
  },
  'restructure-agreement-due': {
    description:
      'A loan overdue for 20 days; the minimum of its restructure was paid yesterday and is posted. It waits for the agreement.',
    live: async (life) => {
      await borrowed(50 * day)(life);
      await life.initiate(day, 'restructure');
      await life.payAtCounter(day, 'seven-eleven', { amount: 1_300 });
    },
  },
  'rollover-over-cap': {
    description:
      'A loan whose last instalment is due in 3 days; a rollover would cost more than the law allows.',
    live: async (life) => {
      await borrowed(58 * day)(life);
      await life.payInstalments(29 * day, 1);
      await life.become({ priceList: 'before2026April' });
    },
  },
  'restructure-offered': {
    description: 'A loan overdue for 20 days: too late for a rollover, not for a restructure.',
    live: borrowed(50 * day),
  },
  'restructure-reviewing': {
    description: 'A loan overdue for 20 days, whose restructure was just confirmed.',
    live: async (life) => {
      await borrowed(50 * day)(life);
      await life.restructure(0);
    },
  },
  restructured: {
    description: 'A loan that was restructured yesterday, and the new one with three instalments.',
    live: async (life) => {
      await borrowed(51 * day)(life);
      await life.restructure(day);
    },
  },
  'ticket-open': {
    description: 'A loan to repay, and a ticket of 2 days ago about it, answered and read.',
    live: async (life) => {
      await borrowed(20 * day)(life);
      await life.openTicket(2 * day, paidAndNotPosted);
      await life.answerTicket(day, 'Please send us a picture of the receipt.', { read: true });
    },
  },
  'ticket-resolved': {
    description: 'A loan to repay, and a ticket about it that is resolved.',
    live: async (life) => {
      await borrowed(20 * day)(life);
      await life.openTicket(2 * day, paidAndNotPosted);
      await life.answerTicket(day, 'Your payment is posted now.', { resolve: true, read: true });
    },
  },
  unread: {
    description: 'A loan to repay, and a ticket with an unread answer.',
    live: async (life) => {
      await borrowed(20 * day)(life);
      await life.openTicket(2 * day, paidAndNotPosted);
      await life.answerTicket(hour, 'We found your payment.');
    },
  },
  'many-messages': {
    description: 'A loan to repay, and a ticket with 10,000 messages.',
    live: async (life) => {
      await borrowed(20 * day)(life);
      await life.openTicket(8 * day, paidAndNotPosted);
      await life.talkedAtLength(10_000);
    },
  },
  'two-loans': {
    description: 'One loan to repay in two instalments, another under approval.',
    live: async (life) => {
      await life.applyForLimit(20 * day + hour);
      await life.borrow(20 * day, 4_000, 61);
      await life.borrow(ago.reviewing, 3_000, 61);
    },
  },
  deletable: {
    description: 'A loan paid back 12 days ago, and no blocker of an account deletion.',
    live: settledLoan,
  },
  'deletion-blocked': {
    description:
      'All blockers of an account deletion that can exist at once: a loan to repay whose rollover was started and whose payment is not posted, money on its way, and a limit under approval. 100 pesos that were overpaid before paid on that loan.',
    live: async (life) => {
      // The selfie has just lapsed, so the borrower can apply for a new limit while loans run.
      const lapsed = product.credit.selfieValidity + 10 * second;
      await life.applyForLimit(lapsed);
      await life.borrow(lapsed - hour, 1_000, 61);
      await life.payAtCounter(lapsed - day, 'seven-eleven', { more: 100 });
      await life.borrow(27 * day, 3_000, 61);
      // The rollover is initiated now, because an unpaid one from earlier would expire at midnight.
      await life.initiate(0, 'rollover');
      await life.payAtCounter(0, 'cebuana', { amount: 500, postAfter: 4 * day });
      await life.borrow(ago.decided, 3_000, 61);
      await life.applyForLimit(0);
    },
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
  const life = new Biography(work, userId);
  await found.live(life);
  const orders = await life.end();
  const token = await openSession(work, userId, unknownPhone);
  return { mobile, username, password, userId, token, ...orders };
}
