import { type LoanFacts, loanOrderMachine } from '#sandbox/life-cycles/loan-order.machine.ts';
import type { MachineModel } from '#machines/walk/model.ts';

const now = 1_700_000_000_000;
const week = 7 * 24 * 60 * 60 * 1000;

const facts = (change: Partial<LoanFacts> = {}): LoanFacts => ({
  now,
  flagged: false,
  payoutRefused: false,
  overdueAt: now + week,
  takesOver: false,
  ...change,
});

export const loanOrderModel: MachineModel<typeof loanOrderMachine> = {
  machine: loanOrderMachine,
  starts: {
    instalmentsAhead: facts(),
    instalmentLate: facts({ overdueAt: now - week }),
    allPaid: facts({ overdueAt: null }),
    flagged: facts({ flagged: true }),
    payoutRefused: facts({ payoutRefused: true }),
    takesOver: facts({ takesOver: true }),
  },
  services: {},
  events: {},
};
