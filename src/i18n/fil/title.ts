import type en from '../en/title.ts';

export default {
  login: 'Mag‑log in',
  error: 'Hindi maipakita ang page na ito',
  agreement: 'Loan agreement',
  service: 'Service agreement',
  privacy: 'Privacy policy',
  customerCenter: 'Customer service',
  article: 'Tulong',
  aboutUs: 'Tungkol sa amin',
  antiFraudGuide: 'Manatiling ligtas sa scam',
  borrowGuide: 'Paano humiram',
  repayGuide: 'Paano magbayad',
  deletionGuide: 'Paano i‑delete ang account ninyo',
  accountDeleted: 'Na‑delete na ang account ninyo',
  permissions: 'Mga permission',
  allAgreement: 'Mga agreement at policy',
} satisfies typeof en;
