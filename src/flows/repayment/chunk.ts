import { assumedCodes } from '#domain/codes.ts';
import { failureOf } from '#domain/failure.ts';
import type { RepaymentPorts } from '#machines/repayment/ports.ts';
import { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import { selectRepaymentView } from '#machines/repayment/view.ts';
import { actor } from '#machines/shared/ports.ts';
import { refundOverpayment } from '#app/flows/children.ts';
import { checkstandRecords } from '#app/flows/checkstand-records.ts';
import { moneyPorts, provideMoneyAction } from '#app/flows/money.ts';
import { initiationPorts, provideInitiation } from '#app/flows/operations.ts';
import { defineProvider, timed } from '#app/flows/provider.ts';
import { pagesOf } from '#app/screens/pages-of.ts';
import { RepayScreen } from './repay.tsx';
import { RepayPlanScreen } from './repay-plan.tsx';
import { RepayDetailScreen } from './repay-detail.tsx';

export const provider = defineProvider({
  ports: (services): RepaymentPorts => ({
    ...moneyPorts(services, ['repayment', 'home']),
    ...initiationPorts(services),
    async queryPendingRepayPlan({ userKey, loanOrderId }, signal) {
      try {
        const data = { loanOrderId };
        const answer = await services.api.call('queryPendingRepayPlan', data, { signal });
        const records = checkstandRecords(services.storage);
        const noted = records.noted({ userKey, loanOrderId }, answer.payments ?? []);
        return { ...timed(services, answer), noted };
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind === 'business' && failure.code === assumedCodes.nothingDue) return null;
        throw error;
      }
    },
    refundOverpayment: refundOverpayment(services),
    async queryRepayOrderDetail({ userKey, loanOrderId }, signal) {
      const data = { loanOrderId };
      const answer = await services.api.call('queryRepayOrderDetail', data, { signal });
      const records = checkstandRecords(services.storage);
      const noted = records.noted({ userKey, loanOrderId }, answer.payments);
      return { ...timed(services, answer), noted };
    },
  }),
  machine: (ports: RepaymentPorts, settings) =>
    repaymentMachine.provide({
      actors: {
        moneyAction: provideMoneyAction(ports, settings),
        rolloverRestructureInitiation: provideInitiation(ports, settings),
        queryPendingRepayPlan: actor(ports.queryPendingRepayPlan),
        refundOverpayment: actor(ports.refundOverpayment),
        queryRepayOrderDetail: actor(ports.queryRepayOrderDetail),
      },
    }),
});

export const pages = pagesOf<'repayment'>()({
  select: selectRepaymentView,
  screens: {
    repay: RepayScreen,
    repayPlan: RepayPlanScreen,
    repayDetail: RepayDetailScreen,
  },
});

export { repaymentFlow as descriptor } from '#machines/repayment/view.ts';
