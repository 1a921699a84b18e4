export default {
  titles: {
    rolloverDescribe: 'Move the due date (rollover)',
    rolloverDetails: 'Rollover details',
  },
  repayment: 'See what is due',
  loading: 'Loading the rollover',
  failed: 'The rollover did not load',
  stale: 'What you see may be out of date. {{reason}}',
  payNow: 'You pay now',
  newDue: 'New due date: {{day}}',
  opening: 'Pay {{now}} now. {{moves}}',
  moves:
    '{{amount}} is then due on {{newDay}} instead of {{day}}. It costs {{more}} more than your plan.',
  stillOwed: 'The principal is still to pay: {{amount}}.',
  counts:
    'This price holds until {{time}}. If you pay at a store or e-wallet before then, the time of your payment there counts, also when it is posted a day later.',
  coming: {
    title: 'Your payment for the rollover is on its way',
    text: 'Then the rollover is confirmed by itself. It counts from the day on which you paid. There is no need to pay again.',
  },
  now: {
    title: 'What you pay now',
    overdueFee: 'Overdue fees',
    interest: 'Interest that is due',
    fee: 'Rollover fee',
    feeHint: 'Not refundable',
    minimum: 'To pay for the rollover',
    paid: 'Already paid',
    missing: 'Still missing',
  },
  later: {
    title: 'Due dates',
    dueDate: 'Old due date',
    newDueDate: 'New due date',
    newInterest: 'Interest for {{count}} days',
  },
  cost: {
    title: 'Cost',
    today: 'To pay today if there is no rollover',
    after: 'To pay with the rollover',
    more: 'More with the rollover',
    effective: 'Effective rate a month',
    byPlan: 'Cost of this loan by the plan',
    withRollover: 'Cost with the rollover',
    cap: 'Cost that the law allows',
    used: 'Rollovers used',
    usedOf: '{{used}} of {{most}}',
  },
  costFirst: 'By the plan the cost of this loan is {{amount}}. This would be rollover {{count}}.',
  overCap: 'The cost of this rollover would be more than the law allows.',
  insufficient: {
    title: 'Repayment amount is insufficient for Rollover.',
    text: '{{amount}} is missing. What you paid stays on your loan.',
  },
  consent: 'I agree to the',
  disclosure: 'disclosure statement',
  noWayBack: 'It can’t be cancelled once it is confirmed.',
  confirmPay: 'Pay {{amount}} and confirm',
  question: {
    title: 'Pay {{amount}} from {{account}}',
    text: 'It is sent once, and can’t be cancelled.',
    fee: 'The rollover fee is not refundable.',
    confirm: 'Confirm now',
    cancel: 'Don’t confirm yet',
  },
  processing: {
    title: 'The rollover is confirmed',
    text: 'It is being processed, and can’t be cancelled. It takes a few seconds.',
    byPayment: 'Your payment was enough for the rollover, so it is confirmed.',
  },
  closed: {
    expired: {
      title: 'This offer has expired',
      text: 'Prices change every day. No fee was charged.',
      until: 'This price has ended for good. You can ask for the price of today.',
    },
    withdrawn: {
      title: 'This offer is no longer available',
      text: 'Your loan has changed. Look at it before you go on.',
      until: 'This price has ended for good. You can ask for the price of today.',
    },
    settled: {
      title: 'This loan is settled',
      text: 'There is no due date any more.',
      until: 'This is final: nothing more is due on this loan.',
    },
    unknown: {
      title: 'We could not find this',
      text: 'Go home and open your loan.',
      until: 'This page stays closed.',
    },
  },
  renew: 'See the new price',
  notRestarted: 'We do not know the new price yet',
  plan: {
    schedule: 'The plan',
    payment: '{{ordinal}} instalment',
    principalInterest: 'Principal\u00A0{{principal}}, interest\u00A0{{interest}}',
    serviceFee: 'processing fee\u00A0{{fee}}',
    received: 'Payments received',
    none: 'No payment yet.',
    reference: 'Reference {{reference}}',
  },
  problems: {
    tickFirst: 'Please agree to the disclosure statement first.',
    termsChanged: 'The terms have changed. Look at them again and agree again.',
    textChanged:
      'The text of the disclosure statement has changed, for example because of the language. Open it and agree again.',
    notTaken: 'We checked: nothing was taken from your account. You can confirm again.',
    refused: 'The rollover is not confirmed. {{reason}}',
    notSent: 'Nothing was sent. {{reason}}',
    answered: 'Nothing was taken from your account. Reason: {{reason}}',
    sessionEnded:
      'You were logged out before it arrived. Nothing was taken from your account. You can confirm again.',
    unclear: 'This page had a problem. We check what happened before anything is sent again.',
  },
  money: {
    sending: {
      title: 'Sending your confirmation',
      text: 'Stay on this page. It is sent once, whatever happens.',
    },
    checking: {
      text: 'There is no clear answer yet, so we are checking. It is never sent twice.',
    },
    waiting: {
      text: 'We do not know yet whether the rollover is confirmed. We keep checking. There is no need to pay again. You can close the app.',
    },
    late: {
      text: 'We still do not know whether the rollover is confirmed. We keep checking. There is no need to pay again. You can close the app.',
    },
  },
};
