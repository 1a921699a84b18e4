import type { FeedbackTicketsEvent } from '#machines/feedback-tickets/feedback-tickets.setup.ts';
import type { FeedbackTicketsView } from '#machines/feedback-tickets/view.ts';
import type { ScreenProps } from '../screen.ts';

/** What the screens of tickets get. */
export type TicketProps = ScreenProps<FeedbackTicketsView, FeedbackTicketsEvent>;
