import type { SignedLoan } from '#domain/loans/signed-documents.ts';
import { pagedListOf } from '#machines/paged-list/paged-list.machine.ts';

/** The loans on which something was signed, all of them (S2, `/mine/agreement_list`). */
export const signedLoansMachine = pagedListOf<SignedLoan, null>(({ loanOrderId }) => loanOrderId);
