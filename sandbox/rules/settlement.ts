import { daysBetween, type IsoDate } from '#domain/dates.ts';
import { roundHalfUp } from '#domain/rounding.ts';
import type { StoredInstalment } from './overdue.ts';

/** The days with interest: from a day on, and at least until a later one. */
export type InterestDays = { from: IsoDate; leastUntil: IsoDate };

const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);

/**
 * Instalments with the interest that a settlement on a day charges. For each instalment this is the
 * share of its interest from the previous due date (for the first one, from the first day with
 * interest), but not before `planFrom`, until that day or `leastUntil` if that is later, rounded
 * half up to pesos. An instalment that was settled when the plan began keeps its interest.
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

/** Total interest of instalments, in pesos. */
export const interestIn = (instalments: readonly StoredInstalment[]): number =>
  instalments.reduce((sum, { interest }) => sum + interest, 0);
