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
   * The page's effect on the browser's history: `root` collapses it, `step` adds to it after a tap,
   * `terminal` removes its flow's entries, `transient` leaves no trace.
   */
  history: 'root' | 'step' | 'terminal' | 'transient';
};

/** A step of a flow after login. */
const step = {
  params: [],
  needs: [],
  order: 1,
  needsLogin: true,
  money: false,
  restorable: true,
  history: 'step',
} as const;

const credit = { ...step, transaction: 'credit' } as const;
const receiving = { ...step, transaction: 'receive_payment' } as const;
const repaying = { ...step, transaction: 'loan_repayment' } as const;
const support = { ...step, transaction: 'customer_support' } as const;

/** A page above the active flow, which needs no login. */
const info = { ...support, flow: 'info', needsLogin: false } as const;

const borrow = { ...receiving, flow: 'borrow' } as const;
const progress = { ...receiving, flow: 'orderProgress' } as const;
/** The loan order is optional. */
const review = { ...progress, params: ['loanOrderId'], transaction: 'byLoanOrder' } as const;
const ofLoan = { params: ['loanOrderId'], needs: ['loanOrderId'] } as const;
const repayment = { ...repaying, ...ofLoan, flow: 'repayment' } as const;
const ofDeferral = { params: ['deferralOrderId'], needs: ['deferralOrderId'] } as const;
const rollover = { ...repaying, ...ofDeferral, flow: 'rollover' } as const;
const ofRestructure = { params: ['restructureOrderId'], needs: ['restructureOrderId'] } as const;
const restructure = { ...repaying, ...ofRestructure, flow: 'restructure' } as const;
const profile = { ...support, flow: 'profile' } as const;
const bankCardChange = { ...receiving, flow: 'bankCardChange' } as const;
const tickets = { ...support, flow: 'feedbackTickets' } as const;

/**
 * The page table (S2), in the order of the flows. A page's id is its route name, which navigation
 * by status uses (S2), and the key of its title.
 */
export const pages = {
  home: { ...credit, path: '/', flow: 'home', history: 'root' },
  login: { ...credit, path: '/login', flow: 'login', needsLogin: false, history: 'transient' },

  error: { ...info, path: '/error' },
  agreement: { ...receiving, path: '/agreement', flow: 'info', order: 4 },
  service: { ...info, path: '/service' },
  privacy: { ...info, path: '/privacy' },
  customerCenter: { ...info, path: '/customer/customerCenter' },
  /** The session has ended here, and back leads to no earlier page. */
  accountDeleted: { ...info, path: '/account/deleted', history: 'root', restorable: false },
  article: {
    ...info,
    path: '/customer/questionContent',
    params: ['questionId'],
    needs: ['questionId'],
  },
  aboutUs: { ...info, path: '/guide/about_us' },
  antiFraudGuide: { ...info, path: '/guide/anti_fraud_guide' },
  borrowGuide: { ...info, path: '/guide/borrow_guide' },
  repayGuide: { ...info, path: '/guide/repay_guide' },
  deletionGuide: { ...info, path: '/guide/delete_account' },
  permissions: { ...info, path: '/permissions', transaction: 'permissions' },
  allAgreement: { ...info, path: '/all_agreement' },

  limit: { ...borrow, path: '/borrow/loop_quota', transaction: 'credit' },
  quota: { ...borrow, path: '/borrow/confirm_quota', order: 2 },
  confirm: { ...borrow, path: '/borrow/confirm_borrow', order: 3, money: true },

  review: { ...review, path: '/borrow/review' },
  reviewDetails: { ...review, path: '/borrow/review_details', order: 2 },
  reject: { ...review, path: '/borrow/reject' },
  rejectDetails: { ...review, path: '/borrow/reject_details', order: 2 },
  lending: { ...progress, ...ofLoan, path: '/borrow/lending' },
  lendingDetails: { ...progress, ...ofLoan, path: '/borrow/lending_details', order: 2 },

  repay: {
    ...repayment,
    path: '/repay/repay',
    params: ['loanOrderId', 'isOverdue'],
    money: true,
  },
  repayPlan: { ...repayment, path: '/repay/repay_plan', order: 2 },
  repayDetail: {
    ...repayment,
    path: '/repay/repay_detail',
    params: ['loanOrderId', 'isOverdue', 'paid'],
    order: 2,
  },

  coupons: { ...support, path: '/mine/coupon', flow: 'coupons' },

  /** `group` is the filter. */
  records: { ...support, path: '/mine/records', flow: 'records', params: ['group'] },

  /** `amount` is the chosen sum, in pesos. */
  repayOffline: {
    ...repaying,
    path: '/repay/repay_offline',
    flow: 'offlinePayment',
    params: ['loanOrderId', 'amount'],
    needs: ['loanOrderId'],
    order: 2,
  },

  restructureDescribe: { ...restructure, path: '/repay/restructure_describe' },
  restructureDetails: { ...restructure, path: '/repay/restructure_details', order: 2 },
  restructureConfirmation: {
    ...restructure,
    path: '/repay/restructure_confirmation',
    order: 3,
    money: true,
  },
  /** Order 4 is the agreement, an info page. */
  restructureReview: {
    ...restructure,
    path: '/repay/restructure_review',
    order: 5,
    history: 'terminal',
  },

  operationSuccess: {
    ...repaying,
    path: '/repay/operation_success',
    flow: 'operationSuccess',
    /** Exactly one is required. */
    params: ['deferralOrderId', 'restructureOrderId'],
    order: 4,
  },

  rolloverDescribe: { ...rollover, path: '/repay/rollover_describe', order: 2, money: true },
  rolloverDetails: { ...rollover, path: '/repay/rollover_details', order: 3 },

  setting: { ...profile, path: '/mine/setting' },
  agreementList: { ...profile, path: '/mine/agreement_list', order: 2 },
  accountSecurity: { ...profile, path: '/mine/account_security', order: 2 },

  smsVerification: { ...bankCardChange, path: '/bank/sms_verification' },
  modifyBankCard: { ...bankCardChange, path: '/bank/modify_bank_card', order: 2, money: true },

  accountDelete: { ...support, path: '/account/delete', flow: 'accountDeletion', money: true },

  ticketList: { ...tickets, path: '/customer/serviceProgress' },
  ticketForm: {
    ...tickets,
    path: '/customer/customerWorder',
    order: 2,
    params: ['loanOrderId', 'about', 'article'],
  },
  ticketDetail: {
    ...tickets,
    path: '/customer/feedbackDetail',
    order: 2,
    params: ['ticketId'],
    needs: ['ticketId'],
  },
  ticketSent: { ...tickets, path: '/customer/feedbackSucess', order: 3, restorable: false },
} as const satisfies Record<string, PageRow>;
