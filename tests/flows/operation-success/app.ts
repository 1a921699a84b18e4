import { operationSuccessProvider } from '#flows/operation-success/provider.ts';
import { operationSuccessModel } from '#machines/operation-success/model.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, modelled, serverFailures } from '#tests/model/app/calls.ts';

/** The success page in the walk of the whole app. */
export const app: AppFlow<'operationSuccess'> = {
  machine: ({ port, settings }) =>
    operationSuccessProvider.machine(
      {
        queryOperation: port(
          'queryOperation',
          modelled(operationSuccessModel.services.queryOperation),
        ),
        acknowledgeOperation: port('acknowledgeOperation', () => ({
          heard: gives(undefined),
          ...serverFailures,
        })),
      },
      settings,
    ),
  key: ({ context: { operation, order } }) => [order?.kind, operation?.kind],
};
