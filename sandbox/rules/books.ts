import { capsOn, maxPenalty } from '#domain/caps.ts';
import { addDays, dayNumber, type IsoDate } from '#domain/dates.ts';
import type { OverdueCharge } from '#domain/loan-story.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { type Instalment, instalmentStatus } from '#domain/repayment-plan.ts';
import { type Allocation, allocate, allocated, covered, type Owed } from './allocation.ts';
import type { LoanCosts, StoredInstalment } from './overdue.ts';
import { type InterestDays, interestIn, usedUntil } from './settlement.ts';

/** Money that came in for a loan: it counts from the day on which it was paid. */
export type Receipt = { paymentId: string; centavos: number; on: IsoDate };

/**
 * How a receipt was divided: whole pesos of the loan, pesos beyond what it owed, and the centavos
 * that were kept (below 0: kept ones made a peso).
 */
export type Division = {
  paymentId: string;
  allocations: Allocation[];
  credit: number;
  keptCentavos: number;
};

/** What the books of a loan begin with. */
export type Plan = {
  /** With what was charged on them and paid of them by then. */
  instalments: readonly StoredInstalment[];
  /** The day that it begins on; null for the plan of the payout. */
  from: IsoDate | null;
  /** What of payments before it made no whole peso yet. */
  keptCentavos: number;
  /** The days for which interest counts; null where all of it is owed whenever it is paid. */
  interest: InterestDays | null;
};

/** A loan's books on a day. */
export type Books = {
  instalments: Instalment[];
  /** What of each instalment is paid. */
  paid: Allocation[];
  /** How what came in since the plan began was divided. */
  divisions: Division[];
  /** What was charged since then for being late, in order. */
  charges: OverdueCharge[];
  /** What settles the loan on the day: pesos, and how many fewer than the plan still asks. */
  settlement: { amount: number; saves: number };
  /** Pesos of planned interest that nobody owes, since the loan was settled before its days were used. */
  interestSaved: number;
  /** Principal that is not paid back, in pesos. */
  owedPrincipal: number;
  /** What the borrower has in their favour. */
  creditCentavos: number;
};

type Parts = Pick<Allocation, 'overdueFee' | 'interest' | 'principal' | 'serviceFee'>;

/** A day and its number: dates are read once, since they are compared very often. */
type Day = { date: IsoDate; number: number };

const dayOf = (date: IsoDate): Day => ({ date, number: dayNumber(date) });

/** An instalment with what was paid of each part, and for how long how much of it was late. */
type Account = { instalment: StoredInstalment; due: Day; paid: Parts; pesoDays: number };

/** The accounts of a loan, charged up to the end of a day; null: from the start. */
type Charged = {
  accounts: readonly Account[];
  through: Day | null;
  charges: readonly OverdueCharge[];
};

/**
 * A loan's books: a function of its plan, of what came in and of the day, whatever was posted when.
 *
 * - Receipts count from the day on which they were paid, though not before the plan began.
 * - Each is divided over the instalments, the earliest first, of each the overdue fee first, then
 *   interest, principal, and the service fee that was not kept back at payout (`allocate`). What nothing is owed for is credit.
 * - Who pays everything early pays interest for the days until then only. A receipt that is enough for
 *   that settles the loan; the plan is divided as if it had asked for no more.
 * - Whole pesos pay the loan. Centavos beyond them are kept, to the centavo, until they make one.
 * - What of interest and principal is late costs the penalty that the law allows for each day, until
 *   the whole loan has cost as much as was borrowed. It is rounded down to pesos.
 *
 * @param receipts what came in since the plan began, in the order of the days on which it was paid
 */
export function booksOf(
  plan: Plan,
  receipts: readonly Receipt[],
  on: IsoDate,
  costs: LoanCosts,
): Books {
  const { from } = plan;
  let charged: Charged = {
    accounts: plan.instalments.map(accountOf),
    through: from === null ? null : dayOf(from),
    charges: [],
  };
  let kept = plan.keptCentavos;
  const divisions: Division[] = [];
  for (const { paymentId, centavos, on: paidOn } of receipts) {
    const day = from === null || paidOn > from ? paidOn : from;
    const { accounts, ...rest } = charge(charged, dayOf(day), costs);
    const whole = Math.floor((kept + centavos) / centavosOfPeso);
    const saves = savedOn(plan, day);
    const owed = owedIn(accounts);
    if (saves > 0 && owed > 0 && whole >= owed - saves) {
      return settledEarly(plan, receipts, on, costs, day);
    }
    const { allocations, rest: credit } = allocate(whole, accounts.map(owedOn));
    const keptCentavos = centavos - whole * centavosOfPeso;
    kept += keptCentavos;
    divisions.push({ paymentId, allocations, credit, keptCentavos });
    charged = { ...rest, accounts: accounts.map((one) => afterReceipt(one, allocations, day)) };
  }
  const today = dayOf(on);
  const { accounts, charges } = charge(charged, today, costs);
  const owed = owedIn(accounts);
  const saves = owed > 0 ? savedOn(plan, on) : 0;
  const excess = divisions.reduce((sum, { credit }) => sum + credit, 0);
  return {
    instalments: accounts.map((account) => shownOn(account, today)),
    paid: accounts.map(({ instalment: { period }, paid }) => ({ period, ...paid })),
    divisions,
    charges: charges.filter(({ amount }) => amount > 0),
    settlement: { amount: owed - saves, saves },
    interestSaved: 0,
    owedPrincipal: accounts.reduce(
      (sum, { instalment, paid }) => sum + instalment.principal - paid.principal,
      0,
    ),
    creditCentavos: excess * centavosOfPeso + kept,
  };
}

/** Pesos of planned interest that a settlement on a day does not ask. */
function savedOn({ instalments, from, interest }: Plan, on: IsoDate): number {
  if (interest === null) return 0;
  return interestIn(instalments) - interestIn(usedUntil(instalments, from, interest, on));
}

/** The books of a loan that a receipt settles on a day: the plan asks interest until that day only. */
function settledEarly(
  plan: Plan,
  receipts: readonly Receipt[],
  on: IsoDate,
  costs: LoanCosts,
  day: IsoDate,
): Books {
  const { instalments, from, interest } = plan;
  if (interest === null) throw new Error('a plan without days of interest has no early end');
  const used = usedUntil(instalments, from, interest, day);
  const books = booksOf({ ...plan, instalments: used, interest: null }, receipts, on, costs);
  return { ...books, interestSaved: savedOn(plan, day) };
}

/** What the accounts still owe, in pesos. */
const owedIn = (accounts: readonly Account[]): number =>
  accounts.reduce((sum, account) => sum + allocated(owedOn(account)), 0);

/** The account of an instalment as it stood when the plan began. */
function accountOf(instalment: StoredInstalment): Account {
  const paid = covered(instalment, instalment.paidAmount);
  return { instalment, due: dayOf(instalment.dueDate), paid, pesoDays: 0 };
}

/** What is still owed of an instalment. */
function owedOn({ instalment, paid }: Account): Owed {
  return {
    period: instalment.period,
    overdueFee: instalment.overdueFee - paid.overdueFee,
    interest: instalment.interest - paid.interest,
    principal: instalment.principal - paid.principal,
    serviceFee: (instalment.serviceFee ?? 0) - (paid.serviceFee ?? 0),
  };
}

/** An account after its share of a receipt; settled once nothing is owed on it. */
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

/** Charges the accounts for being late up to a day; the books never go back to an earlier one. */
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
    const told = { dueDate: due.date, from, through: to.date, days, base, amount };
    charges = withCharge(charges, told);
    const overdueFee = instalment.overdueFee + amount;
    return { ...account, pesoDays, instalment: { ...instalment, overdueFee } };
  };
  return { accounts: accounts.map(chargeOne), through: to, charges };
}

/** Charges with one more; what goes on with the same base is told as one. */
function withCharge(charges: readonly OverdueCharge[], next: OverdueCharge): OverdueCharge[] {
  const goesOn = (one: OverdueCharge) =>
    one.dueDate === next.dueDate && one.base === next.base && addDays(one.through, 1) === next.from;
  const before = charges.findLast(goesOn);
  if (!before) return [...charges, next];
  const whole = {
    ...next,
    from: before.from,
    days: before.days + next.days,
    amount: before.amount + next.amount,
  };
  return charges.map((one) => (one === before ? whole : one));
}

/** An instalment as it is told on a day. */
function shownOn(account: Account, on: Day): Instalment {
  const { instalment } = account;
  if (instalment.repayDate !== null) return { ...instalment, status: instalmentStatus.settled };
  const late = daysLate(account, on) > 0;
  return {
    ...instalment,
    status: late ? instalmentStatus.overdue : instalmentStatus.outstanding,
  };
}
