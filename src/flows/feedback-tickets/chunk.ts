import { pages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(pages);
export { feedbackTicketsProvider as provider } from './provider.ts';
export { feedbackTicketsFlow as descriptor } from '#machines/feedback-tickets/flow.ts';
