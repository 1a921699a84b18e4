/** Titles of login and info pages, by page id; flows have theirs in `titles` or `flows.ts`. */
export default {
  login: 'Log in',
  error: 'This page can’t be shown',
  agreement: 'Loan agreement',
  service: 'Service agreement',
  privacy: 'Privacy policy',
  customerCenter: 'Customer service',
  article: 'Help',
  aboutUs: 'About us',
  antiFraudGuide: 'Stay safe from scams',
  borrowGuide: 'How to borrow',
  repayGuide: 'How to repay',
  deletionGuide: 'How to delete your account',
  accountDeleted: 'Your account is deleted',
  permissions: 'Permissions',
  allAgreement: 'Agreements and policies',
};
