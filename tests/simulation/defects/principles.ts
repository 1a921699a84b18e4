import type { Defects } from './defect.ts';

/** Defects against the principles of what the app shows to a borrower: payments, alternatives. */
export const principleDefects: Defects = {
  'home-forgets-money-on-its-way': {
    words: 'The reply for home omits money that is on its way.',
    changes: [
      {
        file: 'sandbox/repositories/loans/homepage.ts',
        from: '...(await onItsWayView(work, loan)),',
        to: '',
      },
    ],
    goal: 'payTwice',
    seed: 117,
    message: 'home does not say that ₱5,290.00 is on its way',
  },
  'asks-for-what-is-paid': {
    words: 'Pages request the debt without subtracting money on its way.',
    changes: [
      {
        file: 'src/domain/payments/on-its-way.ts',
        from: 'const installments = loan.oncePosted ?? loan.installments;',
        to: 'const { installments } = loan;',
      },
      {
        file: 'src/domain/payments/on-its-way.ts',
        from: 'const settlement = loan.oncePosted ? loan.oncePostedSettlement : loan.settlement;',
        to: 'const { settlement } = loan;',
      },
    ],
    goal: 'payTwice',
    seed: 117,
    message: 'home requests',
  },
  'counter-forgets-money-on-its-way': {
    words: 'The counter page does not show money that is on its way according to the lender.',
    changes: [
      {
        file: 'machines/offline-payment/view.ts',
        from: 'const announced = checkstand?.onItsWay ?? [];',
        to: 'const announced = checkstand?.onItsWay.slice(0, 0) ?? [];',
      },
    ],
    goal: 'payTwice',
    seed: 117,
    message: 'the counter page does not say that',
  },
  'second-payment-unasked': {
    words: 'The repayment page takes a second payment at one tap, without a question.',
    changes: [
      {
        file: 'machines/repayment/states/due.ts',
        from: "target: 'doubting',\n          actions: 'clearProblem',",
        to: "target: 'choosing',\n          actions: 'askAllTheSame',",
      },
    ],
    goal: 'payTwice',
    seed: 329,
    message: 'without a question',
  },
  'announced-money-without-warning': {
    words: 'A reply with announced money counts as a shown warning.',
    changes: [
      {
        file: 'machines/offline-payment/offline-payment.setup.ts',
        from: 'notes: openNotes(output, context.notes),',
        to: 'notes: openNotes(output, context.notes),\n        warnedOf: (output.onItsWay ?? []).map(({ accountNumber }) => accountNumber),',
      },
    ],
    goal: 'payOffline',
    seed: 114,
    message: 'without a warning',
  },
  'totals-without-the-deferred-fee': {
    words: 'The unpaid amount of an instalment omits the unpaid half of the processing fee.',
    changes: [
      {
        file: 'src/domain/payments/repayment-plan.ts',
        from: 'return parts.principal + parts.interest + parts.overdueFee + serviceFee;',
        to: 'return parts.principal + parts.interest + parts.overdueFee + 0 * serviceFee;',
      },
    ],
    goal: 'fee',
    seed: 3,
    message: 'pesos due in total, but parts of',
  },
  'order-without-the-deferred-fee': {
    words: 'The total of a loan omits the unpaid half of the processing fee.',
    changes: [
      {
        file: 'sandbox/repositories/loans/loan-views.ts',
        from: 'const totalLoanAmount = loanAmount + interest + deferredFeeOf(loan);',
        to: 'const totalLoanAmount = loanAmount + interest + 0 * deferredFeeOf(loan);',
      },
    ],
    goal: 'fee',
    seed: 3,
    message: 'pesos to repay in total instead of',
  },
  'left-in-all-is-the-next-part': {
    words: 'The repayment page shows the amount due first as the remaining debt.',
    changes: [
      {
        file: 'machines/repayment/view.ts',
        from: 'leftInAll: totalRequested(requested),',
        to: 'leftInAll: Math.min(totalRequested(requested), firstRequested(requested)),',
      },
    ],
    goal: 'repay',
    seed: 2,
    message: 'as the remaining debt, but parts of',
  },
  'credit-beside-a-debt': {
    words: 'An overpayment at a counter pays no other running loan.',
    changes: [
      {
        file: 'sandbox/repositories/payments/counter-payments.ts',
        from: 'if (posted.creditCentavos > 0) await payRunningLoans(work, borrower, paidAt);',
        to: 'if (posted.creditCentavos < 0) await payRunningLoans(work, borrower, paidAt);',
      },
    ],
    goal: 'creditBack',
    seed: 19,
    message: 'centavos of credit are left of loan',
  },
  'late-money-makes-nothing': {
    words:
      'Money that posts after an operation expired is for no operation, whenever it was handed over.',
    changes: [
      {
        file: 'sandbox/repositories/operations/operations-in-time.ts',
        from: 'if (order === null) return null;',
        to: 'if (order === null || order.row.received.length >= 0) return null;',
      },
    ],
    goal: 'payOperation',
    seed: 375,
    message: 'it was not made, and no message says why',
  },
  'operation-forgets-money-on-its-way': {
    words: 'The full price of a rollover is requested while money for it is on its way.',
    changes: [
      {
        file: 'sandbox/repositories/operations/operation-views.ts',
        from: '...(coming && { coming: { amount: coming.pesos, postsAt: coming.postsAt } }),',
        to: '',
      },
    ],
    goal: 'payOperation',
    seed: 401,
    message: ', the reply does not report',
  },
  'deletion-keeps-credit': {
    words: 'An overpayment is not refunded when the account is deleted.',
    changes: [
      {
        file: 'sandbox/repositories/payments/refunds.ts',
        from: 'if (parts.length > 0) await begin(work, { userId, account }, parts);',
        to: 'if (parts.length > 1) await begin(work, { userId, account }, parts);',
      },
    ],
    goal: 'deleteWithCredit',
    seed: 32,
    message: 'centavos of credit are left.',
  },
  'ended-restructure-opens-nothing': {
    words: 'The button back to the loan does nothing after a restructure has ended.',
    changes: [
      {
        file: 'machines/restructure/restructure.machine.ts',
        from: "      on: {\n        'loan.opened': 'left',\n        ...reloadTo('loading'),",
        to: "      on: {\n        ...reloadTo('loading'),",
      },
    ],
    goal: 'restructure',
    seed: 435,
    message: 'a restructure is closed',
  },
  'running-operation-opens-nothing': {
    words: 'The repayment page names an operation in progress, but does not open it.',
    changes: [
      {
        file: 'machines/repayment/states/due.ts',
        from: "guard: 'operationOpen',",
        to: 'guard: ({ context }) => context.pending === null,',
      },
    ],
    goal: 'rollOver',
    seed: 137,
    message: 'is not offered (tooEarly), and its next step opens nothing',
  },
  'failed-payout-closes-its-mending': {
    words: 'A failed payout counts as in progress, and blocks the change of the account.',
    changes: [
      {
        file: 'sandbox/repositories/account/bank-card.ts',
        from: "const lending = loans.find(({ state }) => state === 'lending');",
        to: "const lending = loans.find(({ state }) => ['lending', 'disbursementFailed'].includes(state));",
      },
    ],
    goal: 'borrowWhereClosed',
    seed: 1994,
    message: 'and its next step leads to a page where',
  },
  'closed-without-a-way': {
    words: 'Home offers no next step when the limit has to be renewed.',
    changes: [
      {
        file: 'src/domain/loans/closed-borrowing.ts',
        from: "return { type: 'renewal' };",
        to: 'return null;',
      },
    ],
    goal: 'borrowWhereClosed',
    seed: 790,
    message: 'and no next step is offered',
  },
  'blocker-opens-no-loan': {
    words: 'The loan that blocks a deletion is opened by its number instead of its id.',
    changes: [
      {
        file: 'src/domain/account/deletion.ts',
        from: "return { page: 'repay', query: { loanOrderId: blocker.loanOrderId } };",
        to: "return { page: 'repay', query: { loanOrderId: blocker.loanNumber } };",
      },
    ],
    goal: 'deleteAccount',
    seed: 162,
    message: 'the deletion of the account is closed (unpaidLoan',
  },
  'one-closed-channel-closes-all': {
    words: 'While one channel is closed, no other channel can be chosen.',
    changes: [
      {
        file: 'machines/offline-payment/offline-payment.setup.ts',
        from: '(one) => one.channelId === channelId && one.unavailable === null,',
        to: '(one) => one.channelId === channelId && checkstand.channels.every(({ unavailable }) => unavailable === null),',
      },
    ],
    goal: 'payOffline',
    seed: 4,
    message: 'is closed (closed), and its next step opens nothing',
  },
  'refund-takes-a-part': {
    words: 'A refund pays at most 50 pesos, and leaves the rest as credit.',
    changes: [
      {
        file: 'sandbox/repositories/payments/refunds.ts',
        from: 'if (isRefundable({ centavos: sumOf(parts) })) await begin(work, borrower, parts);',
        to: 'if (isRefundable({ centavos: sumOf(parts) }))\n    await begin(work, borrower, parts.map((part) => ({ ...part, centavos: Math.min(part.centavos, 5_000) })));',
      },
    ],
    goal: 'creditBack',
    seed: 67,
    message: 'are left after a tap on the refund',
  },
  'home-without-overdue-fees': {
    words: 'Home omits the overdue fees from the amount due first.',
    changes: [
      {
        file: 'machines/home/view.ts',
        from: 'const requested = requestedAmounts(loan);',
        to: 'const requested = requestedAmounts({ ...loan, installments: installments.map((part) => ({ ...part, overdueFee: 0 })) });',
      },
    ],
    goal: 'repay',
    seed: 79,
    message: 'as the amount due first, but parts of',
  },
  'settled-early-shows-all-interest': {
    words: 'The detail of a loan that was settled early shows the interest of its plan.',
    changes: [
      {
        file: 'sandbox/repositories/loans/loan-views.ts',
        from: 'repayOrder: { principal: loan.loanAmount, interest: loan.interest - interestSaved },',
        to: 'repayOrder: { principal: loan.loanAmount, interest: loan.interest + 0 * interestSaved },',
      },
    ],
    goal: 'repay',
    seed: 2,
    message: 'as the unpaid rest of the loan, but parts of',
  },
};
