import { creditOrderMachine } from '#sandbox/life-cycles/credit-order.machine.ts';
import type { MachineModel } from '#machines/walk/model.ts';

export const creditOrderModel: MachineModel<typeof creditOrderMachine> = {
  machine: creditOrderMachine,
  starts: {
    creditworthy: { filesComplete: true, creditworthy: true },
    notCreditworthy: { filesComplete: true, creditworthy: false },
    filesMissing: { filesComplete: false, creditworthy: true },
  },
  services: {},
  // The lender's data stay as they were at the start: missing files never arrive.
  rests: (snapshot) => snapshot.matches('waitSubmit') && !snapshot.context.filesComplete,
  events: {},
};
