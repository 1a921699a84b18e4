import type { RestructurePorts } from '#machines/restructure/ports.ts';
import { restructureMachine } from '#machines/restructure/restructure.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import { moneyPorts, provideMoneyAction } from '#app/flows/money.ts';
import { notesOf } from '#app/flows/noted-loans.ts';
import { defineProvider, timed } from '#app/flows/provider.ts';

export const restructureProvider = defineProvider({
  ports: (services): RestructurePorts => ({
    ...moneyPorts(services, ['restructure', 'operationSuccess', 'home']),
    async queryRestructure(data, signal) {
      const order = await services.api.call('repayRestructureDetail', data, { signal });
      return { ...timed(services, order), noted: await notesOf(services, order) };
    },
    async previewRestructureAgreement(data, signal) {
      const { api, storage } = services;
      const agreement = await api.call('repayRestructureContractPreview', data, { signal });
      storage.write('restructureAgreementHtml', agreement.html);
      return agreement;
    },
  }),
  machine: (ports: RestructurePorts, settings) =>
    restructureMachine.provide({
      actors: {
        moneyAction: provideMoneyAction(ports, settings),
        queryRestructure: actor(ports.queryRestructure),
        previewRestructureAgreement: actor(ports.previewRestructureAgreement),
      },
    }),
});
