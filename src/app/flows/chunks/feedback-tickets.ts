import { feedbackTicketsPages } from '#views/feedback-tickets/pages.ts';
import { joinPages } from '../../screens/join-pages.ts';

export const screens = joinPages(feedbackTicketsPages);
export { feedbackTicketsProvider as provider } from '../feedback-tickets.ts';
export { feedbackTicketsFlow as descriptor } from '#machines/feedback-tickets/flow.ts';
