import { tellingTheList } from '#machines/paged-list/tell.ts';
import { requireOutcome } from '#machines/shared/outcome.ts';
import { tell } from '#machines/shared/reload.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { feedbackTicketsSetup } from './feedback-tickets.setup.ts';
import { formState } from './states/form.ts';

/** Tickets (S2, `/customer`): the form, its confirmation, the list, and the conversations. */
export const feedbackTicketsMachine = feedbackTicketsSetup.createMachine({
  id: 'feedbackTickets',
  description: 'Requests to customer service: writing, listing and following them.',
  context: ({ input: { session, page, subject, ticketId } }) => ({
    userKey: session.userKey,
    name: session.auth.userInfo?.name ?? '',
    mobile: session.auth.mobile,
    page,
    subject,
    ticketId,
    facts: null,
    draft: null,
    preparing: false,
    faults: {},
    filter: 'all',
    sent: null,
    failure: null,
    outcome: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The requested page opens first.',
      meta: { label: 'Choosing the page' },
      always: [
        { guard: 'listAsked', target: 'list' },
        { guard: 'ticketAsked', target: 'detail' },
        { target: 'form' },
      ],
    },
    list: {
      description: 'The borrower’s requests: all, or by whether they are resolved.',
      meta: { label: 'The list', shows: ['K4', 'S2.14'], page: 'ticketList' },
      invoke: {
        id: 'ticketList',
        src: 'ticketList',
        input: ({ context: { filter } }) => ({ filter }),
        onError: 'left',
      },
      on: {
        'filter.chosen': {
          guard: withEvent('anotherFilter'),
          target: 'list',
          reenter: true,
          actions: withEvent('chooseFilter'),
        },
        ...tellingTheList,
        'ticket.opened': { target: 'detail', actions: withEvent('chooseTicket') },
        'form.opened': { target: 'form', actions: 'forgetSubject' },
        'nav.forward': [
          { guard: withEvent('leadsToTicket'), target: 'detail' },
          { guard: withEvent('leadsToForm'), target: 'form' },
        ],
        'nav.back': 'left',
      },
    },
    form: formState,
    sent: {
      description: 'The page shows the request’s number, its time and when to expect an answer.',
      meta: { label: 'Sent', shows: ['K4'], page: 'ticketSent' },
      on: {
        // The sent ticket is already selected.
        'ticket.opened': 'detail',
        'list.opened': 'list',
        'nav.back': 'left',
      },
    },
    detail: {
      description: 'The page shows one request and its conversation.',
      meta: { label: 'A request', shows: ['K4'], page: 'ticketDetail' },
      invoke: {
        id: 'conversation',
        src: 'conversation',
        input: ({ context: { userKey, ticketId } }) => ({
          userKey,
          ticketId: required(ticketId, 'ticket'),
        }),
        onError: 'list',
      },
      on: {
        'pictures.chosen': tell('tellConversation'),
        'picture.retried': tell('tellConversation'),
        'picture.removed': tell('tellConversation'),
        'text.changed': tell('tellConversation'),
        'message.submitted': tell('tellConversation'),
        'message.retried': tell('tellConversation'),
        'message.removed': tell('tellConversation'),
        'earlier.requested': tell('tellConversation'),
        'retry.pressed': tell('tellConversation'),
        'page.refreshed': tell('tellConversation'),
        'page.shown': tell('tellConversation'),
        'connection.restored': tell('tellConversation'),
        'session.renewed': tell('tellConversation'),
        'nav.back': 'list',
      },
    },
    left: {
      type: 'final',
      description: 'The borrower left.',
      meta: { label: 'Left' },
      entry: 'leave',
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
