import type { AppFlow } from '#tests/model/app/app-flow.ts';

export const app: AppFlow<'restructure'> = {
  key: ({ context: { order, page, ending, ticked, agreementRead } }) => [
    order?.state,
    page,
    ending,
    ticked,
    agreementRead,
  ],
};
