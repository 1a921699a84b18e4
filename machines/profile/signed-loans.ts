import type { SignedLoan } from '#domain/loans/signed-documents.ts';
import { pagedListOf } from '#machines/paged-list/paged-list.machine.ts';

/** All loans with signed documents (S2, `/mine/agreement_list`). */
export const signedLoansMachine = pagedListOf<SignedLoan, null>(({ loanOrderId }) => loanOrderId);
