import { operationSuccessPages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(operationSuccessPages);
export { operationSuccessProvider as provider } from './provider.ts';
export { operationSuccessFlow as descriptor } from '#machines/operation-success/flow.ts';
