/**
 * The titles of login and of the info pages, by page id. Titles of flows are in their `titles`, or
 * in `flows.ts`.
 */
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
