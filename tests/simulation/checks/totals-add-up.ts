import type { LoanOrder } from '#domain/loan-order.ts';
import { loanStatus } from '#domain/loan-status.ts';
import type { Payment } from '#domain/payment.ts';
import { formatPeso } from '#domain/peso.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { detailFigures } from '#domain/repayment.ts';
import { type Instalment, instalmentStatus } from '#domain/repayment-plan.ts';
import { selectBorrowView } from '#machines/borrow/view.ts';
import { selectHomeView } from '#machines/home/view.ts';
import { selectRepaymentView } from '#machines/repayment/view.ts';
import type { Page } from '../phone/page.ts';
import { sum } from '../server/reckoning.ts';
import type { MakeWatcher } from './watcher.ts';

/** A total that a page shows, in pesos, and what its parts come to. */
type Total = { name: string; shown: number; parts: number };

/** The totals of the page of repaying: the lender's own total is held to the books elsewhere. */
function onRepay(page: Page): Total[] {
  const { repayment } = page.snapshot().children;
  if (!repayment || page.location()?.page !== 'repay') return [];
  const view = selectRepaymentView(repayment.getSnapshot());
  const { pending, coming, noted, leftInAll, asked, count, payNow, saves } = view;
  if (!pending || view.failed) return [];
  // What is on its way comes off, which is held to the money itself elsewhere.
  const isWhole = coming === 0 && noted.length === 0;
  return [
    ...(isWhole ? [{ name: 'all that is left', shown: leftInAll, parts: pending.totalDue }] : []),
    ...(count === asked.installments.length
      ? [
          {
            name: 'everything that is paid now',
            shown: payNow,
            parts: Math.max(0, leftInAll - saves),
          },
        ]
      : []),
  ];
}

/** What is left of a loan, and what each payment on it came to, on the page of its detail. */
function onDetail(page: Page): Total[] {
  const { repayment } = page.snapshot().children;
  if (!repayment || page.location()?.page !== 'repayDetail') return [];
  const { detail } = selectRepaymentView(repayment.getSnapshot());
  if (!detail) return [];
  const { left, moved, paid, repaidServiceFee, onItsWay, noted, notCharged, ...charged } =
    detailFigures(detail);
  const coming = onItsWay + noted + notCharged;
  const charges = charged.principal + charged.interest + charged.overdueFee + charged.serviceFee;
  const movedOn = sum(moved.map(({ centavos }) => centavos)) / centavosOfPeso;
  return [
    {
      name: 'what is left of the loan',
      shown: left,
      parts: charges - repaidServiceFee - paid + movedOn - coming,
    },
    ...detail.payments.flatMap(({ amount, receivedCentavos, division }) =>
      division
        ? {
            name: 'what came in with a payment',
            shown: receivedCentavos ?? amount * centavosOfPeso,
            parts: partsOf(division),
          }
        : [],
    ),
  ];
}

/** What the parts of a payment come to, in centavos. */
function partsOf({ keptCentavos, ...pesos }: NonNullable<Payment['division']>): number {
  return sum(Object.values(pesos).map((one = 0) => one)) * centavosOfPeso + keptCentavos;
}

/** What home asks for on each loan, and what of the limit is used. */
function onHome(page: Page): Total[] {
  const { home } = page.snapshot().children;
  if (!home || page.location()?.page !== 'home') return [];
  const { loans, quota } = selectHomeView(home.getSnapshot());
  const asked = loans.flatMap(({ order, due }) => {
    // What is on its way comes off, which is held to the money itself elsewhere.
    if (!due || due.coming > 0 || due.notAsked) return [];
    const unpaid = order.repaymentPlan.installments.filter(({ repayDate }) => repayDate === null);
    const late = unpaid.filter(({ status }) => status === instalmentStatus.overdue);
    const first = late.length > 0 ? late : unpaid.slice(0, 1);
    // The last instalment that is left is asked for by the settlement of today.
    const saves = first.length === unpaid.length ? (order.settlement?.saves ?? 0) : 0;
    return { name: 'what is due first', shown: due.now, parts: sum(first.map(owedOn)) - saves };
  });
  if (!quota) return asked;
  const { totalLimit, usedCredit, availableLimit } = quota;
  return [
    ...asked,
    {
      name: 'the limit that is left',
      shown: availableLimit,
      parts: Math.max(0, totalLimit - usedCredit),
    },
    ...usedBy(loans.map(({ order }) => order)).map((parts) => ({
      name: 'the limit that is used',
      shown: usedCredit,
      parts,
    })),
  ];
}

/** What an instalment still costs, in pesos. */
const owedOn = ({ principal, interest, overdueFee, serviceFee = 0, paidAmount }: Instalment) =>
  principal + interest + overdueFee + serviceFee - paidAmount;

/**
 * The principal of loans that is not paid back, in pesos. No answer where a loan was late or took over
 * another one: what its payments covered then cannot be told from its instalments.
 */
function usedBy(orders: readonly LoanOrder[]): number[] {
  const over: readonly number[] = [loanStatus.rejected, loanStatus.cancelled, loanStatus.settled];
  const open = orders.filter(({ status }) => !over.includes(status));
  const parts = open.flatMap(({ repaymentPlan }) => repaymentPlan.installments);
  const isUnclear = open.some(({ restructuredFrom }) => restructuredFrom !== undefined);
  if (isUnclear || parts.some(({ overdueFee }) => overdueFee > 0)) return [];
  const owed = parts.map(({ principal, interest, paidAmount }) =>
    Math.min(principal, Math.max(0, principal + interest - paidAmount)),
  );
  return [sum(owed)];
}

/** The totals of a loan's price, before it is confirmed. */
function onConfirm(page: Page): Total[] {
  const { borrow } = page.snapshot().children;
  const disclosure = borrow && selectBorrowView(borrow.getSnapshot()).disclosure;
  if (!disclosure) return [];
  const { schedule, charges, amountFinanced, financeCharge, netProceeds } = disclosure;
  return [
    {
      name: 'what is repaid in all',
      shown: disclosure.totalToRepay,
      parts: sum(schedule.map(({ amount }) => amount)),
    },
    {
      name: 'what the loan costs',
      shown: financeCharge,
      parts: sum(charges.map(({ amount }) => amount)),
    },
    {
      name: 'what is repaid beyond what is received',
      shown: disclosure.totalToRepay - netProceeds,
      parts: financeCharge,
    },
    {
      name: 'the amount of the loan',
      shown: amountFinanced,
      parts: sum(schedule.map(({ principal }) => principal)),
    },
  ];
}

/** Every total that a page shows is the sum of the parts that it shows. */
export const totalsAddUp: MakeWatcher = ({ slots }) => {
  const looked = new Map<Page, number>();
  return {
    step: () =>
      slots.flatMap(({ name, page }) => {
        const version = page?.app.store.version();
        if (!page || version === undefined || looked.get(page) === version) return [];
        looked.set(page, version);
        return [...onHome(page), ...onRepay(page), ...onDetail(page), ...onConfirm(page)]
          .filter(({ shown, parts }) => shown !== parts)
          .map(
            (total) =>
              `${name} shows ${formatPeso(total.shown)} as ${total.name}, and parts of ${formatPeso(total.parts)}.`,
          );
      }),
  };
};
