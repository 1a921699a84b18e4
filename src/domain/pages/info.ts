import { open, step, type PageRow } from './row.ts';

/** Pages that lie above whatever flow is active. */
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
  /** What ends the deletion of an account (S2): it outlives the session, and nothing leads back below it. */
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
