import { operationSuccessProvider } from '#flows/operation-success/provider.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, serverFailures } from '#tests/model/app/calls.ts';
import { rolledOver } from '#machines/samples/operations.ts';
import { reviewedOrder } from '#machines/samples/restructure.ts';

/** The page of success in the walk of the whole app. */
export const app: AppFlow<'operationSuccess'> = {
  machine: ({ port, settings }) =>
    operationSuccessProvider.machine(
      {
        queryOperation: port('queryOperation', ({ kind }) => ({
          done: gives(
            kind === 'rollover'
              ? { kind, ...rolledOver() }
              : { kind, ...reviewedOrder('orderCreated') },
          ),
          ...serverFailures,
        })),
        acknowledgeOperation: port('acknowledgeOperation', () => ({
          heard: gives(undefined),
          ...serverFailures,
        })),
      },
      settings,
    ),
  key: ({ context: { operation, order } }) => [order?.kind, operation?.kind],
};
