import { failureOf } from '#domain/failure.ts';
import type { RolloverPorts } from '#machines/rollover/ports.ts';
import { rolloverMachine } from '#machines/rollover/rollover.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import { notesOf } from '#app/flows/noted-loans.ts';
import { moneyPorts, provideMoneyAction } from '#app/flows/money.ts';
import { initiationPorts, markOperation, provideInitiation } from '#app/flows/operations.ts';
import { defineProvider, timed } from '#app/flows/provider.ts';

export const rolloverProvider = defineProvider({
  ports: (services): RolloverPorts => ({
    ...moneyPorts(services, ['rollover', 'operationSuccess', 'home']),
    ...initiationPorts(services),
    async repayDeferralDetail(data, signal) {
      const { api, caps } = services;
      try {
        const order = await api.call('repayDeferralDetail', data, { signal });
        return { ...timed(services, order), caps, noted: await notesOf(services, order) };
      } catch (error) {
        if (failureOf(error).kind === 'business') markOperation(services, 'rollover', false);
        throw error;
      }
    },
  }),
  machine: (ports: RolloverPorts, settings) =>
    rolloverMachine.provide({
      actors: {
        moneyAction: provideMoneyAction(ports, settings),
        rolloverRestructureInitiation: provideInitiation(ports, settings),
        repayDeferralDetail: actor(ports.repayDeferralDetail),
      },
    }),
});
