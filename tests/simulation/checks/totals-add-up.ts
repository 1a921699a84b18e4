import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { formatPeso } from '#domain/peso.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { detailFigures } from '#domain/payments/repayment.ts';
import { type Instalment, instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { selectBorrowView } from '#machines/borrow/view.ts';
import { selectHomeView } from '#machines/home/view.ts';
import { selectRepaymentView } from '#machines/repayment/view.ts';
import type { Page } from '../phone/page.ts';
import { sum } from '../server/reckoning.ts';
import type { MakeWatcher } from './watcher.ts';

/** A total on a page and the sum of its parts, both in the same unit. */
type Total = { name: string; shown: number; parts: number };

/** `total-laws.ts` compares the lender's totals with the books. */
function onRepay(page: Page): Total[] {
  const { repayment } = page.snapshot().children;
  if (!repayment || page.location()?.page !== 'repay') return [];
  const view = selectRepaymentView(repayment.getSnapshot());
  const { pending, coming, noted, leftInAll, requested: dueAmount, count, payNow, saves } = view;
  if (!pending || view.failed) return [];
  // Money on its way reduces the total; `paidMoneyDisplayed` checks that.
  const isWhole = coming === 0 && noted.length === 0;
  return [
    ...(isWhole ? [{ name: 'the remaining debt', shown: leftInAll, parts: pending.totalDue }] : []),
    ...(count === dueAmount.installments.length
      ? [
          {
            name: 'the payment of everything',
            shown: payNow,
            parts: Math.max(0, leftInAll - saves),
          },
        ]
      : []),
  ];
}

function onDetail(page: Page): Total[] {
  const { repayment } = page.snapshot().children;
  if (!repayment || page.location()?.page !== 'repayDetail') return [];
  const { detail } = selectRepaymentView(repayment.getSnapshot());
  if (!detail) return [];
  const { left, moved, paid, repaidServiceFee, onItsWay, noted, notCharged, ...charged } =
    detailFigures(detail);
  const onItsWayTotal = onItsWay + noted + notCharged;
  const charges = charged.principal + charged.interest + charged.overdueFee + charged.serviceFee;
  const movedOn = sum(moved.map(({ centavos }) => centavos)) / centavosOfPeso;
  return [
    {
      name: 'the unpaid rest of the loan',
      shown: left,
      parts: charges - repaidServiceFee - paid + movedOn - onItsWayTotal,
    },
    ...detail.payments.flatMap(({ amount, receivedCentavos, division }) =>
      division
        ? {
            name: 'a received payment',
            shown: receivedCentavos ?? amount * centavosOfPeso,
            parts: partsOf(division),
          }
        : [],
    ),
  ];
}

/** Returns centavos. */
function partsOf({ keptCentavos, ...pesos }: NonNullable<Payment['division']>): number {
  return sum(Object.values(pesos).map((one = 0) => one)) * centavosOfPeso + keptCentavos;
}

function onHome(page: Page): Total[] {
  const { home } = page.snapshot().children;
  if (!home || page.location()?.page !== 'home') return [];
  const { loans, quota } = selectHomeView(home.getSnapshot());
  const dueAmounts = loans.flatMap(({ order, due }) => {
    // Money on its way reduces the due; `paidMoneyDisplayed` checks that.
    if (!due || due.coming > 0 || due.noRequestReason) return [];
    const unpaid = order.repaymentPlan.installments.filter(({ repayDate }) => repayDate === null);
    const late = unpaid.filter(({ status }) => status === instalmentStatus.overdue);
    const first = late.length > 0 ? late : unpaid.slice(0, 1);
    // If all unpaid instalments are due, home asks for today's settlement amount.
    const saves = first.length === unpaid.length ? (order.settlement?.saves ?? 0) : 0;
    return { name: 'the amount due first', shown: due.now, parts: sum(first.map(owedOn)) - saves };
  });
  if (!quota) return dueAmounts;
  const { totalLimit, usedCredit, availableLimit } = quota;
  return [
    ...dueAmounts,
    {
      name: 'the unused limit',
      shown: availableLimit,
      parts: Math.max(0, totalLimit - usedCredit),
    },
    ...usedBy(loans.map(({ order }) => order)).map((parts) => ({
      name: 'the used limit',
      shown: usedCredit,
      parts,
    })),
  ];
}

const owedOn = ({ principal, interest, overdueFee, serviceFee = 0, paidAmount }: Instalment) =>
  principal + interest + overdueFee + serviceFee - paidAmount;

/**
 * Returns the unpaid principal of the open loans, pesos. Empty if one has an overdue fee or replaced
 * another loan, because the instalments then do not show the parts of its payments.
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

function onConfirm(page: Page): Total[] {
  const { borrow } = page.snapshot().children;
  const disclosure = borrow && selectBorrowView(borrow.getSnapshot()).disclosure;
  if (!disclosure) return [];
  const { schedule, charges, amountFinanced, financeCharge, netProceeds } = disclosure;
  return [
    {
      name: 'the total repayment',
      shown: disclosure.totalToRepay,
      parts: sum(schedule.map(({ amount }) => amount)),
    },
    {
      name: 'the cost of the loan',
      shown: financeCharge,
      parts: sum(charges.map(({ amount }) => amount)),
    },
    {
      name: 'the repayment above the received amount',
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

/**
 * Checks that the totals on home, on the two repayment pages and in the disclosure of a new loan
 * match the sums of their parts.
 */
export const totalsAddUp: MakeWatcher = ({ slots }) => {
  const checkedVersions = new Map<Page, number>();
  return {
    step: () =>
      slots.flatMap(({ name, page }) => {
        const version = page?.app.store.version();
        if (!page || version === undefined || checkedVersions.get(page) === version) return [];
        checkedVersions.set(page, version);
        return [...onHome(page), ...onRepay(page), ...onDetail(page), ...onConfirm(page)]
          .filter(({ shown, parts }) => shown !== parts)
          .map(
            (total) =>
              `${name} shows ${formatPeso(total.shown)} as ${total.name}, but parts of ${formatPeso(total.parts)}.`,
          );
      }),
  };
};
