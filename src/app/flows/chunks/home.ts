import { homePages } from '#views/home/pages.ts';
import { joinPages } from '../../screens/join-pages.ts';

export const screens = joinPages(homePages);
export { homeProvider as provider } from '../home.ts';
export { homeFlow as descriptor } from '#machines/home/flow.ts';
