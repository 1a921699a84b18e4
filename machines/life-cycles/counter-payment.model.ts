import { counterPaymentMachine } from '#sandbox/life-cycles/counter-payment.machine.ts';
import type { FlowModel } from '#machines/walk/model.ts';

const now = 1_700_000_000_000;
const hour = 60 * 60 * 1000;

export const counterPaymentModel: FlowModel<typeof counterPaymentMachine> = {
  machine: counterPaymentMachine,
  starts: {
    reported: { now, postsAt: now + hour },
    reportedAtOnce: { now, postsAt: now },
    neverReported: { now, postsAt: null },
  },
  services: {},
  events: {},
};
