import { hrefOf, type PageId, type Location, type Query, titleKeyOf } from '#domain/pages.ts';
import type { Borrower } from './sandbox.ts';
import type { Texts } from './texts.ts';

type Setting = { scenario: string; query?: (loanOrderId: string, ticketId: string) => Query };

const ofLoan = (loanOrderId: string): Query => ({ loanOrderId });
const due = (loanOrderId: string): Query => ({ loanOrderId, isOverdue: 'f' });

const settings: Partial<Record<PageId, Setting>> = {
  home: { scenario: 'two-loans' },
  limit: { scenario: 'loan-70' },
  quota: { scenario: 'approved-with-coupons' },
  review: { scenario: 'loan-20', query: ofLoan },
  reviewDetails: { scenario: 'loan-20', query: ofLoan },
  reject: { scenario: 'credit-18' },
  rejectDetails: { scenario: 'loan-30', query: ofLoan },
  lending: { scenario: 'loan-40', query: ofLoan },
  lendingDetails: { scenario: 'loan-40', query: ofLoan },
  repay: { scenario: 'loan-70', query: due },
  repayPlan: { scenario: 'loan-70', query: ofLoan },
  repayDetail: { scenario: 'loan-70', query: due },
  repayOffline: { scenario: 'offline-number-alive', query: ofLoan },
  restructureDescribe: { scenario: 'restructure-offered' },
  restructureDetails: { scenario: 'restructure-offered' },
  restructureConfirmation: { scenario: 'restructure-offered' },
  restructureReview: { scenario: 'restructure-offered' },
  rolloverDescribe: { scenario: 'rollover-offered' },
  rolloverDetails: { scenario: 'rollover-offered' },
  operationSuccess: { scenario: 'restructured' },
  modifyBankCard: { scenario: 'loan-65' },
  accountDelete: { scenario: 'deletion-blocked' },
  accountDeleted: { scenario: 'deletable' },
  coupons: { scenario: 'coupons-of-every-kind' },
  records: { scenario: 'two-loans' },
  agreementList: { scenario: 'restructured' },
  article: { scenario: 'approved', query: () => ({ questionId: 'late' }) },
  ticketList: { scenario: 'ticket-open' },
  ticketForm: { scenario: 'loan-70' },
  ticketDetail: { scenario: 'ticket-open', query: (_, ticketId) => ({ ticketId }) },
};

export function scenarioFor(page: PageId): string {
  return settings[page]?.scenario ?? 'approved';
}

export function locationFor(
  page: PageId,
  { loanOrderIds: [loanOrderId = ''], ticketIds: [ticketId = ''] }: Borrower,
): Location {
  return { page, query: settings[page]?.query?.(loanOrderId, ticketId) ?? {} };
}

export function addressOf(location: Location, t: Texts): { href: string; title: string } {
  return { href: hrefOf(location), title: t(`title:${titleKeyOf(location)}`) };
}
