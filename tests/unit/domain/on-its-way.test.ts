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

describe('the amounts to pay for a loan', () => {
  const paid = (amount: number, change: Partial<PaidNote> = {}) => ({
    noted: [paidNote({ amount, ...change })],
  });
  const last = { installments: [instalment(1, { status: 15, paidAmount: 2650 }), instalment(2)] };
  const settlement = { amount: 2550, saves: 100 };
  const afterFirst = { onItsWay: [announced(265_000)], oncePosted: [instalment(2)] };
  const late = {
    ...afterFirst,
    status: loanStatus.overdue,
    overdueDays: 5,
    installments: [instalment(1, { status: 10, overdueFee: 26 }), instalment(2)],
    oncePosted: [instalment(2, { dueDate: '2024-01-13' })],
  };
  const [november, december] = ['2023-11-14', '2023-12-14'] as const;
  /** The overdue fee of the first instalment was 20 pesos when a payment was noted. */
  const nextDay = {
    installments: [
      instalment(1, { dueDate: november, status: 10, overdueFee: 25 }),
      instalment(2, { dueDate: december }),
    ],
    settlement: { amount: 5310, saves: 15 },
  };
  const note = paidNote();
  const before = { noted: [note], receivedAt: latestPosting(note) - minute };

  it.each<[string, Parameters<typeof pending>[0], number, number, number]>([
    ['all unpaid amounts if nothing is on its way', {}, 2650, 5300, 0],
    ['today’s settlement if one instalment is left', { ...last, settlement }, 2550, 2650, 0],
    [
      'the instalment if the settlement is of more than one',
      { settlement: { amount: 5000, saves: 300 } },
      2650,
      5300,
      0,
    ],
    ['nothing if the whole debt was announced', paidPending(), 0, 0, 5300],
    ['the rest after the posting, without the fees that it reverses', late, 2650, 2650, 2650],
    [
      'nothing if a noted payment settles the loan today',
      { installments: [instalment(2)], settlement: { amount: 2310, saves: 340 }, ...paid(2310) },
      0,
      0,
      2310,
    ],
    ['less by a noted payment', paid(1000), 1650, 4300, 1000],
    ['the rest until a noted payment is overdue for posting', before, 0, 2650, 2650],
    [
      'all again when a noted payment is overdue for posting',
      { ...before, receivedAt: latestPosting(note) },
      2650,
      5300,
      2650,
    ],
    [
      'less by a payment once, if it is noted and announced',
      { ...afterFirst, noted: [note] },
      2650,
      2650,
      2650,
    ],
    [
      'O6: without the new overdue fee of an instalment that a noted payment covered in full',
      { ...nextDay, ...paid(2670, { paysTo: november }) },
      0,
      2650,
      2670,
    ],
    [
      'O6: nothing if the noted payment settled the loan',
      { ...nextDay, ...paid(5300, { paysTo: december }) },
      0,
      0,
      5300,
    ],
    ['O6: with the new overdue fee of a part', { ...nextDay, ...paid(2000) }, 675, 3325, 2000],
  ])('are %s', (_, change, first, all, coming) => {
    const loan = pending(change);
    const requested = requestedAmounts(loan);
    const amounts = [firstRequested(requested), totalRequested(requested), comingTo(loan)];
    expect(amounts).toEqual([first, all, coming]);
    expect(reasonForNoRequest(requested, false)).toBe(first === 0 ? 'paid' : null);
  });

  it('separate the settlement of today from the rest of a higher planned amount', () => {
    const payable = requestedAmounts(pending({ ...last, settlement }));
    expect([firstRequested(payable), laterRequested(payable)]).toEqual([2550, 2650]);
    const unpaid = { ...last, settlement, installments: [instalment(2)] };
    expect(amountOfFirst(requestedAmounts(pending(unpaid)), 1)).toBe(2550);
    expect(laterRequested(requestedAmounts(pending()))).toBeNull();
  });

  it('become a request that subtracts the noted money, for the instalments that remain after the posting', () => {
    const noted = pending(paid(1000));
    const payable = requestedAmounts(noted);
    expect(amountOfFirst(payable, 2)).toBe(4300);
    const request = { ok: true, value: { amount: 1650, noted: 1000 } };
    expect(repaymentRequestOf(noted, 1, payable)).toMatchObject(request);
    const loan = pending(late);
    const next = { dueDate: '2024-01-13', late: false, overdueDays: 0 };
    expect(nextRequested(loan)).toMatchObject(next);
    expect(repaymentRequestOf(loan, 1, requestedAmounts(loan))).toMatchObject({
      ok: true,
      value: { amount: 2650, checkedPeriod: 2, mockPeriods: [2] },
    });
    const nothing = requestedAmounts(paidPending());
    expect(nextRequested(paidPending())).toBeNull();
    expect(repaymentRequestOf(paidPending(), 1, nothing)).toEqual({
      ok: false,
      reason: 'badCount',
    });
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
