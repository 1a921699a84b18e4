const records = {
  back: 'Back',
  loading: 'Loading your loans',
  failed: 'Your loans did not load',
  retry: 'Try again',
  stale: 'As of {{time}}. What you see may be out of date.',
  filters: 'Which loans',
  filter: {
    all: 'All',
    toRepay: 'To repay',
    underWay: 'Under way',
    settled: 'Settled',
    notPaidOut: 'Not paid out',
  },
  list: 'Your loans',
  row: 'Applied {{day}}, loan {{number}}',
  more: 'Show more',
  loadingMore: 'Loading more',
  moreFailed: 'The rest of your loans did not load.',
  notOpened: 'The loan did not open.',
  none: {
    all: {
      title: 'No loans yet',
      text: 'Every loan that you apply for is kept here.',
    },
    toRepay: {
      title: 'Nothing to repay',
      text: 'Loans whose money was sent to you are here until they are settled.',
    },
    underWay: {
      title: 'No loan is under way',
      text: 'From your application until its money is sent, a loan is here.',
    },
    settled: {
      title: 'No settled loans yet',
      text: 'A loan that is paid in full moves here.',
    },
    notPaidOut: {
      title: 'No such loans',
      text: 'Applications that were rejected or cancelled are here. Nothing is due on them.',
    },
  },
  sheet: {
    close: 'Close',
    figures: 'Loan {{number}}',
    amount: 'Loan amount',
    applied: 'Applied',
    since: 'Status since',
    term: 'Term',
    days: '{{count}} days',
    account: 'Payout account',
    support: 'Customer service',
  },
};

export default records;
