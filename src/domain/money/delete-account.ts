import * as v from 'valibot';
import type { DeletionReason } from '../account/deletion-reasons.ts';
import type { MoneyKindRow } from './kind.ts';

/** Empty: a deleted account is proof enough, without a comparison to the state before. */
const Baseline = v.object({ kind: v.literal('deleteAccount') });

type Types = {
  /** `mobile` is whose account it is, `+639…`; it asks what becomes of it, and is never written into the intent. */
  request: { mobile: string; reason: DeletionReason; note: string; smsCode: string };
  baseline: v.InferOutput<typeof Baseline>;
  receipt: object;
};

/** A borrower has one account, so that all attempts are about the same. */
const subject = 'account';

/** Deleting the account: no money, but as final, and as little to be done twice. */
export const deleteAccount: MoneyKindRow<Types> = {
  Baseline,
  subjectOfRequest: () => subject,
  subjectOfBaseline: () => subject,
};
