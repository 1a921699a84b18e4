/** What part of a payment went where, in pesos. */
export type Allocation = {
  period: number;
  overdueFee: number;
  interest: number;
  principal: number;
  /** What of it went to the service fee that was not kept back at payout, where it did. */
  serviceFee?: number;
  /** What of the payment went to the fee of a rollover, where it did. */
  rolloverFee?: number;
  /** What of it went to that of a restructure, where it did. */
  restructureFee?: number;
};

/** The fee of an operation, as a payment is divided. */
export type OperationFee = 'rolloverFee' | 'restructureFee';

/** What of an instalment a sum covers, in pesos. */
type Covered = Pick<Allocation, 'overdueFee' | 'interest' | 'principal' | 'serviceFee'>;

/** What an instalment costs, in pesos. */
type Charged = Omit<Covered, 'serviceFee'> & { serviceFee?: number | undefined };

/** What a sum paid on an instalment covers: the overdue fee, then interest, principal, service fee. */
export function covered(instalment: Charged, paid: number): Covered {
  const overdueFee = Math.min(paid, instalment.overdueFee);
  const interest = Math.min(paid - overdueFee, instalment.interest);
  const principal = Math.min(paid - overdueFee - interest, instalment.principal);
  const left = paid - overdueFee - interest - principal;
  const serviceFee = Math.min(left, instalment.serviceFee ?? 0);
  return { overdueFee, interest, principal, ...(serviceFee > 0 && { serviceFee }) };
}

/** The pesos in an allocation. */
export function allocated({ overdueFee, interest, principal, ...fees }: Allocation): number {
  const { serviceFee = 0, rolloverFee = 0, restructureFee = 0 } = fees;
  return overdueFee + interest + principal + serviceFee + rolloverFee + restructureFee;
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
    const allocation = { period: owed.period, ...covered(owed, rest) };
    const share = allocated(allocation);
    if (share === 0) continue;
    allocations.push(allocation);
    rest -= share;
  }
  return { allocations, rest };
}
