import { progressPages } from '#views/order-progress/pages.ts';
import { joinPages } from '../../screens/join-pages.ts';

export const screens = joinPages(progressPages);
export { orderProgressProvider as provider } from '../order-progress.ts';
export { orderProgressFlow as descriptor } from '#machines/order-progress/flow.ts';
