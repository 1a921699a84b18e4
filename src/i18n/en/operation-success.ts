const operationSuccess = {
  back: 'Back',
  retry: 'Try again',
  home: 'Go home',
  repayment: 'See what is due',
  loading: 'Loading what was done',
  failed: 'This did not load',
  unavailable: 'This is not here any more',
  toPay: 'Due next',
  firstToPay: 'First payment',
  dueOn: 'Due {{day}}',
  loan: 'Loan',
  paid: 'You paid',
  total: 'Still to pay in all',
  payments: '{{count}} payments',
  early: 'You may repay early at any time.',
  rollover: {
    text: 'You have a new due date. The principal is still to pay.',
    byPayment: 'Your payment was enough for it.',
    receipt: 'Your rollover',
    dueDate: 'Old due date',
    newDueDate: 'New due date',
    fee: 'Of it the rollover fee, not refundable',
    principal: 'Principal still to pay',
  },
  restructure: {
    text: 'Your balance is a new loan now, in instalments.',
    receipt: 'Your restructure',
    fee: 'Of it the restructure fee, not refundable',
    credit: 'Credit used',
  },
};

export default operationSuccess;
