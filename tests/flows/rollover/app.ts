import type { AppFlow } from '#tests/model/app/app-flow.ts';

/** Additions to the model of the rollover for the walk of the whole app. */
export const app: AppFlow<'rollover'> = {
  key: ({ context: { order, page, ticked, failure } }) => [
    order?.state,
    page,
    ticked,
    failure?.kind,
  ],
};
