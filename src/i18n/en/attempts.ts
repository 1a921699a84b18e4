const attempts = {
  close: 'I have read it',
  taken: 'Confirmed {{time}}. We asked again, and now it is certain.',
  notTaken: 'Confirmed {{time}}. We asked again: nothing was done. You can try again.',
  applyOrder: {
    taken: 'Your application was taken',
    notTaken: 'Your application was not taken',
  },
  repayDeferralConfirm: {
    taken: 'Your rollover was taken',
    notTaken: 'Your rollover was not taken',
  },
  repaymentConfirm: {
    taken: 'Your payment was taken',
    notTaken: 'Your payment was not taken',
  },
  repayRestructureConfirm: {
    taken: 'Your restructure was taken',
    notTaken: 'Your restructure was not taken',
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

export default attempts;
