import type { OperationKind } from '#domain/operations/operation-offer.ts';
import type { RolloverRestructureInitiationPorts } from '#machines/rollover-restructure-initiation/ports.ts';
import {
  requireConfigMessage,
  rolloverRestructureInitiationMachine,
} from '#machines/rollover-restructure-initiation/rollover-restructure-initiation.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import type { FlowServices, FlowSettings } from './provider.ts';

/**
 * Writes down that an operation is begun, or that it is over (S3, `rolloverOrRestructure`): once its
 * end was seen, or the lender says that nothing of it is open. Logging out clears both.
 */
export function markOperation(
  { storage }: Pick<FlowServices, 'storage'>,
  kind: OperationKind,
  begun: boolean,
): void {
  const flags = storage.read('rolloverOrRestructure') ?? { rollover: false, restructure: false };
  storage.write('rolloverOrRestructure', { ...flags, [kind]: begun });
}

/** The ports of starting an operation, for the flows that do. */
export const initiationPorts = (services: FlowServices): RolloverRestructureInitiationPorts => ({
  async repayDeferralInitiate(data, signal) {
    const begun = await services.api.call('repayDeferralInitiate', data, { signal });
    markOperation(services, 'rollover', true);
    return begun;
  },
  async repayRestructureInitiate(data, signal) {
    const begun = await services.api.call('repayRestructureInitiate', data, { signal });
    markOperation(services, 'restructure', true);
    return begun;
  },
});

/** Starting an operation, ready to run. */
export const provideInitiation = (
  ports: RolloverRestructureInitiationPorts,
  { toastMessage }: FlowSettings,
) =>
  rolloverRestructureInitiationMachine.provide({
    actors: {
      repayDeferralInitiate: actor(ports.repayDeferralInitiate),
      repayRestructureInitiate: actor(ports.repayRestructureInitiate),
    },
    actions: { toastMessage: (_, thrown) => toastMessage(requireConfigMessage(thrown)) },
  });
