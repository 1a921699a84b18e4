import * as v from 'valibot';
import type { AgreementDocument } from '../loans/agreement.ts';
import { type OperationPayment, OperationState } from '../operations/operation.ts';
import { Id } from '../primitives.ts';
import type { MoneyKindRow } from './kind.ts';

const Baseline = v.object({
  kind: v.literal('repayDeferralConfirm'),
  deferralOrderId: Id,
  loanOrderId: Id,
  /** How far the rollover was. */
  state: OperationState,
  /** The references of all payments since it was initiated: one that is not among them came afterwards. */
  references: v.array(v.string()),
});

/** The adapter that sends a confirmation adds the time and language of the consent. */
type Types = {
  request: {
    deferralOrderId: string;
    /** The payment of the part that the minimum lacks. A complete minimum confirms the rollover by itself. */
    payment: OperationPayment;
    agreement: Pick<AgreementDocument, 'version' | 'hash'>;
  };
  baseline: v.InferOutput<typeof Baseline>;
  /** The rollover that is confirmed, by this attempt or by a payment meanwhile. */
  receipt: { deferralOrderId: string };
};

/** Confirming a rollover, with the payment that is missing; its subject is the deferral order. */
export const repayDeferralConfirm: MoneyKindRow<Types> = {
  Baseline,
  subjectOfRequest: ({ deferralOrderId }) => deferralOrderId,
  subjectOfBaseline: ({ deferralOrderId }) => deferralOrderId,
};
