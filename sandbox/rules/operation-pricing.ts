import { capsOn, overCaps, type CapName } from '#domain/loans/caps.ts';
import { addDays, addMonths, daysBetween, type IsoDate } from '#domain/dates.ts';
import { daysOfRateMonth } from '#domain/loans/effective-rate.ts';
import { priceOfRestructure, priceOfRollover } from '#domain/operations/operation-price.ts';
import { roundHalfUp } from '#domain/rounding.ts';
import { type PriceList, product } from './product.ts';

/** Unpaid part of a loan or an instalment, in pesos. */
export type Outstanding = { principal: number; interest: number; overdueFee: number };

type Cost = { costByPlan: number; borrowed: number };

export type Planned = {
  period: number;
  dueDate: IsoDate;
  principal: number;
  interest: number;
  /** Unpaid part of the processing fee, in the last instalment only. */
  serviceFee?: number | undefined;
};

/** A loan when a rollover is initiated. Later payments change the price, but not the opening. */
export type RolloverOpening = Cost & {
  on: IsoDate;
  priceList: PriceList;
  period: number;
  dueDate: IsoDate;
  due: Outstanding;
  later: readonly Planned[];
  used: number;
};

export type RestructureOpening = Cost & {
  on: IsoDate;
  /** Unpaid parts without waived interest, in the order in which payments cover them. */
  debts: readonly Outstanding[];
  /**
   * Interest of the instalments that are not overdue. The specification does not define the charge
   * of a restructure for the days since the last due date; the lender waives their interest.
   */
  waivedInterest: number;
  used: number;
};

type Terms = {
  fee: number;
  minimumPayment: number;
  missing: number;
  /** First day of the new terms. */
  from: IsoDate;
  cost: { byPlan: number; after: number; cap: number | null };
  /** Legal caps that the operation would break. */
  overCaps: CapName[];
};

export type RolloverTerms = Terms & {
  principal: number;
  newInterest: number;
  newDueDate: IsoDate;
  schedule: Planned[];
};

export type RestructureTerms = Terms & {
  downPayment: number;
  balance: Outstanding & { total: number };
  schedule: (Planned & { carriedOverdueFee: number })[];
};

/** Pesos that settle the loan on the day, and pesos to pay from then on with the operation. */
type Totals = { totalToday: number; totalAfter: number };

export type RolloverPrice = RolloverTerms & Totals;
export type RestructurePrice = RestructureTerms & Totals;

/**
 * The part of an order that depends on its kind. `agreed` is null before the confirmation, and
 * after a payment returned a restructure to `initiated`.
 */
export type OperationTerms =
  | { kind: 'rollover'; opening: RolloverOpening; agreed: RolloverPrice | null }
  | { kind: 'restructure'; opening: RestructureOpening; agreed: RestructurePrice | null };

/** Pesos that a loan owes on a day. `settlement` contains the `serviceFee`. */
export type Standing = { settlement: number; serviceFee: number };

/**
 * A share of an amount, rounded down in the borrower's favour after removing floating-point noise.
 */
const shareOf = (amount: number, share: number) => Math.floor(roundHalfUp(amount * share, 6));

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const totalOf = ({ principal, interest, overdueFee }: Outstanding) =>
  principal + interest + overdueFee;

/**
 * The amount of which `net` is left after its own fee is deducted. Of two solutions this is the
 * larger one, up to `most`: the amount that was disclosed for a payment of exactly the minimum.
 */
function beforeFee(net: number, feeRate: number, most: number): number {
  let amount = Math.max(net, Math.floor(net / (1 - feeRate)) - 2);
  while (amount < most && amount + 1 - shareOf(amount + 1, feeRate) <= net) amount += 1;
  return amount;
}

export function withServiceFee<Part extends Planned>(
  schedule: readonly Part[],
  unpaid: number,
): Part[] {
  const serviceFee = unpaid > 0 ? unpaid : undefined;
  return schedule.map((part, index) =>
    index === schedule.length - 1 ? { ...part, serviceFee } : part,
  );
}

/** Adds the unpaid service fee and the totals to terms. */
export function withTotals<
  Priced extends { missing: number; schedule: (Planned & { carriedOverdueFee?: number })[] },
>(terms: Priced, { settlement, serviceFee: unpaidFee }: Standing): Priced & Totals {
  const schedule = withServiceFee(terms.schedule, unpaidFee);
  const planned = schedule.map(
    ({ principal, interest, serviceFee = 0, carriedOverdueFee = 0 }) =>
      principal + interest + serviceFee + carriedOverdueFee,
  );
  const totalAfter = terms.missing + sum(planned);
  return { ...terms, schedule, totalToday: settlement, totalAfter };
}

function costWith({ costByPlan, borrowed }: Cost, added: number, on: IsoDate): Terms['cost'] {
  const caps = capsOn(on);
  const cap = caps && Math.floor(caps.totalCost * borrowed);
  return { byPlan: costByPlan, after: costByPlan + added, cap };
}

/** The caps that an operation breaks, by itself or through the total cost of the loan. */
function capsBroken(own: readonly CapName[], { after, cap }: Terms['cost']): CapName[] {
  const inAll = cap !== null && after > cap && !own.includes('totalCost');
  return [...own, ...(inAll ? (['totalCost'] as const) : [])];
}

/**
 * Terms of a rollover after `received` pesos were paid since it was initiated. A payment above the
 * minimum lowers the principal, and with it fee and interest. Late days cost an overdue fee and no
 * interest, so the extra days of a late instalment count from the day of the price.
 */
export function rolloverPrice(opening: RolloverOpening, received: number): RolloverTerms {
  const { on, due, later, dueDate, period } = opening;
  const { extraDays, fees } = product.rollover;
  const feeRate = fees[opening.priceList];
  const laterPrincipal = sum(later.map(({ principal }) => principal));
  const whole = due.principal + laterPrincipal;
  const charges = due.overdueFee + due.interest;
  const minimumPayment = charges + shareOf(whole, feeRate);
  const missing = Math.max(0, minimumPayment - received);
  const principal = missing > 0 ? whole : beforeFee(whole + charges - received, feeRate, whole);
  const fee = shareOf(principal, feeRate);

  const from = dueDate > on ? dueDate : on;
  const newDueDate = addDays(from, extraDays);
  const shift = daysBetween(dueDate, newDueDate);
  const monthlyRate = product.nominalMonthlyRate / daysOfRateMonth;
  const newInterest = shareOf(principal, monthlyRate * extraDays);
  const first = {
    period: period + 1,
    dueDate: newDueDate,
    principal: principal - laterPrincipal,
    interest: newInterest,
  };
  const moved = later.map((part) => ({
    ...part,
    period: part.period + 1,
    dueDate: addDays(part.dueDate, shift),
  }));
  const schedule = [first, ...moved];
  const cost = costWith(opening, fee + newInterest, from);
  const own = overCaps(priceOfRollover({ principal, fee, schedule }), from);
  return {
    fee,
    minimumPayment,
    missing,
    principal,
    newInterest,
    from,
    newDueDate,
    schedule,
    cost,
    overCaps: capsBroken(own, cost),
  };
}

function partsOf(amount: number, count: number): number[] {
  const part = Math.floor(amount / count);
  return Array.from({ length: count }, (_, index) =>
    index < count - 1 ? part : amount - part * (count - 1),
  );
}

function restructuredPlan(
  { principal, interest, overdueFee }: Outstanding,
  on: IsoDate,
): RestructureTerms['schedule'] {
  const { instalments, nominalMonthlyRate } = product.restructure;
  const carried = partsOf(overdueFee, instalments);
  let owed = principal + interest;
  let before = on;
  return partsOf(owed, instalments).map((part, index) => {
    const dueDate = addMonths(on, index + 1);
    const months = daysBetween(before, dueDate) / daysOfRateMonth;
    const charged = shareOf(owed, nominalMonthlyRate * months);
    owed -= part;
    before = dueDate;
    return {
      period: index + 1,
      dueDate,
      principal: part,
      interest: charged,
      carriedOverdueFee: carried[index] ?? 0,
    };
  });
}

export function debtsTotal(debts: readonly Outstanding[]): Outstanding {
  return {
    principal: sum(debts.map(({ principal }) => principal)),
    interest: sum(debts.map(({ interest }) => interest)),
    overdueFee: sum(debts.map(({ overdueFee }) => overdueFee)),
  };
}

function leftOf([first, ...later]: readonly Outstanding[], paid: number): Outstanding[] {
  if (!first) return [];
  return [remainderOf(first, paid), ...leftOf(later, Math.max(0, paid - totalOf(first)))];
}

function remainderOf(debt: Outstanding, paid: number): Outstanding {
  const overdueFee = Math.max(0, debt.overdueFee - paid);
  const afterFee = Math.max(0, paid - debt.overdueFee);
  const interest = Math.max(0, debt.interest - afterFee);
  const afterInterest = Math.max(0, afterFee - debt.interest);
  return { overdueFee, interest, principal: Math.max(0, debt.principal - afterInterest) };
}

/**
 * Terms of a restructure after `received` pesos were paid since it was initiated. A payment above
 * the minimum lowers the balance, and with it fee and interest. Unpaid overdue fees bear no
 * interest.
 */
export function restructurePrice(opening: RestructureOpening, received: number): RestructureTerms {
  const { on, debts, waivedInterest } = opening;
  const terms = product.restructure;
  const owed = totalOf(debtsTotal(debts));
  const downPayment = Math.ceil(roundHalfUp(owed * terms.downPayment, 6));
  const minimumPayment = downPayment + shareOf(owed - downPayment, terms.fee);
  const missing = Math.max(0, minimumPayment - received);
  const most = owed - downPayment;
  const total = missing > 0 ? most : beforeFee(owed - received, terms.fee, most);
  const fee = shareOf(total, terms.fee);
  const balance = { ...debtsTotal(leftOf(debts, owed - total)), total };
  const schedule = restructuredPlan(balance, on);
  const newInterest = sum(schedule.map(({ interest }) => interest));
  const cost = costWith(opening, fee + newInterest - waivedInterest, on);
  const own = overCaps(priceOfRestructure({ balance, fee, schedule }), on);
  return {
    fee,
    minimumPayment,
    missing,
    from: on,
    downPayment,
    balance,
    schedule,
    cost,
    overCaps: capsBroken(own, cost),
  };
}

/** Pesos of the minimum that are missing after `received` pesos were paid. */
export const missingOf = (terms: OperationTerms, received: number): number =>
  (terms.kind === 'rollover'
    ? rolloverPrice(terms.opening, received)
    : restructurePrice(terms.opening, received)
  ).missing;
