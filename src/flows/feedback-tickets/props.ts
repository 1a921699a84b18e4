import type { FeedbackTicketsEvent } from '#machines/feedback-tickets/feedback-tickets.setup.ts';
import type { FeedbackTicketsView } from '#machines/feedback-tickets/view.ts';
import type { ScreenProps } from '#views/shared/screen.ts';

export type TicketProps = ScreenProps<FeedbackTicketsView, FeedbackTicketsEvent>;
