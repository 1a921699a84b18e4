import type { InMemory } from '#tests/contract/sandbox/in-memory.ts';
import { operationSteps } from '#tests/contract/sandbox/operations/operation-steps.ts';
import type { MadeBorrower } from '#tests/contract/sandbox/wire-client.ts';

/** State of the loan or the number at the time when the counter receives the money. */
export const numberStates = [
  'alive',
  'expired',
  'replaced',
  'loan settled',
  'rolled over',
  'restructuring',
] as const;

export type NumberState = (typeof numberStates)[number];

type Change = {
  /** The scenario from which a borrower can reach the state. */
  scenario: string;
  /** Changes the loan or the number by the lender's own rules. */
  change: (
    borrower: MadeBorrower,
    number: { channelId: string; accountNumber: string },
  ) => Promise<unknown>;
};

const sumOf = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const centavos = 100;

export function atTheLender(world: InMemory) {
  const { control } = world;
  const steps = operationSteps(world);

  const changes: Record<NumberState, Change> = {
    alive: { scenario: 'loan-70', change: async () => {} },
    expired: { scenario: 'loan-70', change: async (who) => control.advance(who, '4d') },
    replaced: {
      scenario: 'loan-70',
      change: async (who, { channelId, accountNumber: renew }) =>
        steps.checkstand(who, { channelId, renew }),
    },
    'loan settled': { scenario: 'loan-70', change: async (who) => steps.payOnline(who) },
    'rolled over': {
      scenario: 'rollover-offered',
      async change(who) {
        await steps.confirmRollover(who);
        await control.advance(who, '1m');
      },
    },
    restructuring: {
      scenario: 'restructure-offered',
      change: async (who) => steps.confirmRestructure(who),
    },
  };

  /**
   * Totals of a borrower's ledger (M3). `due` and `settles` are of the newest loan, in pesos; the
   * sums of all loans are in centavos; `waiting` is the number of unposted payments.
   */
  async function totals(borrower: MadeBorrower) {
    const { orders, payments, counterPayments, credits } = await control.ledger(borrower);
    const [newest] = orders;
    if (!newest) throw new Error('the borrower has no loan');
    const { loanOrderId, status } = newest;
    const asking = { ...borrower, encrypted: false };
    const details = await Promise.all(
      orders.map(async (order) => steps.detail(asking, order.loanOrderId)),
    );
    const allocated = details.flatMap((detail) =>
      detail.payments.map(({ division }) => {
        if (!division) throw new Error('a payment has no division');
        const { credit, keptCentavos } = division;
        return sumOf(Object.values(division).map((part = 0) => part)) - credit - keptCentavos;
      }),
    );
    const isOwed = status === 70 || status === 75;
    const pending = isOwed ? await steps.pending(asking, loanOrderId) : null;
    const posted = counterPayments.filter(({ postedAt }) => postedAt !== null);
    return {
      loanOrderId,
      status,
      due: pending?.totalDue ?? 0,
      settles: pending?.settlement?.amount ?? pending?.totalDue ?? 0,
      paid:
        sumOf(payments.map(({ amount }) => amount)) * centavos +
        sumOf(posted.map((one) => one.centavos % centavos)),
      allocated: sumOf(allocated) * centavos,
      credit: sumOf(credits.map((one) => one.centavos)),
      creditOnPage: sumOf(details.map(({ creditCentavos = 0 }) => creditCentavos)),
      waiting: counterPayments.length - posted.length,
    };
  }

  return { changes, totals };
}
