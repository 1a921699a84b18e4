import { pages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(pages);
export { operationSuccessProvider as provider } from './provider.ts';
export { operationSuccessFlow as descriptor } from '#machines/operation-success/flow.ts';
