import { counterPaymentMachine } from '#sandbox/life-cycles/counter-payment.machine.ts';
import type { MachineModel } from '#machines/walk/model.ts';

const now = 1_700_000_000_000;
const hour = 60 * 60 * 1000;

export const counterPaymentModel: MachineModel<typeof counterPaymentMachine> = {
  machine: counterPaymentMachine,
  starts: {
    reported: { now, postsAt: now + hour },
    reportedAtOnce: { now, postsAt: now },
    neverReported: { now, postsAt: null },
  },
  services: {},
  events: {},
};
