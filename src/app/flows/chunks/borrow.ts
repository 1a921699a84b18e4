import { borrowPages } from '#views/borrow/pages.ts';
import { joinPages } from '../../screens/join-pages.ts';

export const screens = joinPages(borrowPages);
export { borrowProvider as provider } from '../borrow.ts';
export { borrowFlow as descriptor } from '#machines/borrow/flow.ts';
