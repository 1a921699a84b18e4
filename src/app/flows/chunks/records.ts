import { recordsPages } from '#views/records/pages.ts';
import { joinPages } from '../../screens/join-pages.ts';

export const screens = joinPages(recordsPages);
export { recordsProvider as provider } from '../records.ts';
export { recordsFlow as descriptor } from '#machines/records/flow.ts';
