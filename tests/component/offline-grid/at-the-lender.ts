import { repaymentRequestOf } from '#domain/repayment-check.ts';
import type { InMemory } from '#tests/contract/sandbox/in-memory.ts';
import { operationSteps } from '#tests/contract/sandbox/operation-steps.ts';
import type { MadeBorrower } from '#tests/contract/sandbox/wire-client.ts';
import type { NumberState } from './cells.ts';

/** Where a borrower begins whose number is to come to a state. */
export const scenarioOf: Record<NumberState, string> = {
  alive: 'loan-70',
  expired: 'loan-70',
  replaced: 'loan-70',
  'loan settled': 'loan-70',
  'rolled over': 'rollover-offered',
  restructuring: 'restructure-offered',
};

const sumOf = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const centavos = 100;

/** What happens at the lender, and what its books say afterwards. */
export function atTheLender(world: InMemory) {
  const { wire, control } = world;
  const steps = operationSteps(world);

  /** Settles it, extends it, or gives the number up, by the real rules. */
  async function comesTo(
    state: NumberState,
    borrower: MadeBorrower,
    { channelId, accountNumber }: { channelId: string; accountNumber: string },
  ): Promise<void> {
    const [loanOrderId = ''] = borrower.loanOrderIds;
    switch (state) {
      case 'alive':
        return;
      case 'expired':
        await control.advance(borrower, '4d');
        return;
      case 'replaced': {
        const asked = { loanOrderId, channelId, amount: null, renew: accountNumber };
        await wire.call('fetchVirtualAccount', asked, borrower);
        return;
      }
      case 'loan settled': {
        const pending = await wire.call('queryPendingRepayPlan', { loanOrderId }, borrower);
        const request = repaymentRequestOf(pending, 1);
        if (!request.ok) throw new Error(request.reason);
        await wire.call('repaymentConfirm', request.value, borrower);
        return;
      }
      case 'rolled over': {
        const { deferralOrderId } = await wire.call(
          'repayDeferralInitiate',
          { loanOrderId },
          borrower,
        );
        const confirmation = await steps.rollOver(borrower, deferralOrderId);
        await wire.call('repayDeferralConfirm', confirmation, borrower);
        await control.advance(borrower, '1m');
        return;
      }
      case 'restructuring': {
        const { restructureOrderId } = await wire.call(
          'repayRestructureInitiate',
          { loanOrderId },
          borrower,
        );
        const confirmation = await steps.restructure(borrower, restructureOrderId);
        await wire.call('repayRestructureConfirm', confirmation, borrower);
      }
    }
  }

  /** The loan that money counts on now, what it owes, and what it has in its favour, in pesos and centavos. */
  async function stands(borrower: MadeBorrower) {
    const { orders } = await control.ledger(borrower);
    const [newest] = orders;
    if (!newest) throw new Error('no loan');
    const { loanOrderId, status } = newest;
    const due =
      status === 70 || status === 75
        ? (await wire.call('queryPendingRepayPlan', { loanOrderId }, borrower)).totalDue
        : 0;
    const books = await control.ledger(borrower);
    return { loanOrderId, status, due, credit: sumOf(books.credits.map((one) => one.centavos)) };
  }

  /** M3, of all loans of a borrower, in centavos: what came in, and where it is. */
  async function money(borrower: MadeBorrower) {
    const { orders, payments, counterPayments, credits } = await control.ledger(borrower);
    const posted = counterPayments.filter(({ postedAt }) => postedAt !== null);
    const paid =
      sumOf(payments.map(({ amount }) => amount)) * centavos +
      sumOf(posted.map((one) => one.centavos % centavos));
    const told = await Promise.all(
      orders.map(async ({ loanOrderId }) =>
        wire.call('queryRepayOrderDetail', { loanOrderId }, borrower),
      ),
    );
    const divisions = told.flatMap((one) =>
      one.payments.map(({ division }) => {
        if (!division) throw new Error('a payment is not divided');
        return division;
      }),
    );
    const allocated = divisions.map(
      ({ overdueFee, interest, principal, serviceFee, operationFee = 0 }) =>
        overdueFee + interest + principal + serviceFee + operationFee,
    );
    return {
      paid,
      allocated: sumOf(allocated) * centavos,
      credit: sumOf(credits.map((one) => one.centavos)),
      told: sumOf(told.map(({ creditCentavos }) => creditCentavos)),
      waiting: counterPayments.length - posted.length,
    };
  }

  return { comesTo, stands, money };
}
