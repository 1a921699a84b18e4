import * as v from 'valibot';
import type { DeletionReason } from '../account/deletion-reasons.ts';
import type { MoneyKindRow } from './kind.ts';

/** Contains no state of the server, because a deleted account is proof enough. */
const Baseline = v.object({ kind: v.literal('deleteAccount') });

type Types = {
  /** `mobile` identifies the account in the reconciliation, and is never in the intent. */
  request: { mobile: string; reason: DeletionReason; note: string; smsCode: string };
  baseline: v.InferOutput<typeof Baseline>;
  receipt: object;
};

const subject = 'account';

/** No money moves, but the request is irreversible too, so it must not be repeated. */
export const deleteAccount: MoneyKindRow<Types> = {
  Baseline,
  subjectOfRequest: () => subject,
  subjectOfBaseline: () => subject,
};
