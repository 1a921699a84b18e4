import { type Location, pageRow, type Query } from '#domain/pages.ts';
import type { RepaymentRecord } from '#domain/loans/records.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import { required } from '#machines/shared/required.ts';
import { readDocument } from './document.ts';
import { overdueIn } from './overdue.ts';
import type { repaymentMachine } from './repayment.machine.ts';
import type { RepaymentContext } from './context.ts';

function overdueQuery(context: RepaymentContext): Query {
  const isOverdue = overdueIn(context);
  return isOverdue === undefined ? {} : { isOverdue };
}

const detailOf = (loanOrderId: string): Location => ({
  page: 'repayDetail',
  query: { loanOrderId },
});

/** Repayment (S2, /repay): due instalments, plan, details, and online payment. */
export const repaymentFlow = defineFlow<typeof repaymentMachine, RepaymentRecord>()({
  id: 'repayment',
  label: 'Repaying',
  description: 'The amount due, and its payment.',
  /** The loan of an open attempt takes precedence over the requested one. */
  input({ session: { userKey }, requested: { page, query }, record, intent }) {
    const loanOrderId = required(intent?.baseline.loanOrderId ?? query.loanOrderId, 'loan');
    return {
      userKey,
      loanOrderId,
      page: pageRow(page).flow === 'repayment' ? page : 'repay',
      isOverdue: query.isOverdue,
      record: record?.loanOrderId === loanOrderId ? record : null,
      intent,
    };
  },
  after(outcome) {
    switch (outcome.type) {
      case 'opens':
        return outcome.location;
      case 'opensOther':
        return detailOf(outcome.loanOrderId);
      case 'left':
        return { page: 'home', query: {} };
    }
  },
  below: (outcome) => (outcome.type === 'opensOther' ? detailOf(outcome.from) : null),
  heading: ({ context }) => context.page,
  query: ({ context }) => ({
    loanOrderId: context.loanOrderId,
    ...overdueQuery(context),
    ...(context.paid && { paid: 't' }),
  }),
  /** The agreement page shows signed documents. */
  agreement: ({ context }) => readDocument(context),
  /** The loan and the last instalment to pay, while an instalment is due. */
  record({ status, context: { count, late, loanOrderId, pending } }): RepaymentRecord | null {
    const last = pending?.installments[count - 1];
    if (status !== 'active' || !last) return null;
    return { version: 1, loanOrderId, checkedPeriod: last.period, late };
  },
});
