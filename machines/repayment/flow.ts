import { pageRow } from '#domain/pages.ts';
import { RepaymentRecord } from '#domain/records.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import { selectRepaymentLocation, selectRepaymentRecord } from './location.ts';
import type { repaymentMachine } from './repayment.machine.ts';

export const repaymentFlow = defineFlow<typeof repaymentMachine>()({
  id: 'repayment',
  description: 'What is due, and paying it.',
  meta: { label: 'Repaying' },
  /** An open intent's loan comes before the one asked for. */
  input({ session: { userKey }, requested: { page, query }, record, intent }) {
    const loanOrderId =
      intent?.baseline.kind === 'repaymentConfirm'
        ? intent.baseline.loanOrderId
        : (query.loanOrderId ?? '');
    return {
      userKey,
      loanOrderId,
      page: pageRow(page).flow === 'repayment' ? page : 'repay',
      isOverdue: query.isOverdue,
      record: record?.loanOrderId === loanOrderId ? record : null,
      intent,
    };
  },
  after: () => ({ page: 'home', query: {} }),
  location: selectRepaymentLocation,
  record: { schema: RepaymentRecord, select: selectRepaymentRecord },
  money: ['repaymentConfirm'],
});
