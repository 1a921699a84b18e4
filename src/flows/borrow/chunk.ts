import { assumedCodes } from '#domain/codes.ts';
import { ServiceFailure } from '#domain/failure.ts';
import { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import type { BorrowPorts } from '#machines/borrow/ports.ts';
import { selectBorrowView } from '#machines/borrow/view.ts';
import { actor } from '#machines/shared/ports.ts';
import {
  creditCheckPorts,
  loanStatusRoutingPorts,
  provideCreditCheck,
  provideLoanStatusRouting,
  queryCreditOrder,
  reportExpiredCredit,
} from '#app/flows/children.ts';
import { showFirstGuide } from '#app/first-guide.ts';
import { moneyPorts, provideMoneyAction } from '#app/flows/money.ts';
import { notesOn } from '#app/flows/noted-loans.ts';
import { defineProvider, type FlowServices, timed } from '#app/flows/provider.ts';
import { pagesOf } from '#app/screens/pages-of.ts';
import { LimitScreen } from './limit.tsx';
import { QuotaScreen } from './quota.tsx';
import { ConfirmScreen } from './confirm.tsx';

/** Throws a `ServiceFailure` without a credit order. */
async function loadLimit(services: FlowServices, signal: AbortSignal) {
  const { api } = services;
  const order = await queryCreditOrder(services, null, signal);
  if (!order) {
    const code = assumedCodes.creditNotUsable;
    throw new ServiceFailure({ kind: 'business', code, message: '' });
  }
  const [quota, { orders }, coupons] = await api.callMany(
    [
      { method: 'queryBorrowQuota', data: { creditOrderId: order.creditOrderId } },
      { method: 'getPendingOrders', data: {} },
      { method: 'getCoupons', data: {} },
    ],
    { signal },
  );
  const reply = timed(services, { quota, coupons });
  return { ...reply, applications: await notesOn(services, orders, reply.receivedAt) };
}

type Ports = BorrowPorts & {
  /** Shows the native app's guide to a first loan (L1). */
  showFirstGuide: () => void;
};

export const provider = defineProvider({
  ports: (services): Ports => {
    const { api, storage, shell, caps } = services;
    return {
      ...creditCheckPorts(services),
      ...loanStatusRoutingPorts(services),
      ...moneyPorts(services, ['borrow', 'orderProgress', 'home']),
      loadLimit: (_, signal) => loadLimit(services, signal),
      async priceLoan(choice, signal) {
        storage.write('selectQuota', choice.loanAmount);
        const offer = await api.call('queryBorrowQuotaWithInput', choice, { signal });
        return { ...timed(services, offer), caps };
      },
      async previewAgreement(choice, signal) {
        const [agreement, offer] = await api.callMany(
          [
            { method: 'loanContractPreview', data: choice },
            { method: 'queryBorrowQuotaWithInput', data: choice },
          ],
          { signal },
        );
        storage.write('loanAgreementHtml', agreement.html);
        // The agreement page would show a stored restructure agreement instead.
        storage.remove('restructureAgreementHtml');
        return { agreement, offer: { ...timed(services, offer), caps } };
      },
      reportExpiredCredit: reportExpiredCredit(services),
      showFirstGuide: () => showFirstGuide(storage, shell),
    };
  },
  machine: (ports: Ports, settings) =>
    borrowMachine.provide({
      actions: { showFirstGuide: () => ports.showFirstGuide() },
      actors: {
        creditCheck: provideCreditCheck(ports, settings),
        loanStatusRouting: provideLoanStatusRouting(ports),
        moneyAction: provideMoneyAction(ports, settings),
        loadLimit: actor(ports.loadLimit),
        priceLoan: actor(ports.priceLoan),
        previewAgreement: actor(ports.previewAgreement),
        reportExpiredCredit: actor(ports.reportExpiredCredit),
      },
    }),
});

export const pages = pagesOf<'borrow'>()({
  select: selectBorrowView,
  screens: {
    limit: LimitScreen,
    quota: QuotaScreen,
    confirm: ConfirmScreen,
  },
});

export { borrowFlow as descriptor } from '#machines/borrow/view.ts';
