import { refundMachine } from '#sandbox/life-cycles/refund.machine.ts';
import type { MachineModel } from '#machines/walk/model.ts';

export const refundModel: MachineModel<typeof refundMachine> = {
  machine: refundMachine,
  starts: {
    sendable: { belowPeso: false, payoutRefused: false },
    refused: { belowPeso: false, payoutRefused: true },
    belowPeso: { belowPeso: true, payoutRefused: false },
  },
  services: {},
  events: {},
};
