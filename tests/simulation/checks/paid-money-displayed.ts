import * as v from 'valibot';
import type { IsoDate } from '#domain/dates.ts';
import { formatPeso } from '#domain/peso.ts';
import {
  type Instalment,
  instalmentDue,
  instalmentStatus,
} from '#domain/payments/repayment-plan.ts';
import { selectHomeView } from '#machines/home/view.ts';
import { selectOfflinePaymentView } from '#machines/offline-payment/view.ts';
import { selectRepaymentView } from '#machines/repayment/view.ts';
import type { Page } from '../phone/page.ts';
import { onItsWayAt } from '../server/counter-money.ts';
import { sum } from '../server/reckoning.ts';
import type { Fact } from './facts.ts';
import type { MakeWatcher } from './watcher.ts';

type DisplayedAmounts = {
  where: string;
  loanOrderId: string;
  at: number;
  /** Pesos that the page shows as on their way. */
  coming: number;
  /** Requested amounts, pesos, with the last due date that they cover; null: the whole loan. */
  asks: readonly { pesos: number; until: IsoDate | null }[];
  /** Instalments before the money on its way is posted. */
  instalments: readonly Instalment[];
  /** Whether the person chose to pay again after the warning. */
  despite: boolean;
};

function onHome(page: Page): DisplayedAmounts[] {
  const { home } = page.snapshot().children;
  if (!home || page.location()?.page !== 'home') return [];
  const { loans, receivedAt } = selectHomeView(home.getSnapshot());
  return loans.flatMap(({ order, due }) =>
    due === null
      ? []
      : {
          where: 'home',
          loanOrderId: order.loanOrderId,
          at: receivedAt,
          coming: due.coming,
          asks: due.noRequestReason ? [] : [{ pesos: due.now, until: due.next?.dueDate ?? null }],
          instalments: order.repaymentPlan.installments,
          despite: false,
        },
  );
}

function onRepay(page: Page): DisplayedAmounts[] {
  const { repayment } = page.snapshot().children;
  if (!repayment || page.location()?.page !== 'repay') return [];
  const view = selectRepaymentView(repayment.getSnapshot());
  const { pending, loanOrderId, coming, confirming, noRequestReason, next } = view;
  if (!pending || view.failed || view.money) return [];
  const requestedSums = [
    { pesos: view.leftInAll, until: null },
    ...(noRequestReason === null ? [{ pesos: view.dueNow, until: next?.dueDate ?? null }] : []),
    ...(confirming ? [{ pesos: view.payNow, until: null }] : []),
  ];
  return [
    {
      where: confirming ? 'the pay sheet' : 'the page of repaying',
      loanOrderId,
      at: pending.receivedAt,
      coming,
      asks: requestedSums,
      instalments: pending.installments,
      despite: view.paysDespite !== null,
    },
  ];
}

const owedOn = (instalment: Instalment): number =>
  instalment.status === instalmentStatus.settled ? 0 : instalmentDue(instalment);

/** `coming` is in centavos. */
function faultsOf(shown: DisplayedAmounts, coming: number, isOperated: boolean): string[] {
  const { where, loanOrderId } = shown;
  const paid = formatPeso(coming / 100);
  if (Math.round(shown.coming * 100) < coming) {
    return [`${where} does not say that ${paid} is on its way to ${loanOrderId}.`];
  }
  // The money may be for a started operation, and then it does not pay instalments.
  if (shown.despite || isOperated) return [];
  return shown.asks.flatMap(({ pesos, until }) => {
    const covered = shown.instalments.filter(({ dueDate }) => until === null || dueDate <= until);
    const rest = Math.max(0, sum(covered.map(owedOn)) - Math.floor(coming / 100));
    return pesos <= rest
      ? []
      : [
          `${where} requests ${formatPeso(pesos)} for ${loanOrderId}, although ${paid} is on its way and only ${formatPeso(rest)} more is owed.`,
        ];
  });
}

const OfLoan = v.object({ loanOrderId: v.string() });

function operatedBy(fact: Fact): string[] {
  if (fact.type !== 'handled' || !/^repay(Deferral|Restructure)/.test(fact.call.method)) return [];
  return [fact.call.data, fact.call.reply].flatMap((one) => {
    const named = v.safeParse(OfLoan, one);
    return named.success ? [named.output.loanOrderId] : [];
  });
}

/**
 * Checks that home, the repay page and the counter page with a number show money on its way, and
 * that the first two do not ask for it again, unless the borrower chose to pay again or the loan
 * may have an operation.
 */
export const paidMoneyDisplayed: MakeWatcher = ({ slots, server }) => {
  const checkedVersions = new Map<Page, number>();
  const { counterMoney, operatedLoans } = server;

  function onCounterPage(page: Page): string[] {
    const { offlinePayment } = page.snapshot().children;
    if (!offlinePayment || page.location()?.page !== 'repayOffline') return [];
    const { checkstand, phase, announced } = selectOfflinePaymentView(offlinePayment.getSnapshot());
    if (!checkstand || (phase !== 'alive' && phase !== 'expiringSoon')) return [];
    const { loanOrderId, receivedAt } = checkstand;
    const coming = onItsWayAt(counterMoney, loanOrderId, receivedAt);
    return sum(announced.map(({ centavos }) => centavos)) >= coming
      ? []
      : [
          `the counter page does not say that ${formatPeso(coming / 100)} is on its way to ${loanOrderId}.`,
        ];
  }

  return {
    step(facts) {
      for (const loanOrderId of facts.flatMap(operatedBy)) operatedLoans.add(loanOrderId);
      if (counterMoney.length === 0) return [];
      return slots.flatMap(({ name, page }) => {
        const version = page?.app.store.version();
        if (!page || version === undefined || checkedVersions.get(page) === version) return [];
        checkedVersions.set(page, version);
        const faults = [...onHome(page), ...onRepay(page)].flatMap((shown) => {
          const coming = onItsWayAt(counterMoney, shown.loanOrderId, shown.at);
          return coming === 0 ? [] : faultsOf(shown, coming, operatedLoans.has(shown.loanOrderId));
        });
        return [...faults, ...onCounterPage(page)].map((wrong) => `${name}: ${wrong}`);
      });
    },
  };
};
