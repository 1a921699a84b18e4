import { open, type PageRow } from './row.ts';

const readable = { ...open, transaction: 'customer_support', flow: 'info' } as const;

/**
 * Pages with information before and during a loan. They need no login and are shown above the
 * active flow (S2).
 */
export const guidePages = {
  aboutUs: { ...readable, path: '/guide/about_us' },
  antiFraudGuide: { ...readable, path: '/guide/anti_fraud_guide' },
  borrowGuide: { ...readable, path: '/guide/borrow_guide' },
  repayGuide: { ...readable, path: '/guide/repay_guide' },
  deletionGuide: { ...readable, path: '/guide/delete_account' },
  permissions: {
    ...readable,
    path: '/permissions',
    transaction: 'permissions',
  },
  allAgreement: { ...readable, path: '/all_agreement' },
} as const satisfies Record<string, PageRow>;
