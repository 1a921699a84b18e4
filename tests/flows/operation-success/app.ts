import type { AppFlow } from '#tests/model/app/app-flow.ts';

/** The success page in the walk of the whole app. */
export const app: AppFlow<'operationSuccess'> = {
  key: ({ context: { operation, order } }) => [order?.kind, operation?.kind],
};
