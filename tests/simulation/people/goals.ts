export type Goal = {
  words: string;
  scenarios: readonly string[];
  /**
   * Names of gestures, the last one first. The person makes the first one that the screen offers.
   */
  steps: readonly (string | RegExp)[];
  /** Gestures after which the app may die, as after confirmations of money. */
  hurts?: RegExp;
  /** The gesture that reaches a goal without a money outcome. */
  reached?: RegExp;
  inAnyOrder?: true;
  /** Pesos beyond the requested amount that the person pays at counters; negative for less. */
  paysAtCounter?: number;
};

/** Gestures of every goal, tried after the goal's own `steps`. */
export const always: readonly (string | RegExp)[] = [
  'maintenance.closed',
  'logout.cancelled',
  'couponPopup popup.closed',
  'rating popup.closed',
  'reoffer offer.declined',
  /retry\.pressed$/,
  'goes to home',
  'nav.back',
];

const openLoan = /^home loan\.opened/;

/** Every flow that moves money is part of a goal. */
export const goals = {
  borrow: {
    words: 'to borrow',
    scenarios: ['approved', 'credit-19', 'loan-70'],
    steps: [
      'borrow agreement.opened',
      'borrow agreement.ticked (ticked: true)',
      'borrow loan.confirmed',
      'borrow amount.changed (text: 4500)',
      'borrow choice.confirmed',
      'borrow borrow.started',
      'home limit.opened',
    ],
  },
  borrowWithCoupon: {
    words: 'to borrow with a coupon',
    scenarios: ['approved-with-coupons'],
    steps: [
      'borrow agreement.opened',
      'borrow agreement.ticked (ticked: true)',
      'borrow loan.confirmed',
      /^borrow coupon\.toggled/,
      'borrow choice.confirmed',
      'borrow borrow.started',
      'home limit.opened',
    ],
  },
  repay: {
    words: 'to repay',
    scenarios: ['loan-70', 'loan-75', 'two-loans'],
    steps: ['repayment payment.confirmed', 'repayment payment.requested', openLoan],
  },
  fee: {
    words: 'to pay a service fee',
    scenarios: ['service-fee-due'],
    steps: [
      'repayment payment.confirmed',
      'repayment fee.requested',
      'repayment detail.opened',
      openLoan,
    ],
  },
  payOffline: {
    words: 'to pay at a counter',
    scenarios: ['loan-70', 'offline-number-alive'],
    steps: [
      'offlinePayment payment.noted',
      /^offlinePayment channel\.chosen/,
      'goes to repayOffline',
      openLoan,
    ],
  },
  rollOver: {
    words: 'to roll a loan over',
    scenarios: ['rollover-offered', 'rollover-initiated'],
    steps: [
      'rollover consent.ticked (ticked: true)',
      'rollover rollover.confirmed',
      'rollover rollover.requested',
      'rollover details.opened',
      'repayment operation.opened',
      'repayment operation.requested (kind: rollover)',
      openLoan,
    ],
  },
  restructure: {
    words: 'to restructure a loan',
    scenarios: ['restructure-offered'],
    steps: [
      'restructure agreement.opened',
      'restructure agreement.ticked (ticked: true)',
      'restructure restructure.confirmed',
      'restructure restructure.requested',
      'restructure confirmation.opened',
      'restructure details.opened',
      'repayment operation.opened',
      'repayment operation.requested (kind: restructure)',
      openLoan,
    ],
  },
  changeAccount: {
    words: 'to change the account that receives money',
    scenarios: ['approved', 'card-changed-recently', 'payout-failed'],
    steps: [
      'bankCardChange change.confirmed',
      'types the account',
      'bankCardChange change.requested',
      'sends the code',
      'types the code',
      'bankCardChange code.requested',
      'goes to smsVerification',
    ],
  },
  deleteAccount: {
    words: 'to delete the account',
    scenarios: ['deletable', 'new-borrower', 'loan-70'],
    steps: [
      'accountDeletion deletion.confirmed',
      'sends the code',
      'types the code',
      'accountDeletion code.requested',
      'accountDeletion form.submitted',
      'accountDeletion reason.chosen (reason: notNeeded)',
      'accountDeletion rules.accepted',
      'profile page.opened (location: page: accountDelete, query: )',
      'profile page.opened (location: page: accountSecurity, query: )',
      'goes to setting',
    ],
  },
  logOut: {
    words: 'to log out',
    scenarios: ['loan-70', 'approved'],
    steps: [
      'logout.confirmed',
      'profile logout.requested',
      'logout.requested',
      'goes to setting',
      openLoan,
    ],
  },
  askForHelp: {
    words: 'to write to customer service',
    scenarios: ['ticket-open', 'unread'],
    steps: [
      'feedbackTickets ticket.confirmed',
      'fills in the form',
      'feedbackTickets ticket.submitted',
      'goes to ticketForm',
      'goes to customerCenter',
    ],
  },
} as const satisfies Record<string, Goal>;

export type GoalName = keyof typeof goals;
