import { operationSuccessPages } from '#views/operation-success/pages.ts';
import { joinPages } from '../../screens/join-pages.ts';

export const screens = joinPages(operationSuccessPages);
export { operationSuccessProvider as provider } from '../operation-success.ts';
export { operationSuccessFlow as descriptor } from '#machines/operation-success/flow.ts';
