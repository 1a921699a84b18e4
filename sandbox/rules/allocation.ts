/** The allocation of a payment to one instalment, in pesos. */
export type Allocation = {
  period: number;
  overdueFee: number;
  interest: number;
  principal: number;
  serviceFee?: number;
  rolloverFee?: number;
  restructureFee?: number;
};

export type OperationFee = 'rolloverFee' | 'restructureFee';

type Covered = Pick<Allocation, 'overdueFee' | 'interest' | 'principal' | 'serviceFee'>;

type Charged = Omit<Covered, 'serviceFee'> & { serviceFee?: number | undefined };

/**
 * Splits a sum paid on an instalment: overdue fee first, then interest, principal and service fee.
 */
export function covered(instalment: Charged, paid: number): Covered {
  const overdueFee = Math.min(paid, instalment.overdueFee);
  const interest = Math.min(paid - overdueFee, instalment.interest);
  const principal = Math.min(paid - overdueFee - interest, instalment.principal);
  const left = paid - overdueFee - interest - principal;
  const serviceFee = Math.min(left, instalment.serviceFee ?? 0);
  return { overdueFee, interest, principal, ...(serviceFee > 0 && { serviceFee }) };
}

export function allocated({ overdueFee, interest, principal, ...fees }: Allocation): number {
  const { serviceFee = 0, rolloverFee = 0, restructureFee = 0 } = fees;
  return overdueFee + interest + principal + serviceFee + rolloverFee + restructureFee;
}

export type Owed = Covered & Pick<Allocation, 'period'>;

/** `rest` is the part beyond the debt. The allocations and the rest add up to the amount. */
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
