export default {
  close: 'I have read it',
  taken: 'Confirmed {{time}}. We checked again: it is certain now.',
  notTaken: 'Confirmed {{time}}. We checked again: nothing was done.',
  applyOrder: {
    taken: 'We received your application',
    notTaken: 'Your application did not go through',
  },
  repayDeferralConfirm: {
    taken: 'Your rollover is confirmed',
    notTaken: 'Your rollover did not go through',
  },
  repaymentConfirm: {
    taken: 'We received your payment',
    notTaken: 'Your payment did not go through',
  },
  repayRestructureConfirm: {
    taken: 'Your restructure is confirmed',
    notTaken: 'Your restructure did not go through',
  },
  changeBankCard: {
    taken: 'Your payout account was changed',
    notTaken: 'Your payout account was not changed',
  },
  deleteAccount: {
    taken: 'Your account was deleted',
    notTaken: 'Your account was not deleted',
  },
  serviceFeePayment: {
    taken: 'Your processing fee was paid',
    notTaken: 'Your processing fee was not paid',
  },
};
