import { assumedCodes } from '#domain/codes.ts';
import type { CreditOrder } from '#domain/credit-order.ts';
import { failureOf, ServiceFailure } from '#domain/failure.ts';
import type { BorrowPorts } from '#machines/borrow/ports.ts';
import type { HomePorts } from '#machines/home/ports.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { OrderProgressPorts } from '#machines/order-progress/ports.ts';
import type { RepaymentPorts } from '#machines/repayment/ports.ts';
import type { Shell } from '#services/bridge/shell.ts';
import type { ServerClock } from '#services/server-clock.ts';
import type { Store as Storage } from '#services/storage/store.ts';
import { config } from '../config.ts';
import type { Api } from './lazy-api.ts';

export type FlowServices = {
  api: Api;
  shell: Pick<Shell, 'openPage' | 'expiredCreditOrRisk'>;
  storage: Storage;
  clock: Pick<ServerClock, 'now'>;
};

/** Every port of the flows after login, but for money (`services/money`). */
export type FlowPorts = Omit<
  HomePorts & BorrowPorts & OrderProgressPorts & RepaymentPorts,
  keyof MoneyActionPorts
>;

export function createFlowPorts({ api, shell, storage, clock }: FlowServices): FlowPorts {
  /** With the server's time of the answer. */
  const timed = <Value extends object>(value: Value) => ({ ...value, receivedAt: clock.now() });

  async function creditOrder(
    creditOrderId: string | null,
    signal: AbortSignal,
  ): Promise<CreditOrder | null> {
    const data = creditOrderId === null ? {} : { creditOrderId };
    return api.call('queryCreditOrder', data, { signal });
  }

  return {
    queryCreditOrder: ({ creditOrderId }, signal) => creditOrder(creditOrderId, signal),
    queryLoanOrderStatus: (data, signal) => api.call('queryLoanOrderStatus', data, { signal }),
    openNativePage: async ({ page }) => shell.openPage(page),
    reportExpiredCredit: async ({ creditOrderId }) => shell.expiredCreditOrRisk(creditOrderId),

    async getHomepageData(_, signal) {
      const homepage = await api.call('getHomepageData', {}, { signal });
      storage.write('isFirstToBorrow', homepage.loans.length === 0);
      return timed(homepage);
    },

    async loadLimit(_, signal) {
      const order = await creditOrder(null, signal);
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
      return timed({ quota, applications: orders, coupons });
    },
    async priceLoan(choice, signal) {
      storage.write('selectQuota', choice.loanAmount);
      const offer = await api.call('queryBorrowQuotaWithInput', choice, { signal });
      return { ...timed(offer), caps: config.caps };
    },
    async previewAgreement(choice, signal) {
      const agreement = await api.call('loanContractPreview', choice, { signal });
      storage.write('loanAgreementHtml', agreement.html);
      return agreement;
    },

    async querySubject(subject, signal) {
      if (subject.type === 'credit') {
        return timed({ type: 'credit', order: await creditOrder(null, signal) } as const);
      }
      const { loanOrderId } = subject;
      const order = await api.call('queryLoanOrderStatus', { loanOrderId }, { signal });
      return timed({ type: 'loan', order } as const);
    },
    rejectGuide: (subject, signal) =>
      api.call('rejectGuide', subject.type === 'loan' ? { loanOrderId: subject.loanOrderId } : {}, {
        signal,
      }),

    async queryPendingRepayPlan(data, signal) {
      try {
        return timed(await api.call('queryPendingRepayPlan', data, { signal }));
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind === 'business' && failure.code === assumedCodes.nothingDue) return null;
        throw error;
      }
    },
    async queryRepayOrderDetail(data, signal) {
      return timed(await api.call('queryRepayOrderDetail', data, { signal }));
    },
  };
}
