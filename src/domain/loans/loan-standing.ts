import { loanStatus } from './loan-status.ts';
import type { LoanStatus } from './loan-order.ts';
import type { Coming } from '../payments/on-its-way.ts';
import {
  type Instalment,
  type InstalmentStatus,
  instalmentStatus,
} from '../payments/repayment-plan.ts';

/**
 * A loan's state for its borrower: its status, `paid` if announced money leaves nothing to pay or
 * is for an operation, or `restructuring` while a restructure is in progress.
 */
export type LoanStanding = LoanStatus | 'paid' | 'restructuring';

/**
 * Returns a loan's state. An overdue loan counts as under repayment if no instalment stays overdue
 * after the announced money (`coming`; null if none is announced).
 */
export function standingOf(
  { status, restructuring }: { status: LoanStatus; restructuring?: true | undefined },
  coming: Coming | null,
): LoanStanding {
  if (restructuring) return 'restructuring';
  if (coming?.paid) return 'paid';
  const isCaughtUp = status === loanStatus.overdue && coming !== null && !coming.late;
  return isCaughtUp ? loanStatus.repaying : status;
}

/** An instalment's state: its status, or the money or operation in progress for it. */
export type InstalmentStanding =
  | InstalmentStatus
  | 'onItsWay'
  | 'rollover'
  | 'restructure'
  | 'restructuring';

export type UnderWay = {
  /** The instalments as posted now, if the shown ones include money on its way. */
  posted?: readonly Instalment[] | undefined;
  /** The operation that the money on its way is for. */
  paysFor?: 'rollover' | 'restructure' | undefined;
  restructuring?: boolean | undefined;
};

/**
 * Returns the state of an instalment, including the money on its way. The instalment is not overdue
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
