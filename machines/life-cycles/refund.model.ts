import { refundMachine } from '#sandbox/life-cycles/refund.machine.ts';
import type { FlowModel } from '#machines/walk/model.ts';

export const refundModel: FlowModel<typeof refundMachine> = {
  machine: refundMachine,
  starts: {
    sendable: { belowPeso: false, payoutRefused: false },
    refused: { belowPeso: false, payoutRefused: true },
    belowPeso: { belowPeso: true, payoutRefused: false },
  },
  services: {},
  events: {
    'account.deleted': [{ type: 'account.deleted' }],
  },
};
