import { assumedCodes } from '#domain/codes.ts';
import { failureOf } from '#domain/failure.ts';

/**
 * Why a restructure can't be agreed to any more (T5, T6): its day is over; something else was done
 * with the loan; the loan is paid; or there is no such order of this borrower.
 */
export type Ending = 'expired' | 'withdrawn' | 'settled' | 'notFound';

const endings: Readonly<Record<number, Ending>> = {
  [assumedCodes.operationExpired]: 'expired',
  [assumedCodes.operationWithdrawn]: 'withdrawn',
  [assumedCodes.operationSettled]: 'settled',
  [assumedCodes.notFound]: 'notFound',
};

/** How a restructure ended, by why it could not be asked for; null where that says nothing of it. */
export function endingIn(error: unknown): Ending | null {
  const failure = failureOf(error);
  return failure.kind === 'business' ? (endings[failure.code] ?? null) : null;
}
