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
} as const satisfies Record<string, PageRow>;
