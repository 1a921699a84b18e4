import { describe, it } from 'vitest';
import { creditStatus } from '#domain/credit/credit-order.ts';
import type { LoanOrder, LoanStatus } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { previewProgress } from './preview/order-progress.tsx';
import { expectTexts, present } from './preview/present.tsx';
import { credit, loan, timed } from './preview/samples.ts';
import { answer } from './preview/previewed.tsx';

const ofLoan = (status: LoanStatus, changes: Partial<LoanOrder> = {}) =>
  timed({ type: 'loan' as const, order: loan(status, changes) });
const { lending, repaying } = loanStatus;

describe('following an order', () => {
  it('subtracts an earlier overpayment from the payments after a payout', async () => {
    const details = [{ type: 'details.opened' }] as const;
    await present(await previewProgress(ofLoan(lending, { fromCredit: 100 }), details));
    expectTexts({
      title: 'Payout details',
      says: [
        'First instalmentAfter ₱100.00 that you paid too much before₱2,700.00',
        'To repay in allAfter ₱100.00 that you paid too much before₱5,355.00',
      ],
    });
  });

  it('shows a payout that arrived on the open page, with its first payment', async () => {
    let looks = 0;
    const querySubject = () => {
      looks += 1;
      return answer(ofLoan(looks === 1 ? lending : repaying))();
    };
    await present(await previewProgress(ofLoan(lending), [5_000], { querySubject }));
    expectTexts({
      title: 'Your money is here',
      says: ['First due date₱2,800.00 to pay', 'Dec 20, 2026', 'See my loan'],
      hides: ['on its way', 'Customer service'],
    });
  });

  it('shows what helps after a rejection', async () => {
    const report = timed({ type: 'credit' as const, order: credit(creditStatus.rejected) });
    await present(await previewProgress(report, [{ type: 'details.opened' }]));
    expectTexts({ title: 'What helps next time', says: ['Check your ID', 'in daylight'] });
  });
});
