import { step, type PageRow } from './row.ts';

/**
 * The page of deleting the account (S2, /account). Its success page survives the session, so it is
 * an info page.
 */
export const accountDeletionPages = {
  accountDelete: {
    ...step,
    path: '/account/delete',
    transaction: 'customer_support',
    flow: 'accountDeletion',
    money: true,
  },
} as const satisfies Record<string, PageRow>;
