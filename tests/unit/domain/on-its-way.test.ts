import { describe, expect, it } from 'vitest';
import { day, minute } from '#domain/constants.ts';
import { standingOf } from '#domain/loans/loan-standing.ts';
import {
  closedKnowingNotes,
  totalRequested,
  requestedAmounts,
  comingOn,
  comingTo,
  firstRequested,
  laterRequested,
  latestPosting,
  nextRequested,
  reasonForNoRequest,
  stillOpenOn,
} from '#domain/payments/on-its-way.ts';
import { paidBefore } from '#domain/operations/paid-before.ts';
import { paidElsewhere, pesosElsewhere } from '#domain/operations/paid-elsewhere.ts';
import type { PaidNote } from '#domain/payments/offline-record.ts';
import { amountOfFirst, repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { account, comingIn, paidNote } from '#machines/samples/checkstand.ts';
import { loanOrder, now } from '#machines/samples/loans.ts';
import { deferral } from '#machines/samples/operations.ts';
import { instalment, paidPending, pending } from '#machines/samples/repayment.ts';

const announced = (centavos: number, accountNumber = account().accountNumber) => ({
  name: '7-Eleven',
  accountNumber,
  centavos,
  paidAt: now - day,
  postsAt: now + day,
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

  const amounts: Record<string, [Parameters<typeof pending>[0], number, number, number]> = {
    'all unpaid amounts if nothing is on its way': [{}, 2650, 5300, 0],
    'today’s settlement if one instalment is left': [{ ...last, settlement }, 2550, 2650, 0],
    'the instalment if the settlement is of more than one': [
      { settlement: { amount: 5000, saves: 300 } },
      2650,
      5300,
      0,
    ],
    'nothing if the whole debt was announced': [paidPending(), 0, 0, 5300],
    'the rest after the posting, without the fees that it reverses': [late, 2650, 2650, 2650],
    'nothing if a noted payment settles the loan today': [
      { installments: [instalment(2)], settlement: { amount: 2310, saves: 340 }, ...paid(2310) },
      0,
      0,
      2310,
    ],
    'less by a noted payment': [paid(1000), 1650, 4300, 1000],
    'the rest until a noted payment is overdue for posting': [before, 0, 2650, 2650],
    'all again when a noted payment is overdue for posting': [
      { ...before, receivedAt: latestPosting(note) },
      2650,
      5300,
      2650,
    ],
    'less by a payment once, if it is noted and announced': [
      { ...afterFirst, noted: [note] },
      2650,
      2650,
      2650,
    ],
    'O6: without the new overdue fee of an instalment that a noted payment covered in full': [
      { ...nextDay, ...paid(2670, { paysTo: november }) },
      0,
      2650,
      2670,
    ],
    'O6: nothing if the noted payment settled the loan': [
      { ...nextDay, ...paid(5300, { paysTo: december }) },
      0,
      0,
      5300,
    ],
    'O6: with the new overdue fee of a part': [{ ...nextDay, ...paid(2000) }, 675, 3325, 2000],
  };

  it.each(Object.entries(amounts))('are %s', (_, [change, first, all, coming]) => {
    const loan = pending(change);
    const requested = requestedAmounts(loan);
    expect([firstRequested(requested), totalRequested(requested)]).toEqual([first, all]);
    expect(comingTo(loan)).toBe(coming);
    expect(reasonForNoRequest(requested, false)).toBe(first === 0 ? 'paid' : null);
  });

  it.each([
    ['the planned amount, also if a settlement today costs less', {}, 2650],
    ['the rest of a noted part', paid(1000), 1650],
    ['nothing if a noted payment settles the loan today', paid(2550), null],
  ])('are in the records %s', (_, noted, first) => {
    const repaymentPlan = {
      installments: last.installments,
      totalOrderAmount: 5300,
      totalInterest: 300,
    };
    const order = loanOrder({ status: loanStatus.repaying, repaymentPlan, settlement });
    const open = stillOpenOn({ ...order, ...noted });
    expect(open && [open.first, open.left]).toEqual(first === null ? null : [first, first]);
  });

  it('are the settlement of today, and a higher planned amount on the due date', () => {
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
    const settled = instalment(1, { status: instalmentStatus.settled });
    expect(nextRequested({ ...loan, oncePosted: [settled, ...late.oncePosted] })).toMatchObject(
      next,
    );
    expect(nextRequested({ ...loan, paysFor: 'rollover' })).toBeNull();
    const nothing = requestedAmounts(paidPending());
    expect(nextRequested(paidPending())).toBeNull();
    expect(repaymentRequestOf(paidPending(), 1, nothing)).toEqual({
      ok: false,
      reason: 'badCount',
    });
  });
});

it.each([
  ['Wednesday', '2023-11-15', '2023-11-17'],
  ['Friday', '2023-11-17', '2023-11-20'],
])(
  'O6: a payment noted on a %s at a channel of one day is late a working day after that',
  (_, noted, late) => {
    const note = paidNote({ notedAt: Date.parse(`${noted}T10:00:00+08:00`), postingTime: day });
    expect(latestPosting(note)).toBe(Date.parse(`${late}T10:00:00+08:00`));
  },
);

it('the money on its way to a loan is the announced and the other noted money', () => {
  const noted = [paidNote({ accountNumber: '7330123412341234', amount: 300 })];
  expect(comingTo(pending({ noted, onItsWay: [announced(1_050)] }))).toBe(310.5);
});

it.each([
  [
    'overdue while announced money covers a part',
    [instalment(1, { status: 10 }), instalment(2)],
    75,
  ],
  ['to be repaid once announced money covers all overdue instalments', [instalment(2)], 70],
  ['paid once announced money covers everything', [], 'paid'],
])('an overdue loan in a list is %s', (_, oncePosted, standing) => {
  const late = loanOrder({ status: loanStatus.overdue });
  const order = { ...late, oncePosted, onItsWay: [announced(1_000)] };
  expect(standingOf(order, comingOn(order))).toBe(standing);
});

describe('unposted payments for a started operation', () => {
  const other = '7220123412341234';
  const elsewhere = (change: Parameters<typeof deferral>[0]) => paidElsewhere(deferral(change));

  it('are the announced and the noted ones', () => {
    const payments = elsewhere({
      onItsWay: [comingIn({ centavos: 20_050, accountNumber: other })],
      noted: [paidNote({ amount: 360 })],
    });
    expect(payments).toMatchObject([
      { accountNumber: other, pesos: 200.5, announced: true },
      { pesos: 360, announced: false },
    ]);
    expect(pesosElsewhere(payments)).toBe(560.5);
  });

  it('from before its start are listed apart', () => {
    const noted = [paidNote({ notedAt: now - 120 * minute, amount: 360 }), paidNote()];
    expect(paidBefore(deferral({ noted }))).toMatchObject([{ pesos: 360 }]);
  });

  it('contain a payment once that was both noted and announced', () => {
    expect(elsewhere({ onItsWay: [comingIn()], noted: [paidNote()] })).toHaveLength(1);
  });

  it.each([
    ['before its start', { noted: [paidNote({ notedAt: now - 120 * minute })] }],
    ['if nothing is missing', { state: 'CONFIRMED' as const, missing: 0, noted: [paidNote()] }],
    [
      'if announced money is enough',
      { coming: { amount: 560, postsAt: now }, onItsWay: [comingIn()] },
    ],
  ])('do not count: %s', (_, change) => {
    expect(elsewhere(change)).toEqual([]);
  });
});

describe('the overdue loan that closes the limit', () => {
  const late = (loanOrderId: string) =>
    loanOrder({
      loanOrderId,
      status: loanStatus.overdue,
      repaymentPlan: {
        ...loanOrder().repaymentPlan,
        installments: [instalment(1, { status: instalmentStatus.overdue }), instalment(2)],
      },
    });
  const closed = { reason: 'overdue', loanOrderId: 'older', amount: 2650 } as const;
  const noted = (amount: number) => ({ ...late('older'), noted: [paidNote({ amount })] });

  it.each([
    ['requests the rest beside a noted payment', [noted(1000)], { ...closed, amount: 1650 }],
    ['waits for a noted payment of it all', [noted(2650)], { ...closed, waitsFor: 'posting' }],
    [
      'is another one that requests money, if the first is noted as paid',
      [late('newer'), noted(2650)],
      { ...closed, loanOrderId: 'newer' },
    ],
  ])('%s', (_, loans, expected) => {
    expect(closedKnowingNotes(closed, loans, now)).toEqual(expected);
  });
});
