import { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import type { OrderProgressPorts } from '#machines/order-progress/ports.ts';
import { selectOrderProgressView } from '#machines/order-progress/view.ts';
import { actor } from '#machines/shared/ports.ts';
import { queryCreditOrder } from '#app/flows/children.ts';
import { defineProvider, timed } from '#app/flows/provider.ts';
import { pagesOf } from '#app/screens/pages-of.ts';
import { ReviewScreen } from './review.tsx';
import { ReviewDetailsScreen } from './review-details.tsx';
import { RejectScreen } from './reject.tsx';
import { RejectDetailsScreen } from './reject-details.tsx';
import { LendingScreen } from './lending.tsx';
import { LendingDetailsScreen } from './lending-details.tsx';

export const provider = defineProvider({
  ports: (services): OrderProgressPorts => ({
    async querySubject(subject, signal) {
      if (subject.type === 'credit') {
        const order = await queryCreditOrder(services, null, signal);
        return timed(services, { type: 'credit', order } as const);
      }
      const { loanOrderId } = subject;
      const order = await services.api.call('queryLoanOrderStatus', { loanOrderId }, { signal });
      return timed(services, { type: 'loan', order } as const);
    },
    async rejectGuide(subject, signal) {
      const data = subject.type === 'loan' ? { loanOrderId: subject.loanOrderId } : {};
      return timed(services, await services.api.call('rejectGuide', data, { signal }));
    },
    queryBorrowQuota: (data, signal) => services.api.call('queryBorrowQuota', data, { signal }),
  }),
  machine: (ports: OrderProgressPorts) =>
    orderProgressMachine.provide({
      actors: {
        querySubject: actor(ports.querySubject),
        rejectGuide: actor(ports.rejectGuide),
        queryBorrowQuota: actor(ports.queryBorrowQuota),
      },
    }),
});

export const pages = pagesOf<'orderProgress'>()({
  select: selectOrderProgressView,
  screens: {
    review: ReviewScreen,
    reviewDetails: ReviewDetailsScreen,
    reject: RejectScreen,
    rejectDetails: RejectDetailsScreen,
    lending: LendingScreen,
    lendingDetails: LendingDetailsScreen,
  },
});

export { orderProgressFlow as descriptor } from '#machines/order-progress/view.ts';
