import { step, type PageRow } from './row.ts';

/** The page of loan records (S2, /mine); `group` is its filter. */
export const recordsPages = {
  records: {
    ...step,
    params: ['group'],
    path: '/mine/records',
    transaction: 'customer_support',
    flow: 'records',
  },
} as const satisfies Record<string, PageRow>;
