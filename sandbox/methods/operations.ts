import { popupWindows } from '../repositories/credit/popups.ts';
import { type Loan, loansOf } from '../repositories/loans/loans.ts';
import { confirm } from '../repositories/operations/operation-confirmations.ts';
import { acknowledgeOperation } from '../repositories/operations/operation-life.ts';
import { offersOn } from '../repositories/operations/operation-offers.ts';
import {
  type OperationRow,
  ordersOf,
  restructuresIn,
  rolloversIn,
} from '../repositories/operations/operation-orders.ts';
import {
  contractPreview,
  deferralView,
  restructureView,
} from '../repositories/operations/operation-views.ts';
import { initiate } from '../repositories/operations/operations.ts';
import { refusalNamed } from '../repositories/refusal.ts';
import { type BorrowerCall, forBorrowers } from './answer.ts';
import { ownLoan } from './loan.ts';

/** @throws Refusal if the order does not exist, is another borrower's or of another kind */
async function ownOrder<Row extends OperationRow>(
  call: BorrowerCall,
  ofKind: (rows: readonly OperationRow[]) => readonly Row[],
  id: string,
): Promise<{ row: Row; loan: Loan }> {
  const rows = ofKind(await ordersOf(call.work, call.borrower.userId));
  const row = rows.find(({ orderId }) => orderId === id);
  if (!row) throw refusalNamed('notFound');
  return { row, loan: await ownLoan(call, row.loanOrderId) };
}

async function acknowledge({ work }: BorrowerCall, row: OperationRow) {
  if (row.state !== 'completed') {
    throw refusalNamed('invalidData');
  }
  await acknowledgeOperation(work, row);
  return {};
}

export const operationMethods = [
  forBorrowers('repayDeferralInitiate', async (call, { loanOrderId }) => {
    const loan = await ownLoan(call, loanOrderId);
    const { orderId } = await initiate(call.work, loan, 'rollover');
    return { deferralOrderId: orderId };
  }),

  forBorrowers('repayDeferralDetail', async (call, { deferralOrderId }) => {
    const { row, loan } = await ownOrder(call, rolloversIn, deferralOrderId);
    return deferralView(call.work, loan, row, call.language);
  }),

  forBorrowers('repayDeferralConfirm', async (call, { deferralOrderId, ...confirmation }) => {
    const { row, loan } = await ownOrder(call, rolloversIn, deferralOrderId);
    const confirmed = await confirm(call.work, loan, row, confirmation);
    return { deferralOrderId, ...confirmed };
  }),

  forBorrowers('repayDeferralCompletionAck', async (call, { deferralOrderId }) => {
    const { row } = await ownOrder(call, rolloversIn, deferralOrderId);
    return acknowledge(call, row);
  }),

  forBorrowers('repayRestructureInitiate', async (call, { loanOrderId }) => {
    const loan = await ownLoan(call, loanOrderId);
    const { orderId } = await initiate(call.work, loan, 'restructure');
    return { restructureOrderId: orderId };
  }),

  forBorrowers('repayRestructureDetail', async (call, { restructureOrderId }) => {
    const { row, loan } = await ownOrder(call, restructuresIn, restructureOrderId);
    return restructureView(call.work, loan, row);
  }),

  forBorrowers('repayRestructureContractPreview', async (call, { restructureOrderId }) => {
    const { row, loan } = await ownOrder(call, restructuresIn, restructureOrderId);
    return contractPreview(call.work, loan, row, call.language);
  }),

  forBorrowers('repayRestructureConfirm', async (call, { restructureOrderId, ...confirmation }) => {
    const { row, loan } = await ownOrder(call, restructuresIn, restructureOrderId);
    const confirmed = await confirm(call.work, loan, row, confirmation);
    return { restructureOrderId, ...confirmed };
  }),

  forBorrowers('repayRestructureCompletionAck', async (call, { restructureOrderId }) => {
    const { row } = await ownOrder(call, restructuresIn, restructureOrderId);
    return acknowledge(call, row);
  }),

  forBorrowers('loanWindowConfig', async ({ work, borrower }) => {
    const loans = await loansOf(work, borrower.userId);
    const offers = await Promise.all(loans.map(async (loan) => offersOn(work, loan)));
    return {
      ...(await popupWindows(work)),
      rollover: offers.some(({ rollover }) => rollover.available),
      restructure: offers.some((one) => one.restructure.available),
    };
  }),
] as const;
