import type { Defects } from './defect.ts';

/** Defects against the principles of what the app shows to a borrower: payments, alternatives. */
export const principleDefects: Defects = {
  'home-forgets-money-on-its-way': {
    words: 'The lender does not tell home of money that is on its way.',
    changes: [
      {
        file: 'sandbox/repositories/loans/homepage.ts',
        from: '...(await onItsWayView(work, loan)),',
        to: '',
      },
    ],
    goal: 'payTwice',
    seed: 117,
    told: 'home does not say that ₱5,290.00 is on its way',
  },
  'asks-for-what-is-paid': {
    words: 'Pages ask for what a loan costs before money on its way is posted.',
    changes: [
      {
        file: 'src/domain/payments/on-its-way.ts',
        from: 'installments: loan.oncePosted ?? loan.installments,',
        to: 'installments: loan.installments,',
      },
      {
        file: 'src/domain/payments/on-its-way.ts',
        from: 'const settlement = loan.oncePosted ? loan.oncePostedSettlement : loan.settlement;',
        to: 'const { settlement } = loan;',
      },
    ],
    goal: 'payTwice',
    seed: 117,
    told: 'home asks for',
  },
  'counter-forgets-money-on-its-way': {
    words: 'The page of a counter does not tell of money that the lender knows to be on its way.',
    changes: [
      {
        file: 'machines/offline-payment/view.ts',
        from: 'const announced = checkstand?.onItsWay ?? [];',
        to: 'const announced = checkstand?.onItsWay.slice(0, 0) ?? [];',
      },
    ],
    goal: 'payTwice',
    seed: 117,
    told: 'the page of a counter does not say that',
  },
  'second-payment-unasked': {
    words: 'The page of repaying takes a second payment on one tap, without its question.',
    changes: [
      {
        file: 'machines/repayment/states/due.ts',
        from: "target: 'doubting',\n          actions: 'clearProblem',",
        to: "target: 'choosing',\n          actions: 'askAllTheSame',",
      },
    ],
    goal: 'payTwice',
    seed: 329,
    told: 'and did not ask first',
  },
  'announced-money-without-warning': {
    words: 'A reply that tells of announced money counts as its warning.',
    changes: [
      {
        file: 'machines/offline-payment/offline-payment.setup.ts',
        from: 'notes: openNotes(output, context.notes),',
        to: 'notes: openNotes(output, context.notes),\n        warnedOf: (output.onItsWay ?? []).map(({ accountNumber }) => accountNumber),',
      },
    ],
    goal: 'payOffline',
    seed: 114,
    told: 'and did not warn first',
  },
  'totals-without-the-deferred-fee': {
    words: 'What an instalment still costs leaves out the unpaid half of the processing fee.',
    changes: [
      {
        file: 'src/domain/payments/repayment-plan.ts',
        from: 'return parts.principal + parts.interest + parts.overdueFee + serviceFee;',
        to: 'return parts.principal + parts.interest + parts.overdueFee + 0 * serviceFee;',
      },
    ],
    goal: 'fee',
    seed: 3,
    told: 'pesos are told as due in all, and parts of',
  },
  'order-without-the-deferred-fee': {
    words: 'What a loan costs in all leaves out the unpaid half of the processing fee.',
    changes: [
      {
        file: 'sandbox/repositories/loans/loan-views.ts',
        from: 'const totalLoanAmount = loanAmount + interest + deferredFeeOf(loan);',
        to: 'const totalLoanAmount = loanAmount + interest + 0 * deferredFeeOf(loan);',
      },
    ],
    goal: 'fee',
    seed: 3,
    told: 'pesos are told to be repaid in all, and it is',
  },
  'left-in-all-is-the-next-part': {
    words: 'The page of repaying shows what is due first as all that is left.',
    changes: [
      {
        file: 'machines/repayment/view.ts',
        from: 'leftInAll: totalRequested(requested),',
        to: 'leftInAll: Math.min(totalRequested(requested), firstRequested(requested)),',
      },
    ],
    goal: 'repay',
    seed: 2,
    told: 'as all that is left, and parts of',
  },
  'credit-beside-a-debt': {
    words: 'What was paid too much at a counter pays no other loan that runs.',
    changes: [
      {
        file: 'sandbox/repositories/payments/counter-payments.ts',
        from: 'if (posted.creditCentavos > 0) await payRunningLoans(work, borrower, paidAt);',
        to: 'if (posted.creditCentavos < 0) await payRunningLoans(work, borrower, paidAt);',
      },
    ],
    goal: 'creditBack',
    seed: 19,
    told: 'centavos of credit are left of loan',
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
    told: 'it was not made, and nobody was told why',
  },
  'operation-forgets-money-on-its-way': {
    words: 'A rollover is asked for in full while money for it is on its way.',
    changes: [
      {
        file: 'sandbox/repositories/operations/operation-views.ts',
        from: '...(coming && { coming: { amount: coming.pesos, postsAt: coming.postsAt } }),',
        to: '',
      },
    ],
    goal: 'payOperation',
    seed: 401,
    told: 'pesos are on their way, which is not told',
  },
  'deletion-keeps-credit': {
    words: 'What was paid too much is not refunded as the account is deleted.',
    changes: [
      {
        file: 'sandbox/repositories/payments/refunds.ts',
        from: 'if (parts.length > 0) await begin(work, { userId, account }, parts);',
        to: 'if (parts.length > 1) await begin(work, { userId, account }, parts);',
      },
    ],
    goal: 'deleteWithCredit',
    seed: 32,
    told: 'centavos of credit are left.',
  },
  'ended-restructure-opens-nothing': {
    words: 'The button back to the loan does nothing where a restructure has ended.',
    changes: [
      {
        file: 'machines/restructure/restructure.machine.ts',
        from: "      on: {\n        'loan.opened': 'left',\n        ...reloadTo('loading'),",
        to: "      on: {\n        ...reloadTo('loading'),",
      },
    ],
    goal: 'restructure',
    seed: 435,
    told: 'a restructure is closed',
  },
  'running-operation-opens-nothing': {
    words: 'The page of repaying names an operation that is under way, and does not open it.',
    changes: [
      {
        file: 'machines/repayment/states/due.ts',
        from: "guard: 'operationOpen',",
        to: 'guard: ({ context }) => context.pending === null,',
      },
    ],
    goal: 'rollOver',
    seed: 137,
    told: 'is not offered (tooEarly), and its way on opens nothing',
  },
  'failed-payout-closes-its-mending': {
    words: 'A payout that failed counts as under way, and bars the change of the account.',
    changes: [
      {
        file: 'sandbox/repositories/account/bank-card.ts',
        from: "const lending = loans.find(({ state }) => state === 'lending');",
        to: "const lending = loans.find(({ state }) => ['lending', 'disbursementFailed'].includes(state));",
      },
    ],
    goal: 'borrowWhereClosed',
    seed: 1994,
    told: 'and its way on leads to a page where',
  },
  'closed-without-a-way': {
    words: 'Home offers nothing where the limit has to be renewed.',
    changes: [
      {
        file: 'src/domain/loans/closed-borrowing.ts',
        from: "return { type: 'renewal' };",
        to: 'return null;',
      },
    ],
    goal: 'borrowWhereClosed',
    seed: 790,
    told: 'and no way on is offered',
  },
  'blocker-opens-no-loan': {
    words: 'The loan that bars a deletion is opened by its number instead of its id.',
    changes: [
      {
        file: 'src/domain/account/deletion.ts',
        from: "return { page: 'repay', query: { loanOrderId: blocker.loanOrderId } };",
        to: "return { page: 'repay', query: { loanOrderId: blocker.loanNumber } };",
      },
    ],
    goal: 'deleteAccount',
    seed: 162,
    told: 'the deletion of the account is closed (unpaidLoan',
  },
  'one-closed-channel-closes-all': {
    words: 'While one channel takes nothing, no other one can be chosen.',
    changes: [
      {
        file: 'machines/offline-payment/offline-payment.setup.ts',
        from: '(one) => one.channelId === channelId && one.unavailable === null,',
        to: '(one) => one.channelId === channelId && checkstand.channels.every(({ unavailable }) => unavailable === null),',
      },
    ],
    goal: 'payOffline',
    seed: 4,
    told: 'is closed (closed), and its way on opens nothing',
  },
  'refund-takes-a-part': {
    words: 'One tap refunds 50 pesos at most, and leaves the rest as credit.',
    changes: [
      {
        file: 'sandbox/repositories/payments/refunds.ts',
        from: 'if (isRefundable({ centavos: sumOf(parts) })) await begin(work, borrower, parts);',
        to: 'if (isRefundable({ centavos: sumOf(parts) }))\n    await begin(work, borrower, parts.map((part) => ({ ...part, centavos: Math.min(part.centavos, 5_000) })));',
      },
    ],
    goal: 'creditBack',
    seed: 67,
    told: 'are left after a tap on the refund',
  },
  'home-without-overdue-fees': {
    words: 'Home leaves the overdue fees out of what is due first.',
    changes: [
      {
        file: 'machines/home/view.ts',
        from: 'const requested = requestedAmounts(loan);',
        to: 'const requested = requestedAmounts({ ...loan, installments: installments.map((part) => ({ ...part, overdueFee: 0 })) });',
      },
    ],
    goal: 'repay',
    seed: 79,
    told: 'as what is due first, and parts of',
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
    told: 'as what is left of the loan, and parts of',
  },
};
