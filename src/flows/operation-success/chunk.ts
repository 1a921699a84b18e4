import type { OperationKind } from '#domain/operations/operation-offer.ts';
import { operationSuccessMachine } from '#machines/operation-success/operation-success.machine.ts';
import type { OperationSuccessPorts } from '#machines/operation-success/ports.ts';
import { selectOperationSuccessView } from '#machines/operation-success/view.ts';
import { actor } from '#machines/shared/ports.ts';
import { markOperation } from '#app/flows/operations.ts';
import { defineProvider, type FlowServices, timed } from '#app/flows/provider.ts';
import { whenOnTop } from '#app/flows/when-on-top.ts';
import { pagesOf } from '#app/screens/pages-of.ts';
import { OperationSuccessScreen } from './operation-success.tsx';

const callsOf = ({ api }: FlowServices) =>
  ({
    rollover: {
      query: async (deferralOrderId: string, signal: AbortSignal) => ({
        kind: 'rollover' as const,
        ...(await api.call('repayDeferralDetail', { deferralOrderId }, { signal })),
      }),
      acknowledge: (deferralOrderId: string, signal: AbortSignal) =>
        api.call('repayDeferralCompletionAck', { deferralOrderId }, { signal, quiet: true }),
    },
    restructure: {
      query: async (restructureOrderId: string, signal: AbortSignal) => ({
        kind: 'restructure' as const,
        ...(await api.call('repayRestructureDetail', { restructureOrderId }, { signal })),
      }),
      acknowledge: (restructureOrderId: string, signal: AbortSignal) =>
        api.call('repayRestructureCompletionAck', { restructureOrderId }, { signal, quiet: true }),
    },
  }) satisfies Record<OperationKind, object>;

export const provider = defineProvider({
  ports(services): OperationSuccessPorts {
    const calls = callsOf(services);
    return {
      async queryOperation({ kind, orderId }, signal) {
        const operation = await calls[kind].query(orderId, signal);
        if (operation.state === 'COMPLETED') markOperation(services, kind, false);
        return timed(services, operation);
      },
      async acknowledgeOperation({ kind, orderId }, signal) {
        // The acknowledgement waits until no info page covers the result.
        await whenOnTop(services.sight(), 'operationSuccess', signal);
        await calls[kind].acknowledge(orderId, signal);
      },
    };
  },
  machine: (ports: OperationSuccessPorts) =>
    operationSuccessMachine.provide({
      actors: {
        queryOperation: actor(ports.queryOperation),
        acknowledgeOperation: actor(ports.acknowledgeOperation),
      },
    }),
});

export const pages = pagesOf<'operationSuccess'>()({
  select: selectOperationSuccessView,
  screens: { operationSuccess: OperationSuccessScreen },
});

export { operationSuccessFlow as descriptor } from '#machines/operation-success/view.ts';
