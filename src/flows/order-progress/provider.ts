import { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import type { OrderProgressPorts } from '#machines/order-progress/ports.ts';
import { actor } from '#machines/shared/ports.ts';
import { queryCreditOrder } from '#app/flows/children.ts';
import { defineProvider, timed } from '#app/flows/provider.ts';

export const orderProgressProvider = defineProvider({
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
