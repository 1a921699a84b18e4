import { capsOn, maxPenalty } from '#domain/loans/caps.ts';
import { addDays, dayNumber, daysBetween, type IsoDate } from '#domain/dates.ts';
import type { OverdueCharge } from '#domain/loans/loan-story.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { type Instalment, instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { allocate, allocated, type Allocation, covered, type Owed } from './allocation.ts';
import type { LoanCosts, StoredInstalment } from './overdue.ts';
import { roundHalfUp } from '#domain/rounding.ts';

/** Interest begins at `from`. A settlement charges it at least until `leastUntil`. */
type InterestDays = { from: IsoDate; leastUntil: IsoDate };

const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);

/**
 * Instalments with the interest that a settlement on a day charges: each one's share for its days
 * until then, at least until `leastUntil`, rounded half up to pesos. A settled instalment keeps its
 * interest.
 *
 * @param planFrom first day of the plan; null for the plan of the payout
 */
function usedUntil(
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

const interestIn = (instalments: readonly StoredInstalment[]): number =>
  instalments.reduce((sum, { interest }) => sum + interest, 0);

/** Money received for a loan. `on` is its value date. */
export type Receipt = { paymentId: string; centavos: number; on: IsoDate };

/**
 * `credit` is pesos beyond the debt. `keptCentavos` is negative if earlier centavos made a peso.
 */
export type Division = {
  paymentId: string;
  allocations: Allocation[];
  credit: number;
  keptCentavos: number;
};

export type Plan = {
  /** Instalments with the charges and payments up to the beginning of the plan. */
  instalments: readonly StoredInstalment[];
  /** First day of the plan; null for the plan of the payout. */
  from: IsoDate | null;
  /** Centavos of earlier payments that do not make a peso yet. */
  keptCentavos: number;
  /**
   * The days for which interest is charged; null if the whole planned interest is owed at any time.
   */
  interest: InterestDays | null;
};

export type LoanAccount = {
  instalments: Instalment[];
  paid: Allocation[];
  divisions: Division[];
  /** Overdue fees since the plan began. */
  charges: OverdueCharge[];
  /** Pesos that settle the loan on the day, and what this saves compared with the plan. */
  settlement: { amount: number; saves: number };
  /** Pesos of planned interest that are not owed because the loan was settled early. */
  interestSaved: number;
  owedPrincipal: number;
  creditCentavos: number;
};

type Parts = Pick<Allocation, 'overdueFee' | 'interest' | 'principal' | 'serviceFee'>;

/** A date and its day number. Comparisons are frequent, so each date is parsed once. */
type Day = { date: IsoDate; number: number };

const dayOf = (date: IsoDate): Day => ({ date, number: dayNumber(date) });

/** `pesoDays` is the late amount times its days so far. */
type Account = { instalment: StoredInstalment; due: Day; paid: Parts; pesoDays: number };

/** Overdue fees are charged up to the end of `through`; null if no day is charged yet. */
type Charged = {
  accounts: readonly Account[];
  through: Day | null;
  charges: readonly OverdueCharge[];
};

/**
 * Calculates a loan account on a day. A receipt counts from its value date, but not before the plan
 * began. A receipt that pays for an early settlement settles the loan: all receipts are then
 * allocated as if the plan had no interest for later days. Centavos are kept until they make a
 * peso.
 *
 * @param receipts receipts since the plan began, in the order of value dates
 */
export function loanAccountOf(
  plan: Plan,
  receipts: readonly Receipt[],
  on: IsoDate,
  costs: LoanCosts,
): LoanAccount {
  const { from } = plan;
  let charged: Charged = {
    accounts: plan.instalments.map(accountOf),
    through: from === null ? null : dayOf(from),
    charges: [],
  };
  let remainder = plan.keptCentavos;
  const divisions: Division[] = [];
  for (const { paymentId, centavos, on: paidOn } of receipts) {
    const day = from === null || paidOn > from ? paidOn : from;
    const { accounts, ...rest } = charge(charged, dayOf(day), costs);
    const whole = Math.floor((remainder + centavos) / centavosOfPeso);
    const saves = savedOn(plan, day);
    const owed = owedIn(accounts);
    if (saves > 0 && owed > 0 && whole >= owed - saves) {
      return settledEarly(plan, receipts, on, costs, day);
    }
    const { allocations, rest: credit } = allocate(whole, accounts.map(owedOn));
    const keptCentavos = centavos - whole * centavosOfPeso;
    remainder += keptCentavos;
    divisions.push({ paymentId, allocations, credit, keptCentavos });
    charged = { ...rest, accounts: accounts.map((one) => afterReceipt(one, allocations, day)) };
  }
  const today = dayOf(on);
  const { accounts, charges } = charge(charged, today, costs);
  const owed = owedIn(accounts);
  const saves = owed > 0 ? savedOn(plan, on) : 0;
  const excess = divisions.reduce((sum, { credit }) => sum + credit, 0);
  return {
    instalments: accounts.map((account) => withStatusOn(account, today)),
    paid: accounts.map(({ instalment: { period }, paid }) => ({ period, ...paid })),
    divisions,
    charges: charges.filter(({ amount }) => amount > 0),
    settlement: { amount: owed - saves, saves },
    interestSaved: 0,
    owedPrincipal: accounts.reduce(
      (sum, { instalment, paid }) => sum + instalment.principal - paid.principal,
      0,
    ),
    creditCentavos: excess * centavosOfPeso + remainder,
  };
}

/** Pesos of planned interest that a settlement on a day saves. */
function savedOn({ instalments, from, interest }: Plan, on: IsoDate): number {
  if (interest === null) return 0;
  return interestIn(instalments) - interestIn(usedUntil(instalments, from, interest, on));
}

function settledEarly(
  plan: Plan,
  receipts: readonly Receipt[],
  on: IsoDate,
  costs: LoanCosts,
  day: IsoDate,
): LoanAccount {
  const { instalments, from, interest } = plan;
  if (interest === null) throw new Error('a plan without interest days cannot be settled early');
  const used = usedUntil(instalments, from, interest, day);
  const account = loanAccountOf(
    { ...plan, instalments: used, interest: null },
    receipts,
    on,
    costs,
  );
  return { ...account, interestSaved: savedOn(plan, day) };
}

const owedIn = (accounts: readonly Account[]): number =>
  accounts.reduce((sum, account) => sum + allocated(owedOn(account)), 0);

function accountOf(instalment: StoredInstalment): Account {
  const paid = covered(instalment, instalment.paidAmount);
  return { instalment, due: dayOf(instalment.dueDate), paid, pesoDays: 0 };
}

function owedOn({ instalment, paid }: Account): Owed {
  return {
    period: instalment.period,
    overdueFee: instalment.overdueFee - paid.overdueFee,
    interest: instalment.interest - paid.interest,
    principal: instalment.principal - paid.principal,
    serviceFee: (instalment.serviceFee ?? 0) - (paid.serviceFee ?? 0),
  };
}

function afterReceipt(account: Account, allocations: readonly Allocation[], day: IsoDate): Account {
  const share = allocations.find(({ period }) => period === account.instalment.period);
  if (!share) return account;
  const { instalment, paid } = account;
  const serviceFee = (paid.serviceFee ?? 0) + (share.serviceFee ?? 0);
  const after = {
    ...account,
    paid: {
      overdueFee: paid.overdueFee + share.overdueFee,
      interest: paid.interest + share.interest,
      principal: paid.principal + share.principal,
      ...(serviceFee > 0 && { serviceFee }),
    },
  };
  const repayDate = allocated(owedOn(after)) === 0 ? day : null;
  const paidAmount = instalment.paidAmount + allocated(share);
  return { ...after, instalment: { ...instalment, paidAmount, repayDate } };
}

const daysLate = ({ due }: Account, on: Day) => Math.max(0, on.number - due.number);

function charge(charged: Charged, to: Day, costs: LoanCosts): Charged {
  const { accounts, through } = charged;
  if (through !== null && through.number >= to.number) return charged;
  const caps = capsOn(to.date);
  const limit = Math.floor((caps?.totalCost ?? 0) * costs.borrowed);
  const fees = accounts.reduce((sum, { instalment }) => sum + instalment.overdueFee, 0);
  let room = Math.max(0, limit - costs.interest - costs.processingFee - costs.otherCosts - fees);
  let { charges } = charged;
  const chargeOne = (account: Account): Account => {
    const { instalment, paid, pesoDays: before, due } = account;
    const chargedDays = through ? daysLate(account, through) : 0;
    const days = daysLate(account, to) - chargedDays;
    if (instalment.repayDate !== null || days === 0 || caps === null) return account;
    const base = instalment.interest + instalment.principal - paid.interest - paid.principal;
    const pesoDays = before + base * days;
    const fee = maxPenalty(pesoDays, 1, caps) - maxPenalty(before, 1, caps);
    const amount = Math.min(fee, room);
    room -= amount;
    const from = addDays(due.date, chargedDays + 1);
    const addedCharge = { dueDate: due.date, from, through: to.date, days, base, amount };
    charges = withCharge(charges, addedCharge);
    const overdueFee = instalment.overdueFee + amount;
    return { ...account, pesoDays, instalment: { ...instalment, overdueFee } };
  };
  return { accounts: accounts.map(chargeOne), through: to, charges };
}

function withCharge(charges: readonly OverdueCharge[], next: OverdueCharge): OverdueCharge[] {
  const continuesCharge = (one: OverdueCharge) =>
    one.dueDate === next.dueDate && one.base === next.base && addDays(one.through, 1) === next.from;
  const before = charges.findLast(continuesCharge);
  if (!before) return [...charges, next];
  const whole = {
    ...next,
    from: before.from,
    days: before.days + next.days,
    amount: before.amount + next.amount,
  };
  return charges.map((one) => (one === before ? whole : one));
}

function withStatusOn(account: Account, on: Day): Instalment {
  const { instalment } = account;
  if (instalment.repayDate !== null) return { ...instalment, status: instalmentStatus.settled };
  const late = daysLate(account, on) > 0;
  return {
    ...instalment,
    status: late ? instalmentStatus.overdue : instalmentStatus.outstanding,
  };
}
