import type { OperationKind } from '#domain/operations/operation-offer.ts';
import {
  type RolloverRestructureInitiationPorts,
  requireConfigMessage,
  rolloverRestructureInitiationMachine,
} from '#machines/rollover-restructure-initiation/rollover-restructure-initiation.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import type { FlowServices, FlowSettings } from './provider.ts';

/** Stores the start or the end of an operation (S3, `rolloverOrRestructure`). */
export function markOperation(
  { storage }: Pick<FlowServices, 'storage'>,
  kind: OperationKind,
  started: boolean,
): void {
  const flags = storage.read('rolloverOrRestructure') ?? { rollover: false, restructure: false };
  storage.write('rolloverOrRestructure', { ...flags, [kind]: started });
}

export const initiationPorts = (services: FlowServices): RolloverRestructureInitiationPorts => ({
  async repayDeferralInitiate(data, signal) {
    const started = await services.api.call('repayDeferralInitiate', data, { signal });
    markOperation(services, 'rollover', true);
    return started;
  },
  async repayRestructureInitiate(data, signal) {
    const started = await services.api.call('repayRestructureInitiate', data, { signal });
    markOperation(services, 'restructure', true);
    return started;
  },
});

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
