/** What a page's time is spent on, for analytics (S2). */
export type TransactionType =
  | 'receive_payment'
  | 'credit'
  | 'loan_repayment'
  | 'customer_support'
  | 'permissions';

/** The query parameters that pages carry. */
export const queryParams = ['loanOrderId', 'isOverdue'] as const;
export type QueryParam = (typeof queryParams)[number];
export type Query = Partial<Record<QueryParam, string>>;

type PageRow = {
  path: string;
  /** The name by which navigation by status knows the page (S2). */
  routeName?: string;
  titleKey: string;
  transaction: TransactionType | 'byLoanOrder';
  flow: string;
  /** Query parameters that the page keeps; `needs` are those it cannot do without. */
  params: readonly QueryParam[];
  needs: readonly QueryParam[];
  /** The page’s position within its flow: a step back is a smaller number. */
  order: number;
  needsLogin: boolean;
  /** A step that moves money: a link alone never leads into it. */
  money: boolean;
  /** Whether a cold start may open it again. */
  restorable: boolean;
  history: 'root' | 'step' | 'terminal' | 'transient';
};

const step = {
  params: [],
  needs: [],
  order: 1,
  needsLogin: true,
  money: false,
  restorable: true,
  history: 'step',
} as const satisfies Partial<PageRow>;

const orderQuery = { params: ['loanOrderId'] } as const;
const orderOnly = { params: ['loanOrderId'], needs: ['loanOrderId'] } as const;
const open = { ...step, needsLogin: false } as const;

/**
 * The one page table (S2): the router, titles, analytics, deep links and tests all read it.
 * Paths keep the specification's own spelling.
 */
export const pages = {
  home: {
    ...step,
    path: '/',
    routeName: 'home',
    titleKey: 'home',
    transaction: 'credit',
    flow: 'home',
    history: 'root',
  },
  login: {
    ...open,
    path: '/login',
    routeName: 'login',
    titleKey: 'login',
    transaction: 'credit',
    flow: 'login',
    history: 'transient',
  },
  error: {
    ...open,
    path: '/error',
    titleKey: 'error',
    transaction: 'customer_support',
    flow: 'info',
  },

  limit: {
    ...step,
    path: '/borrow/loop_quota',
    titleKey: 'limit',
    transaction: 'credit',
    flow: 'borrow',
  },
  quota: {
    ...step,
    path: '/borrow/confirm_quota',
    titleKey: 'quota',
    transaction: 'receive_payment',
    flow: 'borrow',
    order: 2,
  },
  confirm: {
    ...step,
    path: '/borrow/confirm_borrow',
    titleKey: 'confirm',
    transaction: 'receive_payment',
    flow: 'borrow',
    order: 3,
    money: true,
  },

  review: {
    ...step,
    ...orderQuery,
    path: '/borrow/review',
    routeName: 'review',
    titleKey: 'review',
    transaction: 'byLoanOrder',
    flow: 'orderProgress',
  },
  reviewDetails: {
    ...step,
    ...orderQuery,
    path: '/borrow/review_details',
    routeName: 'reviewDetails',
    titleKey: 'reviewDetails',
    transaction: 'byLoanOrder',
    flow: 'orderProgress',
    order: 2,
  },
  reject: {
    ...step,
    ...orderQuery,
    path: '/borrow/reject',
    titleKey: 'reject',
    transaction: 'byLoanOrder',
    flow: 'orderProgress',
  },
  rejectDetails: {
    ...step,
    ...orderQuery,
    path: '/borrow/reject_details',
    routeName: 'rejectDetails',
    titleKey: 'rejectDetails',
    transaction: 'byLoanOrder',
    flow: 'orderProgress',
    order: 2,
  },
  lending: {
    ...step,
    ...orderOnly,
    path: '/borrow/lending',
    routeName: 'lending',
    titleKey: 'lending',
    transaction: 'receive_payment',
    flow: 'orderProgress',
  },
  lendingDetails: {
    ...step,
    ...orderOnly,
    path: '/borrow/lending_details',
    routeName: 'lendingDetails',
    titleKey: 'lendingDetails',
    transaction: 'receive_payment',
    flow: 'orderProgress',
    order: 2,
  },

  repay: {
    ...step,
    params: ['loanOrderId', 'isOverdue'],
    needs: ['loanOrderId'],
    path: '/repay/repay',
    routeName: 'repay',
    titleKey: 'repay',
    transaction: 'loan_repayment',
    flow: 'repayment',
    money: true,
  },
  repayPlan: {
    ...step,
    ...orderOnly,
    path: '/repay/repay_plan',
    titleKey: 'repayPlan',
    transaction: 'loan_repayment',
    flow: 'repayment',
    order: 2,
  },
  repayDetail: {
    ...step,
    params: ['loanOrderId', 'isOverdue'],
    needs: ['loanOrderId'],
    path: '/repay/repay_detail',
    routeName: 'repayDetail',
    titleKey: 'repayDetail',
    transaction: 'loan_repayment',
    flow: 'repayment',
    order: 2,
  },

  agreement: {
    ...step,
    path: '/agreement',
    titleKey: 'agreement',
    transaction: 'receive_payment',
    flow: 'info',
    order: 4,
  },
  service: {
    ...open,
    path: '/service',
    titleKey: 'service',
    transaction: 'customer_support',
    flow: 'info',
  },
  privacy: {
    ...open,
    path: '/privacy',
    titleKey: 'privacy',
    transaction: 'customer_support',
    flow: 'info',
  },
  customerCenter: {
    ...open,
    path: '/customer/customerCenter',
    titleKey: 'customerCenter',
    transaction: 'customer_support',
    flow: 'info',
  },
} as const satisfies Record<string, PageRow>;

export type PageId = keyof typeof pages;

/** Who owns pages; `info` are the pages that lie above whatever flow is active. */
export type PageOwner = (typeof pages)[PageId]['flow'];
/** The flows of which one is active. */
export type FlowId = Exclude<PageOwner, 'login' | 'info'>;
/** The pages of an owner. */
export type PageOf<Owner extends PageOwner> = {
  [Page in PageId]: (typeof pages)[Page]['flow'] extends Owner ? Page : never;
}[PageId];

/** Where a person is: a page and its query. */
export type Location = { page: PageId; query: Query };

export const pageIds = Object.keys(pages).filter((key): key is PageId => key in pages);

/** The table's row of a page, with the columns' general types. */
export function pageRow(page: PageId): PageRow & { flow: PageOwner } {
  return pages[page];
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

/** Where a location really leads: one that lacks what it cannot do without leads home (design.md). */
export function openableLocation(location: Location): Location {
  const complete = pageRow(location.page).needs.every((name) => location.query[name] !== undefined);
  return complete ? location : { page: 'home', query: {} };
}

/** Whether two locations are the same, query included. */
export function sameLocation(a: Location, b: Location): boolean {
  return hrefOf(a) === hrefOf(b);
}

export type TitleKey = (typeof pages)[PageId]['titleKey'] | 'repayOverdue';

/** The translation key of a location's title; repayment has an overdue variant (S2). */
export function titleKeyOf({ page, query }: Location): TitleKey {
  return page === 'repay' && query.isOverdue === 't' ? 'repayOverdue' : pages[page].titleKey;
}

/** The transaction type of a location: a review or rejection is a payment's where it names a loan order (S2). */
export function transactionOf({ page, query }: Location): TransactionType {
  const { transaction } = pageRow(page);
  if (transaction !== 'byLoanOrder') return transaction;
  return query.loanOrderId === undefined ? 'credit' : 'receive_payment';
}
