import { accountDeletionPages } from './pages/account-deletion.ts';
import { bankCardChangePages } from './pages/bank-card-change.ts';
import { borrowPages } from './pages/borrow.ts';
import { couponsPages } from './pages/coupons.ts';
import { feedbackTicketsPages } from './pages/feedback-tickets.ts';
import { guidePages } from './pages/guides.ts';
import { homePages } from './pages/home.ts';
import { infoPages } from './pages/info.ts';
import { loginPages } from './pages/login.ts';
import { offlinePaymentPages } from './pages/offline-payment.ts';
import { operationSuccessPages } from './pages/operation-success.ts';
import { orderProgressPages } from './pages/order-progress.ts';
import { profilePages } from './pages/profile.ts';
import { recordsPages } from './pages/records.ts';
import { repaymentPages } from './pages/repayment.ts';
import { restructurePages } from './pages/restructure.ts';
import { rolloverPages } from './pages/rollover.ts';
import type { PageRow, TransactionType } from './pages/row.ts';

/**
 * The one page table (S2), a file a flow: the router, titles, analytics, deep links and tests all
 * read it. A page's id is its route name, by which navigation by status knows it (S2), and its
 * title's key.
 */
export const pages = {
  ...homePages,
  ...loginPages,
  ...infoPages,
  ...guidePages,
  ...borrowPages,
  ...orderProgressPages,
  ...repaymentPages,
  ...couponsPages,
  ...recordsPages,
  ...offlinePaymentPages,
  ...restructurePages,
  ...operationSuccessPages,
  ...rolloverPages,
  ...profilePages,
  ...bankCardChangePages,
  ...accountDeletionPages,
  ...feedbackTicketsPages,
} as const satisfies Record<string, PageRow>;

export type PageId = keyof typeof pages;

/** Owners of pages: the flows, and `info` for pages above the active flow. */
export type PageOwner = (typeof pages)[PageId]['flow'];
/** The flows of which one is active. */
export type FlowId = Exclude<PageOwner, 'login' | 'info'>;
/** The pages of an owner. */
export type PageOf<Owner extends PageOwner> = {
  [Page in PageId]: (typeof pages)[Page]['flow'] extends Owner ? Page : never;
}[PageId];

/** Whether a page lies above whatever flow is active. */
export const isInfoPage = (page: PageId): page is PageOf<'info'> => pages[page].flow === 'info';

/** The query parameters that pages carry. */
export type QueryParam = (typeof pages)[PageId]['params'][number];
export type Query = Partial<Record<QueryParam, string>>;

/** Where a person is: a page and its query. */
export type Location = { page: PageId; query: Query };

export const pageIds = Object.keys(pages).filter((key): key is PageId => key in pages);

/** The columns' general types, with the owners and parameters that there are. */
type AnyPageRow = Omit<PageRow, 'flow' | 'params' | 'needs'> & {
  flow: PageOwner;
  params: readonly QueryParam[];
  needs: readonly QueryParam[];
};

/** The table's row of a page. */
export function pageRow(page: PageId): AnyPageRow {
  return pages[page];
}

/** The pages of a step that moves money. */
export const moneyPages = pageIds.filter((page) => pageRow(page).money);

/** Whether a page is a flow's: not login, and none that lies above the flows. */
export function belongsToFlow(page: PageId): boolean {
  const { flow } = pageRow(page);
  return flow !== 'info' && flow !== 'login';
}

/** The groups of S2 whose path alone leads home. */
const groupPaths = ['/borrow', '/repay', '/guide', '/mine', '/account', '/bank', '/customer'];

/** The address of a location. */
export function hrefOf({ page, query }: Location): string {
  const { path, params } = pageRow(page);
  const search = new URLSearchParams();
  for (const name of params) {
    const value = query[name];
    if (value !== undefined) search.set(name, value);
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The location an address names; an unknown path is the error page, a group without a child is home (S2). */
export function locationOf(pathname: string, search: string): Location {
  const path = pathname.replace(/\/+$/, '') || '/';
  const page = pageIds.find((id) => pages[id].path === path);
  if (!page) return { page: groupPaths.includes(path) ? 'home' : 'error', query: {} };
  const given = new URLSearchParams(search);
  const query: Query = {};
  for (const name of pageRow(page).params) {
    const value = given.get(name);
    if (value) query[name] = value;
  }
  return { page, query };
}

/**
 * Where a location really leads: one that lacks what it cannot do without leads home (design.md), and
 * so does one that no address opens.
 */
export function openableLocation(location: Location): Location {
  const { needs, restorable } = pageRow(location.page);
  const complete = needs.every((name) => location.query[name] !== undefined);
  return complete && restorable ? location : { page: 'home', query: {} };
}

/** Whether two locations are the same, query included. */
export function sameLocation(a: Location, b: Location): boolean {
  return hrefOf(a) === hrefOf(b);
}

/** Titles that a page has only at times. */
type TimelyTitle =
  | 'repayOverdue'
  | 'repayPaid'
  | 'statement'
  | 'certificate'
  | 'disclosure'
  | 'restructureAgreement'
  | 'application'
  | 'approved'
  | 'paidOut'
  | 'payoutFailed'
  | 'cancelled'
  | 'moreTime'
  | 'bankCardChanged';
export type TitleKey = PageId | TimelyTitle;

/**
 * The translation key of a location's title: the page's own name. Repayment has an overdue variant (S2), and one for
 * what was just paid. A state of a flow may name another (`meta.title`).
 */
export function titleKeyOf({ page, query }: Location): TitleKey {
  if (page === 'repayDetail' && query.paid === 't') return 'repayPaid';
  return page === 'repay' && query.isOverdue === 't' ? 'repayOverdue' : page;
}

/** The transaction type of a location: a review or rejection is a payment's where it names a loan order (S2). */
export function transactionOf({ page, query }: Location): TransactionType {
  const { transaction } = pageRow(page);
  if (transaction !== 'byLoanOrder') return transaction;
  return query.loanOrderId === undefined ? 'credit' : 'receive_payment';
}
