import * as v from 'valibot';
import type { AgreementDocument } from '../loans/agreement.ts';
import { Id } from '../primitives.ts';
import type { LoanChoice } from '../loans/quota.ts';
import type { MoneyKindRow } from './kind.ts';

const Baseline = v.object({
  kind: v.literal('applyOrder'),
  creditOrderId: Id,
  loanOrderIds: v.array(Id),
});

/** The sending adapter adds the time and language of the consent. */
type Types = {
  request: { choice: LoanChoice; agreement: Pick<AgreementDocument, 'version' | 'hash'> };
  baseline: v.InferOutput<typeof Baseline>;
  receipt: { loanOrderId: string };
};

export const applyOrder: MoneyKindRow<Types> = {
  Baseline,
  subjectOfRequest: ({ choice }) => choice.creditOrderId,
  subjectOfBaseline: ({ creditOrderId }) => creditOrderId,
};
