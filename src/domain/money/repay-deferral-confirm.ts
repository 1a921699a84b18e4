import * as v from 'valibot';
import type { AgreementDocument } from '../agreement.ts';
import { type OperationPayment, OperationState } from '../operation.ts';
import { Id } from '../primitives.ts';
import type { MoneyKindRow } from './kind.ts';

const Baseline = v.object({
  kind: v.literal('repayDeferralConfirm'),
  deferralOrderId: Id,
  /** How far the rollover was: the confirmation alone moves it on, or a payment that does the same. */
  state: OperationState,
});

/** The adapter that sends a confirmation adds the time and language of the consent. */
type Types = {
  request: {
    deferralOrderId: string;
    /** What is drawn; null where nothing of the minimum is missing. */
    payment: OperationPayment | null;
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
