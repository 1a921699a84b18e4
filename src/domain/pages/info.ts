import { open, step, type PageRow } from './row.ts';

/** Pages that are shown above the active flow. */
export const infoPages = {
  error: {
    ...open,
    path: '/error',
    transaction: 'customer_support',
    flow: 'info',
  },
  agreement: {
    ...step,
    path: '/agreement',
    transaction: 'receive_payment',
    flow: 'info',
    order: 4,
  },
  service: {
    ...open,
    path: '/service',
    transaction: 'customer_support',
    flow: 'info',
  },
  privacy: {
    ...open,
    path: '/privacy',
    transaction: 'customer_support',
    flow: 'info',
  },
  customerCenter: {
    ...open,
    path: '/customer/customerCenter',
    transaction: 'customer_support',
    flow: 'info',
  },
  /**
   * The end of an account deletion (S2): it survives the session, and back leads to no earlier
   * page.
   */
  accountDeleted: {
    ...open,
    path: '/account/deleted',
    transaction: 'customer_support',
    flow: 'info',
    history: 'root',
    restorable: false,
  },
  article: {
    ...open,
    path: '/customer/questionContent',
    transaction: 'customer_support',
    flow: 'info',
    params: ['questionId'],
    needs: ['questionId'],
  },
} as const satisfies Record<string, PageRow>;
