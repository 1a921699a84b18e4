import { type Instalment, instalmentDue } from '#domain/repayment-plan.ts';

/** What part of a payment went where, in pesos. */
export type Allocation = {
  period: number;
  overdueFee: number;
  interest: number;
  principal: number;
  /** What of the payment went to the fee of a rollover or a restructure, where it did. */
  fee?: number;
};

/** What of an instalment a sum covers, in pesos. */
type Covered = Pick<Allocation, 'overdueFee' | 'interest' | 'principal'>;

/** What a sum paid on an instalment covers: first the overdue fee, then interest, then principal. */
export function covered(instalment: Pick<Instalment, keyof Covered>, paid: number): Covered {
  const overdueFee = Math.min(paid, instalment.overdueFee);
  const interest = Math.min(paid - overdueFee, instalment.interest);
  const principal = Math.min(paid - overdueFee - interest, instalment.principal);
  return { overdueFee, interest, principal };
}

/** The pesos in an allocation. */
export function allocated({ overdueFee, interest, principal, fee = 0 }: Allocation): number {
  return overdueFee + interest + principal + fee;
}

/**
 * Divides a payment over instalments, the earliest first. `rest` is what nothing is owed for.
 * No peso is lost: the allocations and the rest come to the amount.
 */
export function allocate(
  amount: number,
  instalments: readonly Instalment[],
): { allocations: Allocation[]; rest: number } {
  let rest = amount;
  const allocations: Allocation[] = [];
  for (const instalment of instalments) {
    const share = Math.min(rest, instalmentDue(instalment));
    if (share === 0) continue;
    const before = covered(instalment, instalment.paidAmount);
    const after = covered(instalment, instalment.paidAmount + share);
    allocations.push({
      period: instalment.period,
      overdueFee: after.overdueFee - before.overdueFee,
      interest: after.interest - before.interest,
      principal: after.principal - before.principal,
    });
    rest -= share;
  }
  return { allocations, rest };
}
