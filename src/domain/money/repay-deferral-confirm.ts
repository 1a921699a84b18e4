import * as v from 'valibot';
import type { AgreementDocument } from '../loans/agreement.ts';
import { type OperationPayment, OperationState } from '../operations/operation.ts';
import { Id } from '../primitives.ts';
import type { MoneyKindRow } from './kind.ts';

const Baseline = v.object({
  kind: v.literal('repayDeferralConfirm'),
  deferralOrderId: Id,
  loanOrderId: Id,
  state: OperationState,
  /** The payments that count for the rollover already, to recognise a later one. */
  references: v.array(v.string()),
});

/** The sending adapter adds the time and language of the consent. */
type Types = {
  request: {
    deferralOrderId: string;
    /** Pays the rest of the minimum. A complete minimum confirms the rollover by itself. */
    payment: OperationPayment;
    agreement: Pick<AgreementDocument, 'version' | 'hash'>;
  };
  baseline: v.InferOutput<typeof Baseline>;
  receipt: { deferralOrderId: string };
};

export const repayDeferralConfirm: MoneyKindRow<Types> = {
  Baseline,
  subjectOfRequest: ({ deferralOrderId }) => deferralOrderId,
  subjectOfBaseline: ({ deferralOrderId }) => deferralOrderId,
};
