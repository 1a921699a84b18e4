import { restructureProvider } from '#flows/restructure/provider.ts';
import { restructureModel } from '#machines/restructure/model.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { modelled } from '#tests/model/app/calls.ts';

/** The restructure in the walk of the whole app. */
export const app: AppFlow<'restructure'> = {
  machine: ({ port, shared, settings }) =>
    restructureProvider.machine(
      {
        ...shared,
        queryRestructure: port(
          'queryRestructure',
          modelled(restructureModel.services.queryRestructure),
        ),
        previewRestructureAgreement: port(
          'previewRestructureAgreement',
          modelled(restructureModel.services.previewRestructureAgreement),
        ),
      },
      settings,
    ),
  key: ({ context: { order, page, ending, ticked, agreementRead } }) => [
    order?.state,
    page,
    ending,
    ticked,
    agreementRead,
  ],
};
