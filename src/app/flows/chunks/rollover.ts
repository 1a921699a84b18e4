import { rolloverPages } from '#views/rollover/pages.ts';
import { joinPages } from '../../screens/join-pages.ts';

export const screens = joinPages(rolloverPages);
export { rolloverProvider as provider } from '../rollover.ts';
export { rolloverFlow as descriptor } from '#machines/rollover/flow.ts';
