import { hrefOf, pageIds, type Location } from '#domain/pages.ts';
import type { Start } from './steps.ts';

const queries: Location['query'][] = [
  {},
  { loanOrderId: 'loan-1' },
  { loanOrderId: 'loan-1', isOverdue: 't' },
  { deferralOrderId: 'deferral-1' },
  { restructureOrderId: 'restructure-1' },
  { questionId: 'late' },
];

/** The addresses of all pages, with and without the queries that they take, and of no page. */
const hrefs = [
  ...new Set(pageIds.flatMap((page) => queries.map((query) => hrefOf({ page, query })))),
  '/no/such/page',
  '/borrow',
];

/** Every link that may be opened, money whose outcome is not known, and what was last known. */
export const starts: readonly Start[] = [
  ...hrefs.map((href): Start => ({ href, found: 'nothing' })),
  { href: '/', found: 'application' },
  { href: '/', found: 'payment' },
  { href: '/', found: 'fee' },
  { href: '/', found: 'rollover' },
  { href: '/', found: 'restructure' },
  { href: '/', found: 'card' },
  { href: '/', found: 'deletion' },
  { href: '/', found: 'lastKnown' },
  { href: '/', found: 'lastKnownAndPayment' },
];
