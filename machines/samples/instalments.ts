import { instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { today } from '#machines/samples/loans.ts';
import { instalment } from '#machines/samples/repayment.ts';

/** An instalment that is five days overdue. */
export const lateInstalment = instalment(1, {
  dueDate: '2023-11-10',
  status: instalmentStatus.overdue,
  overdueFee: 125,
});

const lateOne = (period: number, dueDate: string) =>
  instalment(period, { dueDate, status: instalmentStatus.overdue, overdueFee: 125 });

export const threeOverdueOfSix = [
  lateOne(1, '2023-10-10'),
  lateOne(2, '2023-10-25'),
  lateOne(3, '2023-11-10'),
  instalment(4, { dueDate: '2023-11-25' }),
  instalment(5, { dueDate: '2023-12-10' }),
  instalment(6, { dueDate: '2023-12-25' }),
];

export const dueToday = [
  instalment(1, { dueDate: today }),
  instalment(2, { dueDate: '2023-12-15' }),
];

export const paid = instalment(1, {
  dueDate: '2023-10-15',
  paidAmount: 2650,
  repayDate: '2023-10-14',
  status: instalmentStatus.settled,
});

export const ofDifferentDates = [
  paid,
  instalment(2, { dueDate: '2023-11-20' }),
  instalment(3, { dueDate: '2023-12-20' }),
];
