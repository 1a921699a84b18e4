import { repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import type { InMemory } from '#tests/contract/sandbox/in-memory.ts';
import { operationSteps } from '#tests/contract/sandbox/operations/operation-steps.ts';
import type { MadeBorrower } from '#tests/contract/sandbox/wire-client.ts';
import type { NumberState } from './cells.ts';

/** The scenario from which a borrower can reach each state. */
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

export function atTheLender(world: InMemory) {
  const { wire, control } = world;
  const steps = operationSteps(world);

  /** Changes the loan or the number by the lender's own rules. */
  async function changeState(
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
        const request = { loanOrderId, channelId, amount: null, renew: accountNumber };
        await wire.call('fetchVirtualAccount', request, borrower);
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

  /**
   * Totals of a borrower's ledger (M3). `due` and `settles` are of the newest loan, in pesos; the
   * sums of all loans are in centavos; `waiting` is the number of unposted payments.
   */
  async function totals(borrower: MadeBorrower) {
    const { orders, payments, counterPayments, credits } = await control.ledger(borrower);
    const [newest] = orders;
    if (!newest) throw new Error('the borrower has no loan');
    const { loanOrderId, status } = newest;
    const isOwed = status === 70 || status === 75;
    const asking = { token: borrower.token, encrypted: false };
    const replies = await Promise.all(
      orders.map(async (order) =>
        wire.call('queryRepayOrderDetail', { loanOrderId: order.loanOrderId }, asking),
      ),
    );
    const divisions = replies.flatMap((one) =>
      one.payments.map(({ division }) => {
        if (!division) throw new Error('a payment has no division');
        return division;
      }),
    );
    const allocated = divisions.map(
      ({ overdueFee, interest, principal, serviceFee, rolloverFee = 0, restructureFee = 0 }) =>
        overdueFee + interest + principal + serviceFee + rolloverFee + restructureFee,
    );
    const pending = isOwed
      ? await wire.call('queryPendingRepayPlan', { loanOrderId }, asking)
      : null;
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
      creditOnPage: sumOf(replies.map(({ creditCentavos = 0 }) => creditCentavos)),
      waiting: counterPayments.length - posted.length,
    };
  }

  return { changeState, totals };
}
