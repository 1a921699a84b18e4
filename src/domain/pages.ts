import { type PageRow, pages, type TransactionType } from './page-table.ts';

export type PageId = keyof typeof pages;

/** Owners of pages: the flows, `login`, and `info` for pages above the active flow. */
export type PageOwner = (typeof pages)[PageId]['flow'];
/** The flows; at most one is active. */
export type FlowId = Exclude<PageOwner, 'login' | 'info'>;
export type PageOf<Owner extends PageOwner> = {
  [Page in PageId]: (typeof pages)[Page]['flow'] extends Owner ? Page : never;
}[PageId];

/** Whether a page is shown above the active flow. */
export const isInfoPage = (page: PageId): page is PageOf<'info'> => pages[page].flow === 'info';

export type QueryParam = (typeof pages)[PageId]['params'][number];
export type Query = Partial<Record<QueryParam, string>>;

export type Location = { page: PageId; query: Query };

export const pageIds = Object.keys(pages).filter((key): key is PageId => key in pages);

type AnyPageRow = Omit<PageRow, 'flow' | 'params' | 'needs'> & {
  flow: PageOwner;
  params: readonly QueryParam[];
  needs: readonly QueryParam[];
};

/** The row of a page, in the common type of all rows. */
export function pageRow(page: PageId): AnyPageRow {
  return pages[page];
}

export const moneyPages = pageIds.filter((page) => pageRow(page).money);

/** Whether a page belongs to a flow: neither login nor a page above the flows. */
export function belongsToFlow(page: PageId): boolean {
  const { flow } = pageRow(page);
  return flow !== 'info' && flow !== 'login';
}

/** The page groups of S2 whose bare path leads home. */
const groupPaths = ['/borrow', '/repay', '/guide', '/mine', '/account', '/bank', '/customer'];

/** The path and query of a location, with only the parameters that its page keeps. */
export function hrefOf({ page, query }: Location): string {
  const { path, params } = pageRow(page);
  const search = new URLSearchParams();
  for (const name of params) {
    const value = query[name];
    if (value !== undefined) search.set(name, value);
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Maximum length of a parameter in characters, equal to the length of an id. */
const longestParameter = 64;

/**
 * The location of an address. An unknown path is the error page; a group without a page is home
 * (S2). A parameter that is empty or longer than an id counts as missing, because no request may
 * contain it. Of a repeated parameter the first value counts; the app then replaces the address
 * with that of the location, so the borrower sees and shares only one value.
 */
export function locationOf(pathname: string, search: string): Location {
  const path = pathname.replace(/\/+$/, '') || '/';
  const page = pageIds.find((id) => pages[id].path === path);
  if (!page) return { page: groupPaths.includes(path) ? 'home' : 'error', query: {} };
  const given = new URLSearchParams(search);
  const query: Query = {};
  for (const name of pageRow(page).params) {
    const value = given.get(name);
    if (value && value.length <= longestParameter) query[name] = value;
  }
  return { page, query };
}

/**
 * The location that an address really opens: home if a required parameter is missing or the page
 * cannot be opened by address.
 */
export function openableLocation(location: Location): Location {
  const { needs, restorable } = pageRow(location.page);
  const complete = needs.every((name) => location.query[name] !== undefined);
  return complete && restorable ? location : { page: 'home', query: {} };
}

/** Whether two locations have the same page and the same kept parameters. */
export function sameLocation(a: Location, b: Location): boolean {
  return hrefOf(a) === hrefOf(b);
}

/** Titles that a page has only in some states. */
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
  | 'payoutHeld'
  | 'cancelled'
  | 'moreTime'
  | 'bankCardChanged';
export type TitleKey = PageId | TimelyTitle;

/**
 * The translation key of a location's title: by default the page's id. Repayment has an overdue
 * variant (S2), and a variant for a completed payment. A flow's state may name another title
 * (`meta.title`).
 */
export function titleKeyOf({ page, query }: Location): TitleKey {
  if (page === 'repayDetail' && query.paid === 't') return 'repayPaid';
  return page === 'repay' && query.isOverdue === 't' ? 'repayOverdue' : page;
}

/**
 * The transaction type of a location (S2). A review or rejection has `receive_payment` with a loan
 * order in its address, and `credit` without one.
 */
export function transactionOf({ page, query }: Location): TransactionType {
  const { transaction } = pageRow(page);
  if (transaction !== 'byLoanOrder') return transaction;
  return query.loanOrderId === undefined ? 'credit' : 'receive_payment';
}
