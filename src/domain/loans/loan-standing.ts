import { loanStatus } from './loan-status.ts';
import type { LoanStatus } from './loan-order.ts';
import type { Coming } from '../payments/on-its-way.ts';
import {
  type Instalment,
  type InstalmentStatus,
  instalmentStatus,
} from '../payments/repayment-plan.ts';

/** How a loan stands for its borrower: its status, or the money or the restructure that is under way on it. */
export type LoanStanding = LoanStatus | 'paid' | 'restructuring';

/** How a loan stands, after the money on its way (null where none was announced). */
export function standingOf(
  { status, restructuring }: { status: LoanStatus; restructuring?: true | undefined },
  coming: Coming | null,
): LoanStanding {
  if (restructuring) return 'restructuring';
  if (coming?.paid) return 'paid';
  const isCaughtUp = status === loanStatus.overdue && coming !== null && !coming.late;
  return isCaughtUp ? loanStatus.repaying : status;
}

/** How an instalment stands: its status, or the money or the operation that is under way for it. */
export type InstalmentStanding =
  | InstalmentStatus
  | 'onItsWay'
  | 'rollover'
  | 'restructure'
  | 'restructuring';

/** What is under way on the loan of an instalment. */
export type UnderWay = {
  /** The instalments as they are posted now, where the shown ones include money on its way. */
  posted?: readonly Instalment[] | undefined;
  /** The operation that the money on its way pays for. */
  paysFor?: 'rollover' | 'restructure' | undefined;
  /** Whether a restructure of the loan is being made. */
  restructuring?: boolean | undefined;
};

/**
 * How an instalment stands that is shown as it is once the money on its way is posted: it is not overdue
 * while that money or an operation covers it.
 */
export function instalmentStanding(
  { period, status }: Instalment,
  { posted = [], paysFor, restructuring }: UnderWay,
): InstalmentStanding {
  const { settled } = instalmentStatus;
  const before = posted.find((one) => one.period === period)?.status ?? status;
  if (before === settled) return settled;
  if (restructuring) return 'restructuring';
  if (paysFor) return paysFor;
  return status === settled ? 'onItsWay' : status;
}
