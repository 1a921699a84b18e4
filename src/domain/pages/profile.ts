import { step, type PageRow } from './row.ts';

const own = { ...step, transaction: 'customer_support', flow: 'profile' } as const;

/** The borrower's own pages (S2, /mine): an overview and two pages below it. */
export const profilePages = {
  setting: { ...own, path: '/mine/setting' },
  agreementList: { ...own, path: '/mine/agreement_list', order: 2 },
  accountSecurity: { ...own, path: '/mine/account_security', order: 2 },
} as const satisfies Record<string, PageRow>;
