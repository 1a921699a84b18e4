import * as v from 'valibot';
import type { AgreementDocument } from '../loans/agreement.ts';
import { type OperationPayment, OperationState } from '../operations/operation.ts';
import { Id } from '../primitives.ts';
import type { MoneyKindRow } from './kind.ts';

const Baseline = v.object({
  kind: v.literal('repayRestructureConfirm'),
  restructureOrderId: Id,
  loanOrderId: Id,
  /** How far the restructure was. */
  state: OperationState,
  /** The references of all payments since it was initiated: one that is not among them came afterwards. */
  references: v.array(v.string()),
});

/** The adapter that sends a confirmation adds the time and language of the consent. */
type Types = {
  request: {
    restructureOrderId: string;
    agreement: Pick<AgreementDocument, 'version' | 'hash'>;
    /** The payment of the part that its minimum still lacks; null when the minimum is complete. */
    payment: OperationPayment | null;
  };
  baseline: v.InferOutput<typeof Baseline>;
  /** The restructure that is confirmed. */
  receipt: { restructureOrderId: string };
};

/** Confirming a restructure, with the payment that it takes; its subject is the restructure order. */
export const repayRestructureConfirm: MoneyKindRow<Types> = {
  Baseline,
  subjectOfRequest: ({ restructureOrderId }) => restructureOrderId,
  subjectOfBaseline: ({ restructureOrderId }) => restructureOrderId,
};
