import { phaseOf } from '#machines/order-progress/phase.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';

export const app: AppFlow<'orderProgress'> = {
  key: ({ context: { details, quota: known, report } }) => [
    details,
    report && phaseOf(report),
    known !== null,
  ],
};
