import { assumedCodes } from '#domain/codes.ts';
import { loansOf } from '../repositories/loans/loans.ts';
import {
  confirmRestructuring,
  confirmRollover,
  endOf,
} from '../repositories/operations/operation-confirmations.ts';
import { offersOn } from '../repositories/operations/operation-offers.ts';
import {
  contractOf,
  deferralView,
  isRestructureOpen,
  restructureView,
} from '../repositories/operations/operation-views.ts';
import { initiateRestructure, initiateRollover } from '../repositories/operations/operations.ts';
import { popupWindows } from '../repositories/credit/popups.ts';
import { Refusal } from '../repositories/refusal.ts';
import { acknowledgeRestructure } from '../repositories/operations/restructures.ts';
import { acknowledgeDeferral } from '../repositories/operations/rollovers.ts';
import { type BorrowerCall, forBorrowers } from './answer.ts';
import { ownLoan } from './loan.ts';
import {
  type DeferralRow,
  deferralsOf,
  type RestructureRow,
  restructuresOf,
} from '../repositories/operations/operation-orders.ts';

const notFound = () => new Refusal(assumedCodes.notFound, 'There is no such order.');

/** @throws Refusal if the order does not exist or is another borrower's */
async function ownDeferral({ work, borrower }: BorrowerCall, id: string): Promise<DeferralRow> {
  const rows = await deferralsOf(work, borrower.userId);
  const row = rows.find(({ deferralOrderId }) => deferralOrderId === id);
  if (!row) throw notFound();
  return row;
}

/** @throws Refusal if the order does not exist or is another borrower's */
async function ownRestructure(
  { work, borrower }: BorrowerCall,
  id: string,
): Promise<RestructureRow> {
  const rows = await restructuresOf(work, borrower.userId);
  const row = rows.find(({ restructureOrderId }) => restructureOrderId === id);
  if (!row) throw notFound();
  return row;
}

const notCompletedYet = () => new Refusal(assumedCodes.invalidData, 'It is not done yet.');

export const operationMethods = [
  forBorrowers('repayDeferralInitiate', async (call, { loanOrderId }) => {
    const loan = await ownLoan(call, loanOrderId);
    const { deferralOrderId } = await initiateRollover(call.work, call.borrower, loan);
    return { deferralOrderId };
  }),

  forBorrowers('repayDeferralDetail', async (call, { deferralOrderId }) => {
    const { work, borrower, language } = call;
    const row = await ownDeferral(call, deferralOrderId);
    const loan = await ownLoan(call, row.loanOrderId);
    const view = await deferralView(work, borrower, loan, row, language);
    if (!view) throw endOf(row);
    return view;
  }),

  forBorrowers('repayDeferralConfirm', async (call, { deferralOrderId, ...confirmation }) => {
    const row = await ownDeferral(call, deferralOrderId);
    const loan = await ownLoan(call, row.loanOrderId);
    const confirmed = await confirmRollover(call.work, call.borrower, loan, row, confirmation);
    return { deferralOrderId, ...confirmed };
  }),

  forBorrowers('repayDeferralCompletionAck', async (call, { deferralOrderId }) => {
    const row = await ownDeferral(call, deferralOrderId);
    if (row.state !== 'completed') throw notCompletedYet();
    await acknowledgeDeferral(call.work, row);
    return {};
  }),

  forBorrowers('repayRestructureInitiate', async (call, { loanOrderId }) => {
    const loan = await ownLoan(call, loanOrderId);
    const { restructureOrderId } = await initiateRestructure(call.work, call.borrower, loan);
    return { restructureOrderId };
  }),

  forBorrowers('repayRestructureDetail', async (call, { restructureOrderId }) => {
    const row = await ownRestructure(call, restructureOrderId);
    const loan = await ownLoan(call, row.loanOrderId);
    const view = await restructureView(call.work, loan, row);
    if (!view) throw endOf(row);
    return view;
  }),

  forBorrowers('repayRestructureContractPreview', async (call, { restructureOrderId }) => {
    const { work, borrower, language } = call;
    const row = await ownRestructure(call, restructureOrderId);
    const loan = await ownLoan(call, row.loanOrderId);
    if (!(await isRestructureOpen(work, loan, row))) throw endOf(row);
    return contractOf(work, borrower, loan, row, language);
  }),

  forBorrowers('repayRestructureConfirm', async (call, { restructureOrderId, ...confirmation }) => {
    const { work, borrower } = call;
    const row = await ownRestructure(call, restructureOrderId);
    const loan = await ownLoan(call, row.loanOrderId);
    const confirmed = await confirmRestructuring(work, borrower, loan, row, confirmation);
    return { restructureOrderId, ...confirmed };
  }),

  forBorrowers('repayRestructureCompletionAck', async (call, { restructureOrderId }) => {
    const row = await ownRestructure(call, restructureOrderId);
    if (row.state !== 'orderCreated') throw notCompletedYet();
    await acknowledgeRestructure(call.work, row);
    return {};
  }),

  forBorrowers('loanWindowConfig', async ({ work, borrower }) => {
    const loans = await loansOf(work, borrower.userId);
    const offers = await Promise.all(loans.map(async (loan) => offersOn(work, loan)));
    return {
      ...(await popupWindows(work, borrower)),
      rollover: offers.some(({ rollover }) => rollover.available),
      restructure: offers.some((one) => one.restructure.available),
    };
  }),
] as const;
