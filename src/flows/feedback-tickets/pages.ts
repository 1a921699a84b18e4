import { joinPages } from '#app/screens/join-pages.ts';
import { selectFeedbackTicketsView } from '#machines/feedback-tickets/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { TicketDetailScreen } from './ticket-detail.tsx';
import { TicketFormScreen } from './ticket-form.tsx';
import { TicketListScreen } from './ticket-list.tsx';
import { TicketSentScreen } from './ticket-sent.tsx';

export const pages = pagesOf<'feedbackTickets'>()({
  select: selectFeedbackTicketsView,
  screens: {
    ticketList: TicketListScreen,
    ticketForm: TicketFormScreen,
    ticketDetail: TicketDetailScreen,
    ticketSent: TicketSentScreen,
  },
});

export const screens = joinPages(pages);
export { feedbackTicketsProvider as provider } from './provider.ts';
export { feedbackTicketsFlow as descriptor } from '#machines/feedback-tickets/view.ts';
