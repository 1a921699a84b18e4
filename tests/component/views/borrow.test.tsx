import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { instalmentTotals } from '#domain/payments/repayment-plan.ts';
import type { BorrowPorts } from '#machines/borrow/ports.ts';
import { previewBorrow, toConfirm, toQuota } from './preview/borrow.tsx';
import { paidNote } from '#machines/samples/checkstand.ts';
import { comingInFull } from '#machines/samples/records.ts';
import { expectTexts, present, press, type ExpectedTexts } from './preview/present.tsx';
import { coupon, loan, quota, timed } from './preview/samples.ts';
import { answer, failing, type Previewed } from './preview/previewed.tsx';

const noCoupons = { available: [], unavailable: [] };
const limit = (changes: object): Partial<BorrowPorts> => ({
  loadLimit: answer(timed({ quota, applications: [], coupons: noCoupons, ...changes })),
});
const notUsable = { kind: 'business', code: assumedCodes.creditNotUsable, message: '' } as const;

const states: [string, () => Promise<Previewed>, ExpectedTexts][] = [
  [
    'limit with a loan that is paid but not posted',
    () =>
      previewBorrow(
        [],
        limit({ applications: [{ ...loan(loanStatus.overdue), ...comingInFull }] }),
      ),
    { title: 'Your limit', says: ['Paid, on its way'], hides: ['Overdue'] },
  ],
  [
    'limit that an overdue loan closes, with a noted payment',
    () => {
      const order = loan(loanStatus.overdue);
      const { loanOrderId, appliedAt: notedAt } = order;
      const amount = instalmentTotals(order.repaymentPlan.installments).remaining;
      return previewBorrow(
        [],
        limit({
          quota: { ...quota, closed: { reason: 'overdue', loanOrderId, amount } },
          applications: [{ ...order, noted: [paidNote({ amount, notedAt })] }],
        }),
      );
    },
    {
      title: 'Your limit',
      says: ['Your payment is on its way', 'as paid. It is not posted yet'],
      hides: ['first', 'Repay'],
    },
  ],
  [
    'limit with a loan whose restructure is in progress',
    () =>
      previewBorrow(
        [],
        limit({ applications: [{ ...loan(loanStatus.overdue), restructuring: true }] }),
      ),
    { title: 'Your limit', says: ['Restructure being processed'], hides: ['Overdue'] },
  ],
  [
    'no limit yet',
    () => previewBorrow([], { loadLimit: failing(notUsable) }),
    { title: 'Your limit', says: ['Your limit cannot be used right now.', 'Go home'] },
  ],
];

describe('borrowing', () => {
  it.each(states)('shows the right title and texts: %s', async (_, preview, expected) => {
    await present(await preview());
    expectTexts(expected);
  });

  it('shows the instalments of every term in Filipino', async () => {
    await present(await previewBorrow(toQuota), 'fil');
    expectTexts({
      title: 'Magkano ang kailangan ninyo?',
      says: [
        '2 hulog, ₱2,800.00 ang una',
        '3 hulog, ₱1,966.00 ang una',
        '4 hulog, ₱1,550.00 ang una',
      ],
    });
  });

  it('explains that prices exclude a coupon, and shows no explanation while the amount changes', async () => {
    const coupons = { available: [coupon('a')], unavailable: [] };
    const moves = [...toQuota, { type: 'coupon.toggled', couponId: 'a' }, 400] as const;
    await present(await previewBorrow(moves, limit({ coupons })));
    expectTexts({
      title: 'How much do you need?',
      says: ['Prices before coupons.', 'Cost: ₱830.00'],
    });
    cleanup();
    const changed = [...moves, { type: 'amount.changed', text: '7500' }] as const;
    await present(await previewBorrow(changed, limit({ coupons })));
    expectTexts({ title: 'How much do you need?', hides: ['Cost: ', 'Prices before coupons.'] });
  });

  it('requires a read and ticked agreement', async () => {
    const previewed = await previewBorrow(toConfirm);
    const hands = await present(previewed);
    const tick = screen.getByRole('checkbox', {
      name: 'I have read and agree to the loan agreement',
    });
    await hands.click(press('Apply for ₱5,000.00'));
    expect(tick).toHaveAccessibleDescription('Please agree the terms of the loan agreement');
    await hands.click(tick);
    expect(tick).toHaveAccessibleDescription(/read the loan agreement first/);
    expect(tick).not.toBeChecked();
    await hands.click(press('loan agreement'));
    expectTexts({ title: 'Loan agreement', says: ['You may pay early at any time.'] });
    expect(previewed.sent).toEqual([
      { type: 'loan.confirmed' },
      { type: 'agreement.ticked', ticked: true },
      { type: 'agreement.opened' },
    ]);
  });
});
