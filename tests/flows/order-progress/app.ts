import { phaseOf } from '#machines/order-progress/phase.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';

/** Additions to the model of the order progress for the walk of the whole app. */
export const app: AppFlow<'orderProgress'> = {
  key: ({ context: { details, quota: known, report } }) => [
    details,
    report && phaseOf(report),
    known !== null,
  ],
};
