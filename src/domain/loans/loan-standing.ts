import { loanStatus } from './loan-status.ts';
import type { LoanStatus } from './loan-order.ts';
import type { Coming } from '../payments/on-its-way.ts';
import {
  type Instalment,
  type InstalmentStatus,
  instalmentStatus,
} from '../payments/repayment-plan.ts';

/** `paid`: the announced money covers everything that is requested. */
export type LoanStanding = LoanStatus | 'paid' | 'restructuring';

/** An overdue loan counts as repaying if the announced money covers every overdue instalment. */
export function standingOf(
  { status, restructuring }: { status: LoanStatus; restructuring?: true | undefined },
  coming: Coming | null,
): LoanStanding {
  if (restructuring) return 'restructuring';
  if (coming?.paid) return 'paid';
  const isCaughtUp = status === loanStatus.overdue && coming !== null && !coming.late;
  return isCaughtUp ? loanStatus.repaying : status;
}

export type InstalmentStanding =
  | InstalmentStatus
  | 'onItsWay'
  | 'rollover'
  | 'restructure'
  | 'restructuring';

export type UnderWay = {
  /** The instalments as posted now, if the shown ones include money on its way. */
  posted?: readonly Instalment[] | undefined;
  paysFor?: 'rollover' | 'restructure' | undefined;
  restructuring?: boolean | undefined;
};

/** An instalment is not overdue while money on its way or an operation covers it. */
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
