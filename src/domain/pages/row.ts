/** What a page's time is spent on, for analytics (S2). */
export type TransactionType =
  | 'receive_payment'
  | 'credit'
  | 'loan_repayment'
  | 'customer_support'
  | 'permissions';

/** What the page table says of one page. */
export type PageRow = {
  /** The path, in the specification's own spelling. */
  path: string;
  transaction: TransactionType | 'byLoanOrder';
  /** Who owns the page: a flow, `login`, or `info` for pages that lie above any flow. */
  flow: string;
  /** Query parameters that the page keeps; `needs` are those it cannot do without. */
  params: readonly string[];
  needs: readonly string[];
  /** The page's position within its flow: a step back is a smaller number. */
  order: number;
  needsLogin: boolean;
  /** A step that moves money: a link alone never leads into it. */
  money: boolean;
  /** Whether an address opens it, and so a cold start again. */
  restorable: boolean;
  /**
   * What the page does to the browser's history: `root` collapses it, `step` adds to it, `terminal`
   * removes its flow's entries, `transient` leaves no trace.
   */
  history: 'root' | 'step' | 'terminal' | 'transient';
};

/** A step of a flow after login. */
export const step = {
  params: [],
  needs: [],
  order: 1,
  needsLogin: true,
  money: false,
  restorable: true,
  history: 'step',
} as const satisfies Partial<PageRow>;

/** A page that anybody may open. */
export const open = { ...step, needsLogin: false } as const;

/** A page that may name a loan order. */
export const orderQuery = { params: ['loanOrderId'] } as const;

/** A page that cannot do without a loan order. */
export const orderOnly = { params: ['loanOrderId'], needs: ['loanOrderId'] } as const;
