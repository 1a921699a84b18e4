import * as v from 'valibot';
import type { AgreementDocument } from '../loans/agreement.ts';
import { type OperationPayment, OperationState } from '../operations/operation.ts';
import { Id } from '../primitives.ts';
import type { MoneyKindRow } from './kind.ts';

const Baseline = v.object({
  kind: v.literal('repayRestructureConfirm'),
  restructureOrderId: Id,
  loanOrderId: Id,
  state: OperationState,
  /** The payments that count for the restructure already, to recognise a later one. */
  references: v.array(v.string()),
});

/** The sending adapter adds the time and language of the consent. */
type Types = {
  request: {
    restructureOrderId: string;
    agreement: Pick<AgreementDocument, 'version' | 'hash'>;
    payment: OperationPayment | null;
  };
  baseline: v.InferOutput<typeof Baseline>;
  receipt: { restructureOrderId: string };
};

export const repayRestructureConfirm: MoneyKindRow<Types> = {
  Baseline,
  subjectOfRequest: ({ restructureOrderId }) => restructureOrderId,
  subjectOfBaseline: ({ restructureOrderId }) => restructureOrderId,
};
