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

const hrefs = [
  ...new Set(pageIds.flatMap((page) => queries.map((query) => hrefOf({ page, query })))),
  '/no/such/page',
  '/borrow',
];

export const starts: readonly Start[] = [
  ...hrefs.map((href): Start => ({ href, found: 'nothing' })),
  { href: '/', found: 'application' },
  { href: '/', found: 'payment' },
  { href: '/', found: 'fee' },
  { href: '/', found: 'rollover' },
  { href: '/', found: 'restructure' },
  { href: '/', found: 'card' },
  { href: '/', found: 'deletion' },
];
