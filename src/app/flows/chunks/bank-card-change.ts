import { bankCardChangePages } from '#views/bank-card-change/pages.ts';
import { joinPages } from '../../screens/join-pages.ts';

export const screens = joinPages(bankCardChangePages);
export { bankCardChangeProvider as provider } from '../bank-card-change.ts';
export { bankCardChangeFlow as descriptor } from '#machines/bank-card-change/flow.ts';
