import { daysBetween, type IsoDate } from '#domain/dates.ts';
import { roundHalfUp } from '#domain/rounding.ts';
import type { StoredInstalment } from './overdue.ts';

/** Interest begins at `from`. A settlement charges it at least until `leastUntil`. */
export type InterestDays = { from: IsoDate; leastUntil: IsoDate };

const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);

/**
 * Instalments with the interest that a settlement on a day charges: each one's share for its days
 * until then, at least until `leastUntil`, rounded half up to pesos. A settled instalment keeps its
 * interest.
 *
 * @param planFrom first day of the plan; null for the plan of the payout
 */
export function usedUntil(
  instalments: readonly StoredInstalment[],
  planFrom: IsoDate | null,
  { from: first, leastUntil }: InterestDays,
  on: IsoDate,
): StoredInstalment[] {
  const until = later(on, leastUntil);
  return instalments.map((part, index) => {
    if (part.repayDate !== null) return part;
    const before = instalments[index - 1]?.dueDate ?? planFrom ?? first;
    const from = planFrom === null ? before : later(before, planFrom);
    const days = Math.max(1, daysBetween(from, part.dueDate));
    const used = Math.min(days, Math.max(0, daysBetween(from, until)));
    return { ...part, interest: roundHalfUp((part.interest * used) / days) };
  });
}

export const interestIn = (instalments: readonly StoredInstalment[]): number =>
  instalments.reduce((sum, { interest }) => sum + interest, 0);
