import type { AppFlow } from '#tests/model/app/app-flow.ts';

export const app: AppFlow<'rollover'> = {
  key: ({ context: { order, page, ticked, failure } }) => [
    order?.state,
    page,
    ticked,
    failure?.kind,
  ],
};
