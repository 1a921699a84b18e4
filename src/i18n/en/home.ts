const home = {
  title: 'Hello, {{name}}',
  titlePlain: 'Home',
  loading: 'Loading your home page',
  failedTitle: 'Your page did not load',
  retry: 'Try again',
  refresh: 'Refresh',
  stale: 'What you see may be out of date.',
  apply: {
    title: 'Get a credit limit',
    text: 'Apply once, in about five minutes. Have an ID and a selfie ready.',
    action: 'Apply now',
  },
  resume: {
    title: 'Finish your application',
    text: 'Your answers are kept. Go on where you stopped.',
    action: 'Continue',
  },
  reviewing: {
    title: 'Your application is under approval',
    text: '95% of people have an answer within 10\u00A0minutes.',
    action: 'See the review',
  },
  rejected: {
    title: 'Your application was rejected',
    until: 'You can apply again on {{day}}.',
    again: 'You can apply again now.',
    action: 'See what helps',
    apply: 'Apply again',
  },
  limit: {
    title: 'Available to borrow',
    used: 'Used {{used}} of {{total}}',
    ring: '{{available}} available of {{total}}',
    valid: 'Valid until {{day}}',
    action: 'Borrow',
    see: 'See my limit',
  },
  closed: {
    overdue: {
      title: 'Pay {{amount}} first',
      text: 'A payment is overdue. Once it is paid you can borrow again.',
      action: 'Repay {{amount}}',
    },
    underWay: {
      action: 'See where it is',
      s15: {
        title: 'One loan at a time: being prepared',
        text: 'Your application goes under approval in a moment. You can borrow again once its money has been sent.',
      },
      s20: {
        title: 'One loan at a time: under approval',
        text: 'You can borrow again once its money has been sent.',
      },
      s40: {
        title: 'One loan at a time: money on its way',
        text: 'You can borrow again once the money has arrived.',
      },
      s65: {
        title: 'One loan at a time: payout failed',
        text: 'Change your payout account. Then the money of this loan is sent again.',
      },
    },
    rejected: {
      title: 'You can apply again on {{day}}',
      text: 'Your loan application was rejected.',
      action: 'See what helps',
    },
    expired: {
      title: 'Your limit has expired',
      text: 'Renew it in the Hiram app, then you can borrow again.',
      action: 'Renew my limit',
    },
    filesLapsed: {
      title: 'We need a new selfie',
      text: 'Your selfie or a photo of your papers is too old. Take it again in the Hiram app, then you can borrow.',
      action: 'Take the selfie again',
    },
    usedUp: {
      title: 'Your limit is used up',
      text: 'It comes back as you repay.',
      action: 'Repay a loan',
    },
  },
  dueLoans: 'To repay',
  loans: 'Your loans',
  origin: {
    loan: 'Loan {{number}}',
    restructured: 'Loan {{number}}: its balance is a new loan',
    madeOf: 'Loan {{number}}, made by a restructure',
  },
  repay: 'Repay {{amount}}',
  due: 'Due {{day}}',
  dueToday: 'due today',
  daysLeft_one: '{{count}} day left',
  daysLeft_other: '{{count}} days left',
  overdueBy_one: '{{count}} day overdue',
  overdueBy_other: '{{count}} days overdue',
  status: {
    s15: 'Being prepared',
    s20: 'Under approval',
    s30: 'Rejected',
    s40: 'Money on its way',
    s60: 'Cancelled',
    s65: 'Payout failed',
    s70: 'Outstanding',
    s75: 'Overdue',
    s80: 'Settled',
  },
  updateAccount: {
    title: 'A payout did not go through',
    text: 'Your bank or e-wallet did not accept the money. You owe nothing on that loan. Change your payout account, and the money is sent again.',
    action: 'Update my payout account',
  },
  openAttempts: {
    action: 'See where it stands',
    applyOrder: {
      title: 'We are still finding out about your application',
      text: 'Confirmed {{time}}. We do not know yet whether it was taken. Before you borrow or pay again, we find that out.',
    },
    repayDeferralConfirm: {
      title: 'We are still finding out about your rollover',
      text: 'Confirmed {{time}}. We do not know yet whether it was taken. Before you borrow or pay again, we find that out.',
    },
    repaymentConfirm: {
      title: 'We are still finding out about your payment',
      text: 'Confirmed {{time}}. We do not know yet whether it was taken. Before you borrow or pay again, we find that out.',
    },
    repayRestructureConfirm: {
      title: 'We are still finding out about your restructure',
      text: 'Confirmed {{time}}. We do not know yet whether it was taken. Before you borrow or pay again, we find that out.',
    },
    changeBankCard: {
      title: 'We are still finding out about your payout account',
      text: 'Confirmed {{time}}. We do not know yet whether it was changed. Before you borrow or pay again, we find that out.',
    },
    deleteAccount: {
      title: 'We are still finding out about the deletion of your account',
      text: 'Confirmed {{time}}. We do not know yet whether it is deleted. Before you borrow or pay again, we find that out.',
    },
    serviceFeePayment: {
      title: 'We are still finding out about your processing fee',
      text: 'Confirmed {{time}}. We do not know yet whether it was taken. Before you borrow or pay again, we find that out.',
    },
  },
  notices: {
    appNeeded: {
      title: 'The Hiram app is needed',
      text: 'Applying for credit works in the Hiram app only. Open Hiram on your phone and log in with the same number.',
    },
    creditExpired: {
      title: 'Your limit needs a renewal',
      text: 'It has expired or needs another check. Renew it in the Hiram app; it takes a few minutes.',
    },
    stayed: {
      s15: 'We are preparing this loan. It appears under approval in a moment.',
      s30: 'This application was rejected.',
      s60: 'This loan was cancelled. Nothing is due on it.',
      s65: 'The payout did not go through, and you owe nothing. Change your payout account, and the money is sent again.',
      other: 'There is nothing to do on this loan now.',
    },
  },
  more: 'Help and settings',
  coupons: 'Coupons',
  records: 'Loan records',
  support: 'Customer service',
  setting: 'Profile',
  logout: 'Log out',
};

export default home;
