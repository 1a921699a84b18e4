import type { SignedDocument } from '#domain/loan-story.ts';
import type { RepaymentContext } from './repayment.setup.ts';

/** What was signed and is read again, raw; null where nothing is. */
export function readDocument({
  detail,
  documentHash,
}: Pick<RepaymentContext, 'detail' | 'documentHash'>): SignedDocument | null {
  return detail?.story?.documents.find(({ hash }) => hash === documentHash) ?? null;
}
