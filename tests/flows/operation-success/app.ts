import type { AppFlow } from '#tests/model/app/app-flow.ts';

export const app: AppFlow<'operationSuccess'> = {
  key: ({ context: { operation, order } }) => [order?.kind, operation?.kind],
};
