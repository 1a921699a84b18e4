/** Texts that may differ from the English one in their terms, each with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  'fil/orderProgress.reject.guideFailed':
    'English begins with what did not load; Filipino begins with the verb',
  'fil/borrow.confirm.problems.sessionEnded': 'Filipino says that the person was logged out',
  'fil/restructure.problems.sessionEnded': 'Filipino says that the person was logged out',
  'fil/repayment.problems.sessionEnded': 'Filipino says that the person was logged out',
  'sandbox/rejectionWords.1.title': 'Filipino names what is open: a loan',
};

/** Texts of one namespace that may change places, since both say the same. */
export const alike: readonly (readonly [string, string])[] = [
  ['fil/borrow.money.waiting.title', 'fil/borrow.money.late.title'],
  ['fil/repayment.money.waiting.title', 'fil/repayment.money.late.title'],
  ['fil/restructure.describe.difference', 'fil/restructure.money.sending.title'],
  ['fil/restructure.money.waiting.title', 'fil/restructure.money.late.title'],
  ['fil/home.closed.underWay.action', 'fil/home.openAttempts.action'],
  ['fil/home.rejected.title', 'fil/home.notices.stayed.s30'],
  ['fil/borrow.quota.couponTitle', 'fil/borrow.confirm.interestAfter'],
  ['fil/borrow.quota.payments_one', 'fil/borrow.quota.paymentsFrom_one'],
  ['fil/borrow.quota.payments_one', 'fil/borrow.quota.paymentsFrom_other'],
  ['fil/borrow.quota.payments_other', 'fil/borrow.quota.paymentsFrom_one'],
  ['fil/borrow.quota.payments_other', 'fil/borrow.quota.paymentsFrom_other'],
  ['fil/common.logout.title', 'fil/common.logout.confirm'],
  ['fil/home.reviewing.action', 'fil/home.status.s20'],
  ['fil/home.closed.expired.action', 'fil/home.notices.creditExpired.title'],
  ['fil/home.closed.overdue.title', 'fil/home.closed.overdue.action'],
  ['fil/home.closed.overdue.title', 'fil/home.repay'],
  ['fil/home.rejected.until', 'fil/home.closed.rejected.title'],
  ['fil/home.status.s65', 'fil/home.updateAccount.title'],
  ['fil/home.loans', 'fil/home.records'],
  ['fil/records.filters', 'fil/records.list'],
  ['fil/repayment.due.choose', 'fil/repayment.confirm.pay'],
  ['fil/repayment.due.payNow', 'fil/repayment.confirm.pay'],
  ['fil/repayment.due.paid', 'fil/repayment.detail.youPaid'],
  ['fil/repayment.confirm.left', 'fil/repayment.detail.left'],
  ['fil/repayment.confirm.left', 'fil/repayment.plan.total'],
  ['fil/repayment.detail.youPaid', 'fil/repayment.detail.paid'],
  ['fil/orderProgress.order.account', 'fil/orderProgress.lending.text'],
];
