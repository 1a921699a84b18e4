/** Texts that all flows load and that a first visit does not need. */
const flows = {
  disclosure: 'Disclosure statement',
  restructureAgreement: 'Restructure agreement',
  accountDelete: 'Delete account',
  smsVerification: 'Change payout account',
  records: 'Loan records',
  ticketList: 'Your requests',
  ticketForm: 'Write to customer service',
  logout: {
    title: 'Log out?',
    text: 'What you have typed is removed from this phone. Your loans stay as they are.',
    confirm: 'Log out',
    stay: 'Stay',
  },
  needsInternet: 'No internet. You can do this once there is internet.',
  code: {
    creditNotUsable: 'Your limit cannot be used right now. Open home to see why.',
    amountNotOffered: 'This amount is no longer offered. Choose another one.',
    offerChanged: 'The terms have changed. Look at them again before you confirm.',
    couponNotUsable: 'A coupon can no longer be used. Choose again.',
    loanPending: 'You already have an application in progress.',
    loanOverdue: 'An instalment is overdue. Pay it first, then you can borrow again.',
    consentMissing: 'Please agree the terms of the loan agreement',
    nothingDue: 'Nothing is due on this loan.',
    amountChanged: 'The amount due has changed. Look at it again before you pay.',
    accountMismatch: 'The account does not match the one on record.',
    operationInsufficient: 'Repayment amount is insufficient.',
    operationExpired: 'This offer has expired. Open your loan and start it again there.',
    operationWithdrawn: 'This offer can no longer be used. Look at your loan again.',
    operationSettled: 'This loan is fully paid. Nothing is due on it.',
    notFound: 'We could not find this. Go home and open it again.',
    attemptReused:
      'This differs from what was sent before, so we did nothing. Go home and start again.',
  },
};

export default flows;
