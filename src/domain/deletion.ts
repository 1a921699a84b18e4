import * as v from 'valibot';
import { OperationKind } from './operation-offer.ts';
import { Centavos, Id, Pesos } from './primitives.ts';

const ofLoan = { loanOrderId: Id, loanNumber: v.string() };

/** What stands against deleting an account (S4), with what it is about; amounts are what it comes to now. */
export const DeletionBlocker = v.variant('type', [
  v.object({ type: v.literal('unpaidLoan'), ...ofLoan, amount: Pesos }),
  v.object({ type: v.literal('payoutUnderWay'), ...ofLoan, amount: Pesos }),
  v.object({ type: v.literal('pendingLoan'), ...ofLoan, amount: Pesos }),
  v.object({ type: v.literal('pendingCredit'), creditOrderId: Id }),
  v.object({ type: v.literal('operation'), ...ofLoan, kind: OperationKind, operationId: Id }),
  /** Paid at a counter, and not posted yet. */
  v.object({ type: v.literal('unpostedPayment'), ...ofLoan, centavos: Centavos }),
]);
export type DeletionBlocker = v.InferOutput<typeof DeletionBlocker>;

/** The four steps of a deletion (S3); ENDING is its success page. */
export type DeletionPhase = 'READ_ME' | 'FORM' | 'VERIFY' | 'ENDING';
