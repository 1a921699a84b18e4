/** The kind of transaction for which the time on a page counts in analytics (S2). */
export type TransactionType =
  | 'receive_payment'
  | 'credit'
  | 'loan_repayment'
  | 'customer_support'
  | 'permissions';

export type PageRow = {
  /** The path, in the specification's spelling. */
  path: string;
  transaction: TransactionType | 'byLoanOrder';
  /** The owner of the page: a flow, `login`, or `info` for pages above any flow. */
  flow: string;
  /** Query parameters that the page keeps; `needs` are the required ones. */
  params: readonly string[];
  needs: readonly string[];
  /** The page's position within its flow; an earlier step has a smaller number. */
  order: number;
  needsLogin: boolean;
  /** Whether the page runs a money action; on these pages the shell's back key asks the page. */
  money: boolean;
  /** Whether an address, and therefore a cold start, opens the page. */
  restorable: boolean;
  /**
   * The page's effect on the browser's history: `root` collapses it, `step` adds to it, `terminal`
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

/** A page that needs no login. */
export const open = { ...step, needsLogin: false } as const;

/** A page with an optional loan order. */
export const orderQuery = { params: ['loanOrderId'] } as const;

/** A page that requires a loan order. */
export const orderOnly = { params: ['loanOrderId'], needs: ['loanOrderId'] } as const;
