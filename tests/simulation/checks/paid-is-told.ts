import * as v from 'valibot';
import type { IsoDate } from '#domain/dates.ts';
import { formatPeso } from '#domain/peso.ts';
import { type Instalment, instalmentDue, instalmentStatus } from '#domain/repayment-plan.ts';
import { selectHomeView } from '#machines/home/view.ts';
import { selectOfflinePaymentView } from '#machines/offline-payment/view.ts';
import { selectRepaymentView } from '#machines/repayment/view.ts';
import type { Page } from '../phone/page.ts';
import { comingAt } from '../server/counter-money.ts';
import { sum } from '../server/reckoning.ts';
import type { Fact } from './facts.ts';
import type { MakeWatcher } from './watcher.ts';

/** What a page shows of one loan that is to be paid, as the lender told at `at`. */
type Shown = {
  where: string;
  loanOrderId: string;
  at: number;
  /** The pesos that the page says are on their way. */
  coming: number;
  /** What the page asks for, in pesos, each with the last due date that it covers; null: all of the loan. */
  asks: readonly { pesos: number; until: IsoDate | null }[];
  /** Every instalment as the lender told it, money on its way not counted. */
  instalments: readonly Instalment[];
  /** The person wants to pay a second time, and has been told. */
  despite: boolean;
};

function onHome(page: Page): Shown[] {
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
          asks: due.notAsked ? [] : [{ pesos: due.now, until: due.next?.dueDate ?? null }],
          instalments: order.repaymentPlan.installments,
          despite: false,
        },
  );
}

function onRepay(page: Page): Shown[] {
  const { repayment } = page.snapshot().children;
  if (!repayment || page.location()?.page !== 'repay') return [];
  const view = selectRepaymentView(repayment.getSnapshot());
  const { pending, loanOrderId, coming, confirming, notAsked, next } = view;
  if (!pending || view.failed || view.money) return [];
  const asks = [
    { pesos: view.leftInAll, until: null },
    ...(notAsked === null ? [{ pesos: view.dueNow, until: next?.dueDate ?? null }] : []),
    ...(confirming ? [{ pesos: view.payNow, until: null }] : []),
  ];
  return [
    {
      where: confirming ? 'the pay sheet' : 'the page of repaying',
      loanOrderId,
      at: pending.receivedAt,
      coming,
      asks,
      instalments: pending.installments,
      despite: view.paysDespite !== null,
    },
  ];
}

/** What an instalment still costs, in pesos. */
const owedOn = (instalment: Instalment): number =>
  instalment.status === instalmentStatus.settled ? 0 : instalmentDue(instalment);

/** What is wrong with what a page shows of a loan that money is on its way to. */
function faultsOf(shown: Shown, coming: number, isOperated: boolean): string[] {
  const { where, loanOrderId } = shown;
  const paid = formatPeso(coming / 100);
  if (Math.round(shown.coming * 100) < coming) {
    return [`${where} does not say that ${paid} is on its way to ${loanOrderId}.`];
  }
  // Money may be for an operation that was started, and leaves the instalments as they are then.
  if (shown.despite || isOperated) return [];
  return shown.asks.flatMap(({ pesos, until }) => {
    const covered = shown.instalments.filter(({ dueDate }) => until === null || dueDate <= until);
    const rest = Math.max(0, sum(covered.map(owedOn)) - Math.floor(coming / 100));
    return pesos <= rest
      ? []
      : [
          `${where} asks for ${formatPeso(pesos)} of ${loanOrderId}, of which ${paid} is on its way: ${formatPeso(rest)} is owed besides.`,
        ];
  });
}

const OfLoan = v.object({ loanOrderId: v.string() });

/** The loans that a call about a rollover or restructure names. */
function operatedBy(fact: Fact): string[] {
  if (fact.type !== 'handled' || !/^repay(Deferral|Restructure)/.test(fact.call.method)) return [];
  return [fact.call.data, fact.call.reply].flatMap((one) => {
    const named = v.safeParse(OfLoan, one);
    return named.success ? [named.output.loanOrderId] : [];
  });
}

/**
 * A borrower who has paid is not asked for that money without being told so: home, the page of repaying,
 * its pay sheet and the page of paying at a counter say what is on its way, and ask for the rest only.
 */
export const paidIsTold: MakeWatcher = ({ slots, server }) => {
  const looked = new Map<Page, number>();
  const { counterMoney, operatedLoans } = server;

  /** A number to pay with is shown, and less than what is on its way by the lender's last word is told. */
  function onCounterPage(page: Page): string[] {
    const { offlinePayment } = page.snapshot().children;
    if (!offlinePayment || page.location()?.page !== 'repayOffline') return [];
    const { checkstand, phase, announced } = selectOfflinePaymentView(offlinePayment.getSnapshot());
    if (!checkstand || (phase !== 'alive' && phase !== 'expiringSoon')) return [];
    const { loanOrderId, receivedAt } = checkstand;
    const coming = comingAt(counterMoney, loanOrderId, receivedAt);
    return sum(announced.map(({ centavos }) => centavos)) >= coming
      ? []
      : [
          `the page of a counter does not say that ${formatPeso(coming / 100)} is on its way to ${loanOrderId}.`,
        ];
  }

  return {
    step(facts) {
      for (const loanOrderId of facts.flatMap(operatedBy)) operatedLoans.add(loanOrderId);
      if (counterMoney.length === 0) return [];
      return slots.flatMap(({ name, page }) => {
        const version = page?.app.store.version();
        if (!page || version === undefined || looked.get(page) === version) return [];
        looked.set(page, version);
        const faults = [...onHome(page), ...onRepay(page)].flatMap((shown) => {
          const coming = comingAt(counterMoney, shown.loanOrderId, shown.at);
          return coming === 0 ? [] : faultsOf(shown, coming, operatedLoans.has(shown.loanOrderId));
        });
        return [...faults, ...onCounterPage(page)].map((wrong) => `${name}: ${wrong}`);
      });
    },
  };
};
