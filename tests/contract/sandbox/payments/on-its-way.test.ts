import { describe, expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { requestedAmounts } from '#domain/payments/on-its-way.ts';
import { amountOfFirst, repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import { borrowerSteps } from '../borrower-steps.ts';
import { sandboxOfFile } from '../sandbox-server.ts';
import type { MadeBorrower } from '../wire-client.ts';

const { control, sandbox, wire } = await sandboxOfFile();
const steps = borrowerSteps({ wire, control });

const loanOf = ({ loanOrderIds: [loanOrderId] }: MadeBorrower) => ({ loanOrderId });

const pending = async (borrower: MadeBorrower) => ({
  ...(await steps.pending(borrower)),
  receivedAt: sandbox.now(),
});

const home = async (borrower: MadeBorrower) => wire.call('getHomepageData', {}, borrower);

describe('the remaining debt once money on its way is posted', () => {
  it('is zero after a full payment in time: no reversed fee is due', async () => {
    const borrower = await control.borrower('paid-not-posted');
    const reply = await pending(borrower);
    expect(reply).toMatchObject({ totalDue: 5_464, oncePosted: [] });
    const { loans, quota } = await home(borrower);
    expect(loans[0]).toMatchObject({ status: 75, oncePosted: [] });
    expect(loans[0]?.onItsWay).toEqual(reply.onItsWay);
    expect(quota?.closed).toMatchObject({ reason: 'overdue', amount: 0, waitsFor: 'posting' });
  });

  it.each([
    ['a part', 1_000, false],
    ['all', null, true],
  ])(
    'includes the unpaid half of the service fee unless that money pays all: %s was paid',
    async (_, amount, isAll) => {
      const borrower = await control.borrower('service-fee-due');
      const { settlement } = await pending(borrower);
      await steps.payAtCounter(borrower, amount ?? settlement?.amount ?? 0, '1d');
      const { oncePosted = [] } = await pending(borrower);
      const { unpaidServiceFee } = await wire.call(
        'queryRepayOrderDetail',
        loanOf(borrower),
        borrower,
      );
      const fee = oncePosted.reduce((sum, { serviceFee = 0 }) => sum + serviceFee, 0);
      expect([unpaidServiceFee > 0, fee]).toEqual([true, isAll ? 0 : unpaidServiceFee]);
    },
  );

  it('equals the loan account after the posting, for unpaid and for all instalments', async () => {
    const borrower = await control.borrower('loan-75');
    await steps.payAtCounter(borrower, 1_000, '1d');
    const { oncePosted } = await pending(borrower);
    const { plansOncePosted } = await steps.detail(borrower);
    expect(oncePosted?.[0]?.paidAmount).toBe(1_000);
    await control.advance(borrower, '1d');
    const { installments, onItsWay, postedNumbers } = await pending(borrower);
    const posted = await steps.detail(borrower);
    const paid = (plan: typeof installments = []) => plan.map(({ paidAmount }) => paidAmount);
    expect(paid(installments)).toEqual(paid(oncePosted));
    expect(paid(posted.repayPlans)).toEqual(paid(plansOncePosted));
    expect([onItsWay, posted.plansOncePosted]).toEqual([undefined, undefined]);
    expect(postedNumbers).toHaveLength(1);
  });
});

describe('an online payment', () => {
  it('requests only what the money on its way leaves, so that nothing is paid twice', async () => {
    const borrower = await control.borrower('loan-70');
    await steps.payAtCounter(borrower, 1_000, '1d');
    const due = await pending(borrower);
    const requested = requestedAmounts(due);
    const all = due.installments.length;
    const rest = (due.settlement?.amount ?? 0) - 1_000;
    expect(amountOfFirst(requested, all)).toBe(rest);
    const request = repaymentRequestOf(due, all, requested);
    if (!request.ok) throw new Error(request.reason);
    const { paidAmount } = await wire.call('repaymentConfirm', request.value, borrower);
    expect(paidAmount).toBe(rest);
    await control.advance(borrower, '1d');
    const { status, creditCentavos } = await wire.call(
      'queryRepayOrderDetail',
      loanOf(borrower),
      borrower,
    );
    expect([status, creditCentavos ?? 0]).toEqual([80, 0]);
  });

  it('is reduced only by the borrower’s noted payments', async () => {
    const borrower = await control.borrower('loan-70');
    const due = await pending(borrower);
    const request = repaymentRequestOf(due, 1, { installments: due.installments, deducted: 300 });
    if (!request.ok) throw new Error(request.reason);
    const unexplained = { ...request.value, noted: undefined };
    expect(await wire.code('repaymentConfirm', unexplained, borrower)).toBe(
      assumedCodes.amountChanged,
    );
    const { paidAmount } = await wire.call('repaymentConfirm', request.value, borrower);
    expect(paidAmount).toBe(amountOfFirst(due, 1) - 300);
  });
});
