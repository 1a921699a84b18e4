import type { AppFlow } from '#tests/model/app/app-flow.ts';

/** Additions to the model of the restructure for the walk of the whole app. */
export const app: AppFlow<'restructure'> = {
  key: ({ context: { order, page, ending, ticked, agreementRead } }) => [
    order?.state,
    page,
    ending,
    ticked,
    agreementRead,
  ],
};
