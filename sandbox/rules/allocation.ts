/** What part of a payment went where, in pesos. */
export type Allocation = {
  period: number;
  overdueFee: number;
  interest: number;
  principal: number;
  /** What of the payment went to the fee of a rollover, where it did. */
  rolloverFee?: number;
  /** What of it went to that of a restructure, where it did. */
  restructureFee?: number;
};

/** The fee of an operation, as a payment is divided. */
export type OperationFee = 'rolloverFee' | 'restructureFee';

/** What of an instalment a sum covers, in pesos. */
type Covered = Pick<Allocation, 'overdueFee' | 'interest' | 'principal'>;

/** What a sum paid on an instalment covers: first the overdue fee, then interest, then principal. */
export function covered(instalment: Covered, paid: number): Covered {
  const overdueFee = Math.min(paid, instalment.overdueFee);
  const interest = Math.min(paid - overdueFee, instalment.interest);
  const principal = Math.min(paid - overdueFee - interest, instalment.principal);
  return { overdueFee, interest, principal };
}

/** The pesos in an allocation. */
export function allocated({ overdueFee, interest, principal, ...fees }: Allocation): number {
  const { rolloverFee = 0, restructureFee = 0 } = fees;
  return overdueFee + interest + principal + rolloverFee + restructureFee;
}

/** What is still owed of an instalment, in pesos. */
export type Owed = Covered & Pick<Allocation, 'period'>;

/**
 * Divides a payment over what is owed, the earliest instalment first. `rest` is what nothing is owed
 * for. No peso is lost: the allocations and the rest come to the amount.
 */
export function allocate(
  amount: number,
  instalments: readonly Owed[],
): { allocations: Allocation[]; rest: number } {
  let rest = amount;
  const allocations: Allocation[] = [];
  for (const owed of instalments) {
    const { overdueFee, interest, principal } = covered(owed, rest);
    const allocation = { period: owed.period, overdueFee, interest, principal };
    const share = allocated(allocation);
    if (share === 0) continue;
    allocations.push(allocation);
    rest -= share;
  }
  return { allocations, rest };
}
