import {
  type RestructureFacts,
  restructureOrderMachine,
} from '#sandbox/life-cycles/restructure-order.machine.ts';
import type { MachineModel } from '#machines/walk/model.ts';

const now = 1_700_000_000_000;
const hour = 60 * 60 * 1000;

const facts = (change: Partial<RestructureFacts> = {}): RestructureFacts => ({
  now,
  expiresAt: now + hour,
  enough: false,
  paidEarlier: false,
  caughtUp: false,
  loanPaid: false,
  ...change,
});

export const restructureOrderModel: MachineModel<typeof restructureOrderMachine> = {
  machine: restructureOrderMachine,
  starts: {
    tooLittlePaid: facts(),
    enoughPaid: facts({ enough: true }),
    caughtUp: facts({ enough: true, caughtUp: true }),
    paidEarlier: facts({ enough: true, paidEarlier: true }),
    loanPaid: facts({ enough: true, caughtUp: true, loanPaid: true }),
    dayIsOver: facts({ expiresAt: now - hour }),
  },
  services: {},
  // The lender's data stay as they were at the start, so the plan of pairs does not cover every
  // transition; the plan of transitions does.
  pairs: { walks: () => true },
  events: {
    'payment.posted': [{ type: 'payment.posted' }],
    'order.confirmed': [{ type: 'order.confirmed' }],
    'order.replaced': [{ type: 'order.replaced' }],
    'payment.postedLate': [{ type: 'payment.postedLate' }],
  },
};
