import { describe, expect, it } from 'vitest';
import { day, minute } from '#domain/constants.ts';
import {
  totalRequested,
  requestedAmounts,
  comingOn,
  comingTo,
  firstRequested,
  laterRequested,
  latestPosting,
  nextRequested,
  notedPesos,
  reasonForNoRequest,
  stillOpenOn,
} from '#domain/payments/on-its-way.ts';
import type { PaidNote } from '#domain/payments/offline-record.ts';
import { amountOfFirst, repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { account, paidNote } from '#machines/samples/checkstand.ts';
import { loanOrder, now } from '#machines/samples/loans.ts';
import { instalment, paidPending, pending } from '#machines/samples/repayment.ts';

const announced = (centavos: number, accountNumber = account().accountNumber) => ({
  name: '7-Eleven',
  accountNumber,
  centavos,
  paidAt: now - day,
  postsAt: now + day,
});

describe('money on its way to a loan in a list', () => {
  const late = loanOrder({ status: loanStatus.overdue });

  it.each([
    ['no money', {}, null],
    ['all unpaid instalments', { oncePosted: [] }, { amount: 10, paid: true, late: false }],
    [
      'a part of the overdue amount',
      { oncePosted: [instalment(1, { status: 10 })] },
      { amount: 10, paid: false, late: true },
    ],
    [
      'all overdue amounts, with the next instalment due',
      { oncePosted: [instalment(2)] },
      { amount: 10, paid: false, late: false },
    ],
    [
      'the minimum of a rollover',
      { paysFor: 'rollover' as const },
      { amount: 10, paid: true, late: false },
    ],
  ])('is returned with what it pays: %s', (_, posted, expected) => {
    const order = { ...late, ...posted, ...(expected && { onItsWay: [announced(1_000)] }) };
    expect(comingOn(order)).toEqual(expected);
  });

  it('includes announced money only; noted payments are separate', () => {
    const noted = [paidNote(), paidNote({ accountNumber: '7330123412341234', amount: 300 })];
    const order = { ...late, onItsWay: [announced(1_000)], oncePosted: [instalment(1)], noted };
    expect(comingOn(order)).toMatchObject({ amount: 10, paid: false });
    expect(notedPesos(order)).toBe(300);
  });
});

describe('the unpaid rest of a loan in a list', () => {
  const plan = { installments: [instalment(1), instalment(2)], totalOrderAmount: 5300 };
  const repaying = loanOrder({
    status: loanStatus.repaying,
    dueDate: instalment(1).dueDate,
    repaymentPlan: { ...plan, totalInterest: 300 },
  });

  it.each([
    [
      'a loan to repay',
      {},
      { left: 5300, first: 2650, dueDate: instalment(1).dueDate, late: false },
    ],
    [
      'the plan’s amount if paying today costs less',
      { settlement: { amount: 5000, saves: 300 } },
      { left: 5300, first: 2650, dueDate: instalment(1).dueDate, late: false },
    ],
    [
      'after the money on its way',
      { onItsWay: [announced(265_000)], oncePosted: [instalment(2)] },
      { left: 2650, first: 2650, dueDate: instalment(2).dueDate, late: false },
    ],
    [
      'late, if it is overdue',
      { status: loanStatus.overdue },
      { left: 5300, first: 2650, dueDate: instalment(1).dueDate, late: true },
    ],
    ['null during a restructure', { restructuring: true as const }, null],
    ['null for a settled loan', { status: loanStatus.settled }, null],
  ])('is an amount with a due date, or null: %s', (_, change, expected) => {
    expect(stillOpenOn({ ...repaying, ...change })).toEqual(expected);
  });
});

/** The first amount to pay, all that is to pay, and the money on its way. */
const amountsOf = (loan: Parameters<typeof requestedAmounts>[0]) => {
  const payable = requestedAmounts(loan);
  return [firstRequested(payable), totalRequested(payable), comingTo(loan)];
};

describe('the amounts to pay for a loan', () => {
  it('are all unpaid amounts if nothing is on its way', () => {
    expect(amountsOf(pending())).toEqual([2650, 5300, 0]);
  });

  it('are today’s settlement if one instalment is left', () => {
    const last = pending({
      installments: [instalment(1, { status: 15, paidAmount: 2650 }), instalment(2)],
      settlement: { amount: 2550, saves: 100 },
    });
    const [payable, two] = [
      requestedAmounts(last),
      requestedAmounts(pending({ settlement: { amount: 5000, saves: 300 } })),
    ];
    expect([firstRequested(payable), laterRequested(payable)]).toEqual([2550, 2650]);
    const unpaid = requestedAmounts({ ...last, installments: [instalment(2)] });
    expect(amountOfFirst(unpaid, 1)).toBe(2550);
    expect([firstRequested(two), laterRequested(two)]).toEqual([2650, null]);
  });

  it('are empty if the whole debt was announced, and allow no request', () => {
    expect(amountsOf(paidPending())).toEqual([0, 0, 5300]);
    expect(repaymentRequestOf(paidPending(), 1, requestedAmounts(paidPending()))).toEqual({
      ok: false,
      reason: 'badCount',
    });
    expect(nextRequested(paidPending())).toBeNull();
  });

  it('are the unpaid amounts after the posting of announced money, without the fees that the posting reverses', () => {
    const late = pending({
      status: loanStatus.overdue,
      overdueDays: 5,
      installments: [instalment(1, { status: 10, overdueFee: 26 }), instalment(2)],
      onItsWay: [announced(265_000)],
      oncePosted: [instalment(2, { dueDate: '2024-01-13' })],
    });
    expect(firstRequested(requestedAmounts(late))).toBe(2650);
    expect(nextRequested(late)).toMatchObject({
      dueDate: '2024-01-13',
      late: false,
      overdueDays: 0,
    });
    expect(repaymentRequestOf(late, 1, requestedAmounts(late))).toMatchObject({
      ok: true,
      value: { amount: 2650, checkedPeriod: 2, mockPeriods: [2] },
    });
  });

  it('are empty if a noted payment settles the loan today', () => {
    const noted = pending({
      installments: [instalment(2)],
      settlement: { amount: 2310, saves: 340 },
      noted: [paidNote({ amount: 2310 })],
    });
    expect(amountsOf(noted)).toMatchObject([0, 0, 2310]);
    expect(reasonForNoRequest(requestedAmounts(noted), false)).toBe('paid');
  });

  describe('O6: on the day after a noted payment', () => {
    const dates = ['2023-11-14', '2023-12-14'] as const;
    const loan = (noted: PaidNote[]) =>
      pending({
        installments: [
          // The overdue fee was 20 pesos when the payment was noted.
          instalment(1, { dueDate: dates[0], status: 10, overdueFee: 25 }),
          instalment(2, { dueDate: dates[1] }),
        ],
        settlement: { amount: 5310, saves: 15 },
        noted,
      });
    const requested = (note: Partial<PaidNote>) => {
      const amounts = requestedAmounts(loan([paidNote(note)]));
      return [firstRequested(amounts), totalRequested(amounts)];
    };

    it('exclude the new overdue fee of an instalment that the payment covered in full', () => {
      expect(requested({ amount: 2670, paysTo: dates[0] })).toEqual([0, 2650]);
    });

    it('are empty if the payment settled the loan', () => {
      expect(requested({ amount: 5300, paysTo: dates[1] })).toEqual([0, 0]);
    });

    it('include the new overdue fee if the payment covered only a part', () => {
      expect(requested({ amount: 2000 })).toEqual([675, 3325]);
    });
  });

  it('are reduced by a noted payment, which the request contains', () => {
    const noted = pending({ noted: [paidNote({ amount: 1000 })] });
    const payable = requestedAmounts(noted);
    expect([firstRequested(payable), totalRequested(payable)]).toEqual([1650, 4300]);
    expect(amountOfFirst(payable, 2)).toBe(4300);
    expect(repaymentRequestOf(noted, 1, payable)).toMatchObject({
      ok: true,
      value: { amount: 1650, noted: 1000 },
    });
  });

  it('are complete again when a noted payment is overdue for posting', () => {
    const note = paidNote();
    const at = (receivedAt: number) => requestedAmounts(pending({ noted: [note], receivedAt }));
    expect(firstRequested(at(latestPosting(note) - minute))).toBe(0);
    expect(firstRequested(at(latestPosting(note)))).toBe(2650);
  });

  it('count a payment once that was both noted and announced', () => {
    const loan = pending({
      noted: [paidNote()],
      onItsWay: [announced(265_000)],
      oncePosted: [instalment(2)],
    });
    expect(comingTo(loan)).toBe(2650);
    expect(totalRequested(requestedAmounts(loan))).toBe(2650);
  });
});

it('the money on its way to a loan is the announced and the other noted money', () => {
  const noted = [paidNote({ accountNumber: '7330123412341234', amount: 300 })];
  expect(comingTo(pending({ noted, onItsWay: [announced(1_050)] }))).toBe(310.5);
});

describe('the next due date of a loan', () => {
  const order = loanOrder({ status: loanStatus.overdue, dueDate: '2023-11-13', overdueDays: 2 });
  const settled = instalment(1, { status: 15 });
  const late = instalment(1, { status: 10, dueDate: '2023-11-13' });
  const overdue = { dueDate: '2023-11-13', late: true, daysLeft: 0, overdueDays: 2 };
  const ahead = { dueDate: '2023-12-14', late: false, daysLeft: 29, overdueDays: 0 };

  it.each([
    ['the lender’s, if the loan is overdue', {}, overdue],
    [
      'the lender’s, if the loan is not overdue',
      { status: 70 as const, overdueDays: 0 },
      { ...overdue, late: false, overdueDays: 0 },
    ],
    ['an overdue instalment’s after the posting', { oncePosted: [settled, late] }, overdue],
    ['the next instalment’s after the posting', { oncePosted: [settled, instalment(2)] }, ahead],
    ['null if the posting pays all', { oncePosted: [settled] }, null],
    ['null while money is for an operation', { paysFor: 'rollover' as const }, null],
  ])('is %s', (_, change, next) => {
    expect(nextRequested({ ...order, ...change, receivedAt: now })).toEqual(next);
  });
});
