import type { MoneyOnItsWay } from '#domain/on-its-way.ts';
import { selectOfflinePaymentView } from '#machines/offline-payment/view.ts';
import { selectRepaymentView } from '#machines/repayment/view.ts';
import type { Page } from '../phone/page.ts';
import type { MakeWatcher } from './watcher.ts';

/** One payment among those that are announced, told from the others. */
const nameOf = ({ accountNumber, paidAt }: MoneyOnItsWay): string => `${accountNumber} ${paidAt}`;

/**
 * A second payment while money is on its way takes a second question (who has paid is told so). The
 * page of repaying asks for money in spite of it only after its question was on screen; the page of a
 * counter shows a number only after each announced payment was on screen with its warning.
 */
export const asksTwice: MakeWatcher = ({ slots }) => {
  /** Actors of the page of repaying that asked whether to pay all the same. */
  const asked = new WeakSet<object>();
  /** Announced payments that an actor of the page of a counter has warned of. */
  const warnedOf = new WeakMap<object, Set<string>>();
  const looked = new Map<Page, number>();

  function onRepay(page: Page): string[] {
    const { repayment } = page.snapshot().children;
    if (!repayment) return [];
    const snapshot = repayment.getSnapshot();
    if (snapshot.matches({ due: 'doubting' })) asked.add(repayment);
    const { paysDespite } = selectRepaymentView(snapshot);
    return paysDespite === null || asked.has(repayment)
      ? []
      : [`the page of repaying takes a second payment (${paysDespite}), and did not ask first.`];
  }

  function onCounterPage(page: Page): string[] {
    const { offlinePayment } = page.snapshot().children;
    if (!offlinePayment) return [];
    const { announced, processing, phase } = selectOfflinePaymentView(offlinePayment.getSnapshot());
    const warned = warnedOf.get(offlinePayment) ?? new Set();
    warnedOf.set(offlinePayment, warned);
    if (processing) for (const payment of announced) warned.add(nameOf(payment));
    const isPayable = phase === 'alive' || phase === 'expiringSoon';
    return isPayable && announced.some((payment) => !warned.has(nameOf(payment)))
      ? ['the page of a counter shows a number beside money on its way, and did not warn first.']
      : [];
  }

  return {
    step() {
      return slots.flatMap(({ name, page }) => {
        const version = page?.app.store.version();
        if (!page || version === undefined || looked.get(page) === version) return [];
        looked.set(page, version);
        return [...onRepay(page), ...onCounterPage(page)].map((wrong) => `${name}: ${wrong}`);
      });
    },
  };
};
