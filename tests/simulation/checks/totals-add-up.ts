import { formatPeso } from '#domain/peso.ts';
import { selectBorrowView } from '#machines/borrow/view.ts';
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
        return [...onRepay(page), ...onConfirm(page)]
          .filter(({ shown, parts }) => shown !== parts)
          .map(
            (total) =>
              `${name} shows ${formatPeso(total.shown)} as ${total.name}, and parts of ${formatPeso(total.parts)}.`,
          );
      }),
  };
};
