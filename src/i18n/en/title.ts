/** A page's title, by the page table's `titleKey`. */
const title = {
  home: 'Home',
  login: 'Log in',
  error: 'Page not found',
  limit: 'Your limit',
  quota: 'Loan amount',
  confirm: 'Confirm your loan',
  review: 'Under review',
  reviewDetails: 'Review details',
  reject: 'Not approved',
  rejectDetails: 'What to do next',
  lending: 'Money on its way',
  lendingDetails: 'Payout details',
  repay: 'Repay',
  repayOverdue: 'Overdue repayment',
  repayPlan: 'Repayment plan',
  repayDetail: 'Repayment detail',
  agreement: 'Loan agreement',
  service: 'Service agreement',
  privacy: 'Privacy policy',
  customerCenter: 'Customer service',
};

export default title;
