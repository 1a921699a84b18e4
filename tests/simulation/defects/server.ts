import type { Defects } from './defect.ts';

const pricing = 'sandbox/rules/pricing.ts';
const loans = 'sandbox/repositories/loans/loan-life.ts';
const payments = 'sandbox/repositories/payments/payments.ts';

/** Defects of the server alone, in its bookings. */
export const serverDefects: Defects = {
  'fee-is-paid-out': {
    words: 'The processing fee is charged, but also paid out.',
    changes: [
      {
        file: pricing,
        from: 'lendingAmount: loanAmount - processingFee,',
        to: 'lendingAmount: loanAmount,',
      },
    ],
    goal: 'borrow',
    seed: 11,
    message: 'pesos to repay in total instead of',
  },
  'a-day-too-much': {
    words: 'Interest is charged for one day more than the money is owed.',
    changes: [
      {
        file: pricing,
        from: 'daysBetween(before, dueDate) / daysOfRateMonth',
        to: '(daysBetween(before, dueDate) + 1) / daysOfRateMonth',
      },
    ],
    goal: 'borrow',
    seed: 11,
    message: 'is booked wrongly: interest of 470 instead of 455',
  },
  'rounds-up': {
    words: 'Interest is rounded up instead of down.',
    changes: [
      {
        file: pricing,
        from: 'Math.floor(wholePesos(owed * monthlyRate * months))',
        to: 'Math.ceil(wholePesos(owed * monthlyRate * months))',
      },
    ],
    goal: 'borrow',
    seed: 77,
    message: 'is booked wrongly: interest of 410 instead of 409',
  },
  'due-by-greenwich': {
    words:
      'Due dates count from the day in Greenwich, which before eight in Manila is the day before.',
    changes: [
      {
        file: loans,
        from: 'return dueDates(term, manilaDay(at), freeDays);',
        to: 'return dueDates(term, new Date(at).toISOString().slice(0, 10), freeDays);',
      },
    ],
    goal: 'borrow',
    seed: 110,
    message: ', instalment 1 is due on',
  },
  'two-sessions': {
    words: 'A login does not end the session on another phone.',
    changes: [
      {
        file: 'sandbox/repositories/account/sessions.ts',
        from: '.set({ squeezedAt: now })',
        to: ".set({ device: '' })",
      },
    ],
    goal: 'logOut',
    seed: 9,
    message: 'is logged in 5 times',
  },
  'ended-session-goes-on': {
    words: 'The server does not check whether a session is valid.',
    changes: [
      {
        file: 'sandbox/protocol/dispatcher.ts',
        from: 'checkSession(session, work.now);',
        to: '',
      },
    ],
    seed: 11,
    message: 'was done for a session that a later login had ended',
  },
  'latest-first': {
    words: 'A payment pays the latest instalment first.',
    changes: [
      {
        file: 'sandbox/rules/books.ts',
        from: 'allocate(whole, accounts.map(owedOn))',
        to: 'allocate(whole, accounts.map(owedOn).toReversed())',
      },
    ],
    goal: 'repay',
    seed: 2,
    message: ', instalment 2 received a payment before 1',
  },
  'pays-and-credits': {
    words: 'The part of a payment that pays the loan is also given back as credit.',
    changes: [{ file: 'sandbox/rules/allocation.ts', from: 'rest -= share;', to: '' }],
    goal: 'repay',
    seed: 2,
    message: 'was divided into more than its amount',
  },
  'draws-everything': {
    words: 'A payment of one instalment settles the whole loan.',
    changes: [
      {
        file: payments,
        from: 'const { amount } = request;\n  const {',
        to: 'const { amount } = booksNow(loan, work.now).settlement;\n  const {',
      },
    ],
    goal: 'repay',
    seed: 2,
    message: '(repaymentConfirm), 2800 pesos were agreed to, but 5100 were booked',
  },
  'draws-twice': {
    words: 'A repayment is debited twice.',
    changes: [
      {
        file: payments,
        from: 'const { loan: after, paymentId } = await draw(work, borrower, loan, amount);',
        to: 'const first = await draw(work, borrower, loan, amount);\n  const { loan: after, paymentId } = await draw(work, borrower, first.loan, amount);',
      },
    ],
    goal: 'repay',
    seed: 2,
    message: '(repaymentConfirm) was done 2 times',
  },
  'fee-stays-due': {
    words: 'A service fee that was paid is due again.',
    changes: [
      {
        file: 'sandbox/repositories/loans/receipts.ts',
        from: 'serviceFeePaid: before.serviceFeePaid + amount',
        to: 'serviceFeePaid: before.serviceFeePaid',
      },
    ],
    goal: 'fee',
    seed: 14,
    message: 'The server broke at /api/any/ihxdbsaopj?t=1780639383697',
  },
  'coupon-stays': {
    words: 'A coupon reduces the interest, but is not used up.',
    changes: [
      {
        file: 'sandbox/repositories/credit/applications.ts',
        from: 'await spendCoupons(work, borrower.userId, choice.couponIds, loanOrderId);',
        to: '',
      },
    ],
    goal: 'borrowWithCoupon',
    seed: 1,
    message: 'is booked wrongly: interest of 405 instead of 455',
  },
  'debtor-may-go': {
    words: 'A borrower with an unpaid loan can delete the account.',
    changes: [
      {
        file: 'sandbox/repositories/account/deletion.ts',
        from: 'if (isOwed(loan)) {',
        to: "if (loan.state === 'overdue') {",
      },
    ],
    goal: 'deleteAccount',
    seed: 1185,
    message: 'is deleted, but still owes money',
  },
  'the-gone-stay-logged-in': {
    words: 'Phones stay logged in to a deleted account.',
    changes: [
      {
        file: 'sandbox/repositories/account/erase.ts',
        from: 'endedAt: now, ',
        to: '',
      },
    ],
    goal: 'deleteAccount',
    seed: 250,
    message: 'is deleted, but still logged in',
  },
  'card-changes-daily': {
    words: 'The account can be changed without a waiting time.',
    changes: [
      {
        file: 'sandbox/repositories/account/bank-card.ts',
        from: "return manilaDay(now) < until ? { reason: 'changedRecently', until } : null;",
        to: 'return until === null ? null : null;',
      },
    ],
    goal: 'changeAccount',
    seed: 40,
    message: 'changed the account again too early',
  },
  'code-stays-good': {
    words: 'The code of a change of the account can be used again.',
    changes: [
      { file: 'sandbox/repositories/account/bank-card.ts', from: 'await code.spend();', to: '' },
    ],
    goal: 'changeAccount',
    seed: 51,
    message: 'The code for a change of the account of',
  },
  'rollover-fee-vanishes': {
    words: 'The fee of a rollover is taken, but not booked.',
    changes: [
      {
        file: 'sandbox/repositories/loans/rolled-over-loans.ts',
        from: 'operationFees: loan.operationFees + price.fee,',
        to: 'operationFees: loan.operationFees,',
      },
    ],
    goal: 'rollOver',
    seed: 27,
    message: ', 56000 centavos were paid, but 30000 are accounted for',
  },
  'rollover-changes-no-date': {
    words: 'A rollover costs its fee, but does not move the due date.',
    changes: [
      {
        file: 'sandbox/repositories/loans/rolled-over-loans.ts',
        from: 'dueDate: price.newDueDate,\n      principal,',
        to: 'dueDate,\n      principal,',
      },
    ],
    goal: 'rollOver',
    seed: 27,
    message: 'was rolled over, but is due on',
  },
  'restructure-drops-fees': {
    words: 'A restructured order omits the agreed overdue fees.',
    changes: [
      {
        file: 'sandbox/repositories/operations/restructured-orders.ts',
        from: 'overdueFee: carriedOverdueFee,',
        to: 'overdueFee: carriedOverdueFee * 0,',
      },
    ],
    goal: 'restructure',
    seed: 50,
    message: 'The server broke at /api/any/',
  },
  'sms-tells-another-sum': {
    words: 'The SMS about a payment reports the amount of the loan instead of the paid amount.',
    changes: [
      {
        file: payments,
        from: 'const values = { amount: formatPeso(amount), number: loan.loanNumber };',
        to: 'const values = { amount: formatPeso(loan.loanAmount), number: loan.loanNumber };',
      },
    ],
    goal: 'repay',
    seed: 2,
    message: 'No SMS reports payment',
  },
};
