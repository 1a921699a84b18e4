import { step, type PageRow } from './row.ts';

const own = { ...step, transaction: 'customer_support', flow: 'feedbackTickets' } as const;

/** The pages of tickets (S2, /customer), in the specification's spelling. */
export const feedbackTicketsPages = {
  ticketList: { ...own, path: '/customer/serviceProgress' },
  ticketForm: {
    ...own,
    path: '/customer/customerWorder',
    order: 2,
    params: ['loanOrderId', 'about', 'article'],
  },
  ticketDetail: {
    ...own,
    path: '/customer/feedbackDetail',
    order: 2,
    params: ['ticketId'],
    needs: ['ticketId'],
  },
  ticketSent: {
    ...own,
    path: '/customer/feedbackSucess',
    order: 3,
    restorable: false,
  },
} as const satisfies Record<string, PageRow>;
