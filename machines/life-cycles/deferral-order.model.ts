import {
  type DeferralFacts,
  deferralOrderMachine,
} from '#sandbox/life-cycles/deferral-order.machine.ts';
import type { MachineModel } from '#machines/walk/model.ts';

const now = 1_700_000_000_000;
const hour = 60 * 60 * 1000;

const facts = (change: Partial<DeferralFacts> = {}): DeferralFacts => ({
  now,
  expiresAt: now + hour,
  enough: false,
  paidEarlier: false,
  instalmentPaid: false,
  loanPaid: false,
  ...change,
});

export const deferralOrderModel: MachineModel<typeof deferralOrderMachine> = {
  machine: deferralOrderMachine,
  starts: {
    tooLittlePaid: facts(),
    enoughPaid: facts({ enough: true }),
    instalmentPaid: facts({ enough: true, instalmentPaid: true }),
    paidEarlier: facts({ enough: true, paidEarlier: true }),
    loanPaid: facts({ enough: true, instalmentPaid: true, loanPaid: true }),
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
