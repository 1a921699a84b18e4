import { type PageId, type Place, pageRow } from '#domain/pages.ts';
import type { BorrowInput, BorrowOutcome } from '#machines/borrow/borrow.setup.ts';
import type {
  OrderProgressInput,
  OrderProgressOutcome,
} from '#machines/order-progress/order-progress.machine.ts';
import type { RepaymentInput, RepaymentOutcome } from '#machines/repayment/repayment.machine.ts';
import { intentOf, type RootContext } from './root.setup.ts';

const place = (page: PageId, query: Place['query'] = {}): Place => ({ page, query });

/** What comes after borrowing: the review of what was applied for, or where it was left to. */
export function placeAfterBorrow(outcome: BorrowOutcome): Place {
  switch (outcome.type) {
    case 'applied':
      return place('review', { loanOrderId: outcome.loanOrderId });
    case 'opens':
      return outcome.place;
    case 'review':
      return place('review');
    case 'left':
    case 'home':
      return place('home');
  }
}

/** What comes after following an order: where it moved on to, or home. */
export function placeAfterProgress(outcome: OrderProgressOutcome): Place {
  return outcome.type === 'movedOn' ? outcome.place : place('home');
}

/** What comes after repaying: home. */
export function placeAfterRepayment(_outcome: RepaymentOutcome): Place {
  return place('home');
}

/** What the borrow flow starts with. */
export function borrowInput(context: RootContext): BorrowInput {
  return {
    userKey: context.session?.userKey ?? '',
    page: context.requested.page,
    record: context.remembered.borrow,
    intent: intentOf(context, 'applyOrder'),
  };
}

/** What the order progress flow starts with: the loan order named, or the credit order. */
export function progressInput({ requested }: RootContext): OrderProgressInput {
  const { loanOrderId } = requested.query;
  return {
    subject: loanOrderId === undefined ? { type: 'credit' } : { type: 'loan', loanOrderId },
    page: requested.page,
  };
}

/** What the repayment flow starts with; an open intent's loan comes before the one asked for. */
export function repaymentInput(context: RootContext): RepaymentInput {
  const intent = intentOf(context, 'repaymentConfirm');
  const { requested, remembered } = context;
  const asked = requested.query.loanOrderId ?? '';
  const loanOrderId = intent?.baseline.loanOrderId ?? asked;
  const { repayment } = remembered;
  return {
    userKey: context.session?.userKey ?? '',
    loanOrderId,
    page: pageRow(requested.page).flow === 'repayment' ? requested.page : 'repay',
    isOverdue: requested.query.isOverdue,
    record: repayment?.loanOrderId === loanOrderId ? repayment : null,
    intent,
  };
}
