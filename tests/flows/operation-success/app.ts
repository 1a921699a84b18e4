import type { AppFlow } from '#tests/model/app/app-flow.ts';

/** Additions to the model of the success page for the walk of the whole app. */
export const app: AppFlow<'operationSuccess'> = {
  key: ({ context: { operation, order } }) => [order?.kind, operation?.kind],
};
