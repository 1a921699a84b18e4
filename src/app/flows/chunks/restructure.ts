import { restructurePages } from '#views/restructure/pages.ts';
import { joinPages } from '../../screens/join-pages.ts';

export const screens = joinPages(restructurePages);
export { restructureProvider as provider } from '../restructure.ts';
export { restructureFlow as descriptor } from '#machines/restructure/flow.ts';
