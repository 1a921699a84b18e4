const records = {
  loading: 'Loading your loans',
  failed: 'Your loans did not load',
  filters: 'Which loans',
  filter: {
    all: 'Everything',
    toRepay: 'To repay',
    underWay: 'Under way',
    settled: 'Settled',
    notPaidOut: 'Money not sent',
  },
  list: 'Loans, the newest first',
  row: {
    loan: 'Applied {{day}}, loan {{number}}',
    restructured: 'Applied {{day}}, loan {{number}}. Its balance is a new loan',
    madeOf: 'From a restructure on {{day}}, loan {{number}}',
    coming: '{{amount}} paid, not posted yet',
    toPay: '{{amount}} to pay by {{day}}',
    late: '{{amount}} overdue since {{day}}',
    left: '{{left}} still to pay, {{amount}} of it by {{day}}',
    leftLate: '{{left}} still to pay, {{amount}} of it overdue since {{day}}',
    noted: 'You noted {{amount}} as paid. It is not posted yet',
  },
  more: 'Show other loans',
  loadingMore: 'Loading other loans',
  moreFailed: 'Your other loans did not load.',
  notOpened: 'The loan did not open.',
  none: {
    all: {
      title: 'No loans yet',
      text: 'Every loan application of yours is kept here.',
    },
    toRepay: {
      title: 'Nothing to repay',
      text: 'Loans that you still have to repay are here.',
    },
    underWay: {
      title: 'No loans under way',
      text: 'From your application until its money is sent, a loan is here.',
    },
    settled: {
      title: 'No settled loans yet',
      text: 'A loan moves here once nothing is due on it.',
    },
    notPaidOut: {
      title: 'No loans that were rejected or cancelled',
      text: 'Applications that were rejected or cancelled are here. Nothing is due on them.',
    },
  },
  sheet: {
    close: 'Close',
    figures: 'Loan {{number}}',
    amount: 'Loan amount',
    applied: 'Day of the application',
    since: 'Day of this status',
    term: 'Term',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    account: 'Payout account',
    support: 'Customer service',
  },
};

export default records;
