import { repaymentPages } from '#views/repayment/pages.ts';
import { joinPages } from '../../screens/join-pages.ts';

export const screens = joinPages(repaymentPages);
export { repaymentProvider as provider } from '../repayment.ts';
export { repaymentFlow as descriptor } from '#machines/repayment/flow.ts';
