import { borrowerOfMobile } from '#sandbox/repositories/account/borrowers.ts';
import { catchUp } from '#sandbox/repositories/catch-up.ts';
import { loansOf } from '#sandbox/repositories/loans/loans.ts';
import { paymentPosted } from '#sandbox/repositories/payments/payment-posted.ts';
import { post } from '#sandbox/repositories/payments/postings.ts';
import { newId } from '#sandbox/repositories/work.ts';
import { type InMemory, openSandbox } from '../in-memory.ts';
import { borrowerSteps, lastLoanOf } from '../borrower-steps.ts';
import type { MadeBorrower } from '../wire-client.ts';

type Options = { lang?: string };

export async function openOperations() {
  const world = await openSandbox('2026-11-22T12:00:00+08:00');
  return { world, wire: world.wire, steps: operationSteps(world) };
}

export type Operations = Awaited<ReturnType<typeof openOperations>>;

export function operationSteps(world: InMemory) {
  const { sandbox, wire } = world;
  return {
    ...borrowerSteps(world),

    /** Posts a payment of any amount on a loan at once, without a channel or a number. */
    async pay({ mobile }: MadeBorrower, loanOrderId: string, amount: number): Promise<void> {
      await sandbox.work(mobile, async (work) => {
        const borrower = await borrowerOfMobile(work.tx, mobile);
        if (!borrower) throw new Error('nobody');
        await catchUp(work, borrower);
        const loans = await loansOf(work, borrower.userId);
        const loan = loans.find((one) => one.loanOrderId === loanOrderId);
        if (!loan) throw new Error('no loan');
        const paymentId = newId(work, 'payment');
        const paid = await post(work, loan, { paymentId, amount, centavos: 0, paidAt: work.now });
        await paymentPosted(work, borrower, paid.loan, paymentId);
      });
    },

    initiateRollover: async (borrower: MadeBorrower) =>
      wire.call('repayDeferralInitiate', { loanOrderId: lastLoanOf(borrower) }, borrower),

    initiateRestructure: async (borrower: MadeBorrower) =>
      wire.call('repayRestructureInitiate', { loanOrderId: lastLoanOf(borrower) }, borrower),

    /** Returns the confirmation of a rollover at its present price. */
    async rollOver(
      { token }: MadeBorrower,
      deferralOrderId: string,
      { lang = 'en' }: Options = {},
    ) {
      const order = await wire.call('repayDeferralDetail', { deferralOrderId }, { token, lang });
      const { hash, version } = order.disclosure;
      const payment =
        order.missing > 0 ? { amount: order.missing, cardNumber: order.cardNumber } : null;
      const agreement = { hash, version, agreedAt: order.initiatedAt, language: lang };
      return { deferralOrderId, agreement, payment };
    },

    /** Returns the confirmation of a restructure at its present price. */
    async restructure(
      { token }: MadeBorrower,
      restructureOrderId: string,
      { lang = 'en' }: Options = {},
    ) {
      const data = { restructureOrderId };
      const order = await wire.call('repayRestructureDetail', data, { token, lang });
      const text = await wire.call('repayRestructureContractPreview', data, { token, lang });
      const { hash, version } = text;
      const payment =
        order.missing > 0 ? { amount: order.missing, cardNumber: order.cardNumber } : null;
      const agreement = { hash, version, agreedAt: order.initiatedAt, language: lang };
      return { restructureOrderId, agreement, payment };
    },
  };
}
