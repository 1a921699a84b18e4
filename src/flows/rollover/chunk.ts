import { failureOf } from '#domain/failure.ts';
import type { RolloverPorts } from '#machines/rollover/ports.ts';
import { rolloverMachine } from '#machines/rollover/rollover.machine.ts';
import { selectRolloverView } from '#machines/rollover/view.ts';
import { actor } from '#machines/shared/ports.ts';
import { notesOf } from '#app/flows/noted-loans.ts';
import { moneyPorts, provideMoneyAction } from '#app/flows/money.ts';
import { initiationPorts, markOperation, provideInitiation } from '#app/flows/operations.ts';
import { defineProvider, timed } from '#app/flows/provider.ts';
import { pagesOf } from '#app/screens/pages-of.ts';
import { RolloverDescribeScreen } from './rollover-describe.tsx';
import { RolloverDetailsScreen } from './rollover-details.tsx';

export const provider = defineProvider({
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

export const pages = pagesOf<'rollover'>()({
  select: selectRolloverView,
  screens: { rolloverDescribe: RolloverDescribeScreen, rolloverDetails: RolloverDetailsScreen },
});

export { rolloverFlow as descriptor } from '#machines/rollover/view.ts';
