import type { SignedDocument } from '#domain/loans/loan-story.ts';
import type { RepaymentContext } from './context.ts';

/** The unsanitised signed document that was opened last; null without one. */
export function readDocument({
  detail,
  documentHash,
}: Pick<RepaymentContext, 'detail' | 'documentHash'>): SignedDocument | null {
  return detail?.story?.documents.find(({ hash }) => hash === documentHash) ?? null;
}
