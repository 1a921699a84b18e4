import {
  type OfflinePaymentView,
  selectOfflinePaymentView,
} from '#machines/offline-payment/view.ts';
import { selectRepaymentView } from '#machines/repayment/view.ts';
import type { Page } from '../phone/page.ts';
import type { MakeWatcher } from './watcher.ts';

type CounterPage = Pick<OfflinePaymentView, 'announced' | 'onItsWay' | 'checkstand'>;

/** Counts the payments by a number on the counter page; a noted and announced one counts once. */
function paymentsBy(number: string, { announced, onItsWay, checkstand }: CounterPage): number {
  const isByNumber = (one: { accountNumber: string }) => one.accountNumber === number;
  const posted = (checkstand?.postings ?? []).filter(({ paidIn }) => paidIn && isByNumber(paidIn));
  const coming = announced.filter(isByNumber).length || onItsWay.filter(isByNumber).length;
  return posted.length + coming;
}

/**
 * Checks that no borrower pays twice unwarned: the repay page takes more only after its question,
 * and the counter page shows a number only after a warning for each announced payment.
 */
export const secondPaymentWarned: MakeWatcher = ({ slots }) => {
  /** Actors that have shown the question whether to pay again. */
  const questioned = new WeakSet<object>();
  const warnedOf = new WeakMap<object, Map<string, number>>();
  const checkedVersions = new Map<Page, number>();

  function onRepay(page: Page): string[] {
    const { repayment } = page.snapshot().children;
    if (!repayment) return [];
    const snapshot = repayment.getSnapshot();
    if (snapshot.matches({ due: 'doubting' })) questioned.add(repayment);
    const { paysDespite } = selectRepaymentView(snapshot);
    return paysDespite === null || questioned.has(repayment)
      ? []
      : [`the repayment page takes a second payment (${paysDespite}) without a question.`];
  }

  function onCounterPage(page: Page): string[] {
    const { offlinePayment } = page.snapshot().children;
    if (!offlinePayment) return [];
    const view = selectOfflinePaymentView(offlinePayment.getSnapshot());
    const { announced, onItsWay, processing, phase } = view;
    const warned = warnedOf.get(offlinePayment) ?? new Map<string, number>();
    warnedOf.set(offlinePayment, warned);
    if (processing) {
      for (const { accountNumber: number } of [...announced, ...onItsWay]) {
        warned.set(number, paymentsBy(number, view));
      }
    }
    const isPayable = phase === 'alive' || phase === 'expiringSoon';
    const isNews = ({ accountNumber: number }: { accountNumber: string }) =>
      paymentsBy(number, view) > (warned.get(number) ?? 0);
    return isPayable && announced.some(isNews)
      ? ['the counter page shows a number beside money on its way without a warning.']
      : [];
  }

  return {
    step() {
      return slots.flatMap(({ name, page }) => {
        const version = page?.app.store.version();
        if (!page || version === undefined || checkedVersions.get(page) === version) return [];
        checkedVersions.set(page, version);
        return [...onRepay(page), ...onCounterPage(page)].map((wrong) => `${name}: ${wrong}`);
      });
    },
  };
};
