import { payNumberMachine } from '#sandbox/life-cycles/pay-number.machine.ts';
import type { MachineModel } from '#machines/walk/model.ts';

const now = 1_700_000_000_000;
const hour = 60 * 60 * 1000;

export const payNumberModel: MachineModel<typeof payNumberMachine> = {
  machine: payNumberMachine,
  starts: {
    good: { now, expiresAt: now + hour },
    timeIsOver: { now, expiresAt: now - hour },
  },
  services: {},
  events: {},
};
