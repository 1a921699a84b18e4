import type { RestructureOrder } from '#domain/operations/operation.ts';
import type { RestructurePorts } from '#machines/restructure/ports.ts';
import { restructureMachine } from '#machines/restructure/restructure.machine.ts';
import { selectRestructureView } from '#machines/restructure/view.ts';
import { actor } from '#machines/shared/ports.ts';
import { moneyPorts, provideMoneyAction } from '#app/flows/money.ts';
import { notesOf } from '#app/flows/noted-loans.ts';
import { defineProvider, type FlowServices, timed } from '#app/flows/provider.ts';
import { pagesOf } from '#app/screens/pages-of.ts';
import { RestructureConfirmationScreen } from './restructure-confirmation.tsx';
import { RestructureDescribeScreen } from './restructure-describe.tsx';
import { RestructureDetailsScreen } from './restructure-details.tsx';
import { RestructureReviewScreen } from './restructure-review.tsx';

const withNotes = async (services: FlowServices, order: RestructureOrder) => ({
  ...timed(services, order),
  noted: await notesOf(services, order),
});

export const provider = defineProvider({
  ports: (services): RestructurePorts => ({
    ...moneyPorts(services, ['restructure', 'operationSuccess', 'home']),
    async queryRestructure(data, signal) {
      const order = await services.api.call('repayRestructureDetail', data, { signal });
      return withNotes(services, order);
    },
    async previewRestructureAgreement(data, signal) {
      const { api, storage } = services;
      const [agreement, order] = await api.callMany(
        [
          { method: 'repayRestructureContractPreview', data },
          { method: 'repayRestructureDetail', data },
        ],
        { signal },
      );
      storage.write('restructureAgreementHtml', agreement.html);
      return { agreement, order: await withNotes(services, order) };
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

export const pages = pagesOf<'restructure'>()({
  select: selectRestructureView,
  screens: {
    restructureDescribe: RestructureDescribeScreen,
    restructureDetails: RestructureDetailsScreen,
    restructureConfirmation: RestructureConfirmationScreen,
    restructureReview: RestructureReviewScreen,
  },
});

export { restructureFlow as descriptor } from '#machines/restructure/view.ts';
