import { assumedCodes } from '#domain/codes.ts';
import { failureOf } from '#domain/failure.ts';

/** Why a restructure cannot be agreed to (T5). */
export type Ending = 'expired' | 'withdrawn' | 'settled' | 'notFound';

const endings: Readonly<Record<number, Ending>> = {
  [assumedCodes.operationExpired]: 'expired',
  [assumedCodes.operationWithdrawn]: 'withdrawn',
  [assumedCodes.operationSettled]: 'settled',
  [assumedCodes.notFound]: 'notFound',
};

export function endingIn(error: unknown): Ending | null {
  const failure = failureOf(error);
  return failure.kind === 'business' ? (endings[failure.code] ?? null) : null;
}
