import { capsOn, overCaps, type CapName } from '#domain/caps.ts';
import { addDays, addMonths, daysBetween, type IsoDate } from '#domain/dates.ts';
import { daysOfRateMonth } from '#domain/effective-rate.ts';
import { priceOfRestructure, priceOfRollover } from '#domain/operation-price.ts';
import { roundHalfUp } from '#domain/rounding.ts';
import { type PriceList, product } from './product.ts';

/** What is unpaid of a loan or of an instalment, in pesos. */
export type Outstanding = { principal: number; interest: number; overdueFee: number };

/** What a loan has cost so far against what it was taken for, in pesos. */
type Cost = { costSoFar: number; borrowed: number };

/** An instalment of a plan that is not paid yet, in pesos. */
export type Planned = {
  period: number;
  dueDate: IsoDate;
  principal: number;
  interest: number;
  /** The unpaid part of the processing fee, in the last instalment only. */
  serviceFee?: number | undefined;
};

/** A loan as a rollover of it is initiated: its price follows from this and from what is paid since. */
export type RolloverOpening = Cost & {
  on: IsoDate;
  priceList: PriceList;
  /** The instalment that is put off, and what is unpaid of it. */
  period: number;
  dueDate: IsoDate;
  due: Outstanding;
  /** The instalments after it, put off by as many days. */
  later: readonly Planned[];
  /** Rollovers that the loan had before. */
  used: number;
};

/** A loan as a restructure of it is initiated: its price follows from this and from what is paid since. */
export type RestructureOpening = Cost & {
  on: IsoDate;
  /** What is unpaid, in the order in which payments cover it. */
  debts: readonly Outstanding[];
  /**
   * Interest of the instalments that are not overdue, all of which a restructure waives. The specification
   * does not say what a restructure charges for the days since the last due date, so the lender charges
   * nothing for them beside the overdue fee. Settling the loan on that day charges their interest.
   */
  waivedInterest: number;
  used: number;
};

/** What the terms of both operations say, in pesos. */
type Terms = {
  fee: number;
  minimumPayment: number;
  missing: number;
  /** The day from which the new terms count. */
  from: IsoDate;
  cost: { soFar: number; after: number; cap: number | null };
  /** Legal caps that the operation would break; where there is one, it is not offered. */
  overCaps: CapName[];
};

export type RolloverTerms = Terms & {
  /** The principal that goes on being owed. */
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

/** What settles the loan on the day, and what is to be paid from then on with the operation, in pesos. */
type Totals = { totalToday: number; totalAfter: number };

export type RolloverPrice = RolloverTerms & Totals;
export type RestructurePrice = RestructureTerms & Totals;

/** What the books of a loan owe on a day, in pesos: to settle it, and of the processing fee. */
export type Standing = { settlement: number; serviceFee: number };

/** A share of an amount, rounded down in the borrower's favour once floating-point noise is removed. */
const shareOf = (amount: number, share: number) => Math.floor(roundHalfUp(amount * share, 6));

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const totalOf = ({ principal, interest, overdueFee }: Outstanding) =>
  principal + interest + overdueFee;

/**
 * The amount that leaves `net` once its own fee is taken off: what goes on being owed where a payment
 * covers both the fee and a part of the debt. A peso more is either a peso more left or a peso more
 * of fee, so that there always is one; of two the larger, up to `most`, which is the one that was
 * disclosed where exactly the minimum was paid.
 */
function beforeFee(net: number, feeRate: number, most: number): number {
  let amount = Math.max(net, Math.floor(net / (1 - feeRate)) - 2);
  while (amount < most && amount + 1 - shareOf(amount + 1, feeRate) <= net) amount += 1;
  return amount;
}

/** A schedule whose last instalment contains the unpaid part of the processing fee. */
export function withServiceFee<Part extends Planned>(
  schedule: readonly Part[],
  unpaid: number,
): Part[] {
  const serviceFee = unpaid > 0 ? unpaid : undefined;
  return schedule.map((part, index) =>
    index === schedule.length - 1 ? { ...part, serviceFee } : part,
  );
}

/**
 * Totals of an operation. Both contain the unpaid part of the processing fee. `totalToday` is what the
 * repay page asks for everything, with interest to that day only.
 */
function totalsOf(
  missing: number,
  schedule: readonly (Planned & { carriedOverdueFee?: number })[],
  { settlement }: Standing,
): Totals {
  const planned = schedule.map(
    ({ principal, interest, serviceFee = 0, carriedOverdueFee = 0 }) =>
      principal + interest + serviceFee + carriedOverdueFee,
  );
  return { totalToday: settlement, totalAfter: missing + sum(planned) };
}

/** The terms of a rollover with their totals. */
export function rolloverWithTotals(terms: RolloverTerms, standing: Standing): RolloverPrice {
  const schedule = withServiceFee(terms.schedule, standing.serviceFee);
  return { ...terms, schedule, ...totalsOf(terms.missing, schedule, standing) };
}

/** The terms of a restructure with their totals. */
export function restructureWithTotals(
  terms: RestructureTerms,
  standing: Standing,
): RestructurePrice {
  const schedule = withServiceFee(terms.schedule, standing.serviceFee);
  return { ...terms, schedule, ...totalsOf(terms.missing, schedule, standing) };
}

/** What the operation adds to a loan's cost, against what the law allows for the amount borrowed. */
function costWith({ costSoFar, borrowed }: Cost, added: number, on: IsoDate): Terms['cost'] {
  const caps = capsOn(on);
  const cap = caps && Math.floor(caps.totalCost * borrowed);
  return { soFar: costSoFar, after: costSoFar + added, cap };
}

/** The caps that an operation breaks: as a loan of its own, or by what the loan costs in all. */
function capsBroken(own: readonly CapName[], { after, cap }: Terms['cost']): CapName[] {
  const inAll = cap !== null && after > cap && !own.includes('totalCost');
  return [...own, ...(inAll ? (['totalCost'] as const) : [])];
}

/**
 * What a rollover costs after `received` pesos were paid since it was initiated. To be paid at once:
 * what is late or due on the instalment beside its principal, and the fee on the principal put off.
 * What is paid beyond lowers the principal, and with it fee and interest. The extra days count from
 * the due date, or from the day itself where that is later: days that were late cost their overdue
 * fee and no interest beside it.
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

/** Pesos in so many parts, rounded down; the odd ones are in the last. */
function partsOf(amount: number, count: number): number[] {
  const part = Math.floor(amount / count);
  return Array.from({ length: count }, (_, index) =>
    index < count - 1 ? part : amount - part * (count - 1),
  );
}

/** The plan of a new order: interest by the day on the principal still owed; a payment a calendar month. */
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

/** What debts come to. */
export function debtsTotal(debts: readonly Outstanding[]): Outstanding {
  return {
    principal: sum(debts.map(({ principal }) => principal)),
    interest: sum(debts.map(({ interest }) => interest)),
    overdueFee: sum(debts.map(({ overdueFee }) => overdueFee)),
  };
}

/** What is left of debts after pesos were paid on them, the earliest first. */
function leftOf([first, ...later]: readonly Outstanding[], paid: number): Outstanding[] {
  if (!first) return [];
  return [leftOfOne(first, paid), ...leftOf(later, Math.max(0, paid - totalOf(first)))];
}

/** What is left of a debt after pesos were paid on it: overdue fees first, then interest, then principal. */
function leftOfOne(debt: Outstanding, paid: number): Outstanding {
  const overdueFee = Math.max(0, debt.overdueFee - paid);
  const afterFee = Math.max(0, paid - debt.overdueFee);
  const interest = Math.max(0, debt.interest - afterFee);
  const afterInterest = Math.max(0, afterFee - debt.interest);
  return { overdueFee, interest, principal: Math.max(0, debt.principal - afterInterest) };
}

/**
 * What a restructure costs after `received` pesos were paid since it was initiated. To be paid at
 * once: a part of the debt, and the fee on the balance that becomes the new order. What is paid
 * beyond lowers the balance, and with it fee and interest. The new order's principal is what was
 * unpaid of principal and interest; unpaid overdue fees are carried over beside it and bear none.
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
