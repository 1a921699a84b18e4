import {
  type OperationFacts,
  operationOrderMachine,
} from '#sandbox/life-cycles/operation-order.machine.ts';
import type { MachineModel } from '#machines/walk/model.ts';

const now = 1_700_000_000_000;
const hour = 60 * 60 * 1000;

const facts = (
  kind: OperationFacts['kind'],
  change: Partial<OperationFacts> = {},
): OperationFacts => ({
  kind,
  now,
  expiresAt: now + hour,
  enough: false,
  paidEarlier: false,
  debtPaid: false,
  loanPaid: false,
  ...change,
});

export const operationOrderModel: MachineModel<typeof operationOrderMachine> = {
  machine: operationOrderMachine,
  starts: {
    tooLittlePaid: facts('rollover'),
    rolloverPaid: facts('rollover', { enough: true }),
    restructurePaid: facts('restructure', { enough: true }),
    debtPaid: facts('restructure', { enough: true, debtPaid: true }),
    paidEarlier: facts('restructure', { enough: true, paidEarlier: true }),
    loanPaid: facts('restructure', { enough: true, debtPaid: true, loanPaid: true }),
    dayIsOver: facts('restructure', { expiresAt: now - hour }),
  },
  services: {},
  // The lender's data stay as they were at the start, so the plan of pairs does not cover every
  // transition; the plan of transitions does.
  pairs: { walks: () => true },
  events: {},
};
