import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ClosedBorrowing } from '#domain/loans/closed-borrowing.ts';
import { assumedCodes } from '#domain/codes.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { instalmentTotals } from '#domain/payments/repayment-plan.ts';
import type { BorrowPorts } from '#machines/borrow/ports.ts';
import { previewBorrow, toApplied, toConfirm, toQuota, toTicked } from './preview/borrow.tsx';
import { paidNote } from '#machines/samples/checkstand.ts';
import { comingInFull } from '#machines/samples/records.ts';
import { expectTexts, present, press, type ExpectedTexts } from './preview/present.tsx';
import {
  coupon,
  credit,
  loan,
  offerFor,
  offerOverCaps,
  quota,
  timed,
  usedUp,
} from './preview/samples.ts';
import { answer, failing, type Previewed } from './preview/previewed.tsx';

const noCoupons = { available: [], unavailable: [] };
const limit = (changes: object): Partial<BorrowPorts> => ({
  loadLimit: answer(timed({ quota, applications: [], coupons: noCoupons, ...changes })),
});
const toThreeParts = [
  ...toQuota,
  { type: 'amount.changed', text: '9000' },
  { type: 'term.chosen', term: 91 },
  400,
  { type: 'choice.confirmed' },
] as const;
const notTaken = { reconcileMoney: answer({ outcome: 'notTaken' } as const) };

/** A closed limit offers no amount that the lender would refuse. */
const nothingToChoose = ['Available to borrow', 'Choose an amount'];
const notUsable = { kind: 'business', code: assumedCodes.creditNotUsable, message: '' } as const;

/** Every reason why nothing can be borrowed, and its text on the limit page. */
const closings: [closed: ClosedBorrowing, says: [string, ...string[]]][] = [
  [
    { reason: 'overdue', loanOrderId: 'L-75', amount: 5_344 },
    ['Pay ₱5,344.00 first', 'Repay ₱5,344.00'],
  ],
  [
    { reason: 'underWay', loanOrderId: 'L-15', status: 15 },
    ['Your loan is being prepared', 'Customer service'],
  ],
  [
    { reason: 'underWay', loanOrderId: 'L-20', status: 20 },
    ['Your loan is under approval', 'See where it is'],
  ],
  [
    { reason: 'underWay', loanOrderId: 'L-40', status: 40 },
    ['Your money is on its way', 'See where it is'],
  ],
  [
    { reason: 'underWay', loanOrderId: 'L-65', status: 65 },
    ['The payout failed', 'Update my payout account'],
  ],
  [
    { reason: 'rejected', loanOrderId: 'L-30', applyAgainOn: '2026-12-06' },
    ['You can apply again on Dec 6, 2026 at the earliest.', 'See what helps'],
  ],
  [{ reason: 'expired' }, ['Your limit has expired', 'Renew my limit']],
  [{ reason: 'filesLapsed' }, ['We need a new selfie', 'Take the selfie again']],
  [{ reason: 'usedUp', loanOrderId: 'L-70' }, ['Your limit is used up', 'Repay a loan']],
  [{ reason: 'usedUp', loanOrderId: null }, ['Your limit is used up', 'Customer service']],
];

const states: [string, () => Promise<Previewed>, ExpectedTexts][] = [
  [
    'limit failed',
    () => previewBorrow([], { loadLimit: failing({ kind: 'timeout' }) }),
    { title: 'Your limit', says: ['Your limit did not load', 'Try again'] },
  ],
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
    'limit with applications',
    () => previewBorrow([], limit({ applications: [loan(loanStatus.reviewing)] })),
    { title: 'Your limit', says: ['Available to borrow', '₱10,000.00', 'Under approval'] },
  ],
  [
    'limit used up',
    () => previewBorrow([], limit({ quota: usedUp })),
    {
      title: 'Your limit',
      says: ['Your limit is used up', 'It comes back as you repay.', 'No other applications.'],
      hides: nothingToChoose,
    },
  ],
  [
    'limit with a remaining part',
    () =>
      previewBorrow([], limit({ quota: { ...quota, usedCredit: 5_667, availableLimit: 4_333 } })),
    {
      title: 'Your limit',
      says: ['₱4,000.00 Available to borrow', 'Available limit₱4,333.00', 'Choose an amount'],
    },
  ],
  ...closings.map(([closed, says]): [string, () => Promise<Previewed>, ExpectedTexts] => [
    `limit closed: ${says[0]}`,
    () => previewBorrow([], limit({ quota: { ...quota, closed } }), { page: 'quota' }),
    { title: 'Your limit', says, hides: nothingToChoose },
  ]),
  [
    'no limit yet',
    () => previewBorrow([], { loadLimit: failing(notUsable) }),
    { title: 'Your limit', says: ['Your limit cannot be used right now.', 'Go home'] },
  ],
  [
    'quota priced',
    () => previewBorrow(toQuota),
    {
      title: 'How much do you need?',
      says: [
        'You receive ₱4,625.00.',
        'You repay ₱2,800.00 by Dec 20, 2026, then ₱2,655.00 by Jan 20, 2027: ₱5,455.00 in all.',
      ],
    },
  ],
  [
    'quota priced by a lender of one payment',
    () => previewBorrow(toQuota, limit({ quota: { ...quota, terms: [30] } })),
    {
      title: 'How much do you need?',
      says: ['You receive ₱4,740.00.', 'You repay ₱5,300.00 by Dec 20, 2026.', '1 instalment of'],
    },
  ],
  [
    'quota off the grid',
    () => previewBorrow([...toQuota, { type: 'amount.changed', text: '5250' }, 400]),
    {
      title: 'How much do you need?',
      says: ['Choose an amount in steps of ₱500.00.'],
      hides: ['₱4,625.00'],
    },
  ],
  [
    'quota with a new price in flight',
    () => previewBorrow([...toQuota, { type: 'amount.changed', text: '7500' }]),
    { title: 'How much do you need?', says: ['Working out the price'], hides: ['₱4,625.00'] },
  ],
  [
    'quota without a price',
    () => previewBorrow(toQuota, { priceLoan: failing() }),
    { title: 'How much do you need?', says: ['The price did not load', 'Try again'] },
  ],
  [
    'confirm in three parts',
    () => previewBorrow(toThreeParts),
    {
      title: 'Review your loan',
      says: [
        'You repay ₱3,540.00 by Dec 20, 2026, then ₱3,360.00 by Jan 19, 2027, then ₱3,186.00 by Feb 19, 2027: ₱10,086.00 in all.',
        '3 instalments, Dec 20, 2026 to Feb 19, 2027',
        '1st instalment',
        '3rd instalment',
        '11.73%',
      ],
    },
  ],
  [
    'confirm without an agreement',
    () => previewBorrow(toConfirm, { previewAgreement: failing() }),
    { title: 'Review your loan', says: ['The agreement did not load', 'Try again'] },
  ],
  [
    'confirm over the caps',
    () =>
      previewBorrow(toConfirm, { priceLoan: (choice) => Promise.resolve(offerOverCaps(choice)) }),
    { title: 'Review your loan', says: ['above what the SEC allows (effective rate)'] },
  ],
  [
    'the credit expired meanwhile',
    () =>
      previewBorrow(toApplied, {
        queryCreditOrder: answer(credit(17, { fileUpload: { state: 2 } })),
      }),
    { title: 'Review your loan', says: ['Renew it in the Hiram app'] },
  ],
  [
    'the application not taken',
    () => previewBorrow([...toApplied, 90_000], { submitMoney: failing(), ...notTaken }),
    { title: 'Review your loan', says: ['nothing was borrowed. You can apply again.'] },
  ],
  [
    'sending',
    () => previewBorrow(toApplied),
    { title: 'Sending your application', says: ['sent once'], hides: ['Customer service'] },
  ],
  [
    'reconciling',
    () => previewBorrow(toApplied, { submitMoney: failing() }),
    { title: 'Checking what happened', says: ['never sent twice', 'Customer service'] },
  ],
  [
    'overdue',
    () =>
      previewBorrow([...toApplied, 90_000], { submitMoney: failing(), reconcileMoney: failing() }),
    {
      title: 'Still waiting for the answer',
      says: ['This takes longer than it should.', 'Check now', 'Go home'],
    },
  ],
  [
    'the agreement',
    () => previewBorrow([...toConfirm, { type: 'agreement.opened' }]),
    { title: 'Loan agreement', says: ['You may pay early at any time.'] },
  ],
];

/** Returns the figures of a receipt by label. */
function rowsOf(receipt: HTMLElement): [string, string][] {
  const figures = within(receipt).getAllByRole('definition');
  return within(receipt)
    .getAllByRole('term')
    .map((label, at) => [label.textContent, figures[at]?.textContent ?? '']);
}

describe('borrowing', () => {
  it.each(states)('shows the right title and texts: %s', async (_, preview, expected) => {
    await present(await preview());
    expectTexts(expected);
  });

  it('chooses amount, term and coupons', async () => {
    const coupons = { available: [coupon('a'), coupon('b', { amount: 400 })], unavailable: [] };
    const previewed = await previewBorrow(toQuota, limit({ coupons }));
    const hands = await present(previewed);
    await hands.click(press('More'));
    await hands.click(screen.getByRole('radio', { name: /91 days/ }));
    await hands.click(press(/₱100\.00/));
    expect(press(/₱400\.00/)).toHaveAccessibleDescription(
      'Available once one instalment has ₱400.00 of interest or more. A larger loan has more.',
    );
    expect(previewed.sent).toEqual([
      { type: 'amount.changed', text: '5500' },
      { type: 'term.chosen', term: 91 },
      { type: 'coupon.toggled', couponId: 'a' },
    ]);
  });

  it('shows the instalments and the cost of every term', async () => {
    await present(await previewBorrow(toQuota));
    const cards = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(cards).toEqual([
      '61 days2 instalments, the first ₱2,800.00Cost: ₱830.00',
      '91 days3 instalments, the first ₱1,966.00Cost: ₱1,083.00',
      '120 days4 instalments, the first ₱1,550.00Cost: ₱1,325.00',
    ]);
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

  it('says until when a reserved coupon could be used again', async () => {
    const reserved = { ...coupon('a'), reason: 'reserved', loanNumber: 'HR1' } as const;
    const coupons = { available: [], unavailable: [reserved] };
    await present(await previewBorrow(toQuota, limit({ coupons })));
    expectTexts({ title: 'How much do you need?', says: ['available again until Dec 31, 2026.'] });
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

  it('names every part of the price like the terms', async () => {
    await present(await previewBorrow(toQuota));
    const bar = screen.getByRole('figure', { name: 'Where the money goes' });
    expect(
      within(bar)
        .getAllByRole('listitem')
        .map((part) => part.textContent),
    ).toEqual([
      'You receive₱4,625.00',
      'Processing fee₱375.00',
      'Interest₱455.00',
      'You repay2 instalments, Dec\u00A020,\u00A02026 to Jan\u00A020,\u00A02027₱5,455.00',
    ]);
  });

  it.each([
    ['5000.00', ['You receive ₱4,625.00.'], []],
    ['5000.5', ['Enter whole pesos only.'], ['₱4,625.00']],
  ])('parses a typed amount: %s', async (text, says, hides) => {
    await present(await previewBorrow([...toQuota, { type: 'amount.changed', text }, 400]));
    expectTexts({ title: 'How much do you need?', says, hides });
  });

  it('discloses sums that add up', async () => {
    await present(await previewBorrow(toConfirm));
    const receipt = screen.getByRole('figure', { name: 'Disclosure statement' });
    expect(rowsOf(receipt)).toEqual([
      ['Loan amount', '₱5,000.00'],
      ['Processing feeKept back, not refundable', '-₱375.00'],
      ['Amount receivedTo BPI\u00A0••••\u00A04321', '₱4,625.00'],
      ['Processing fee', '₱375.00'],
      ['Interest', '₱455.00'],
      ['Finance charge16.60% of the loan amount', '₱830.00'],
      ['Nominal rate a month', '6.00%'],
      ['Effective rate a month', '11.73%'],
      ['Loan amount', '₱5,000.00'],
      ['Interest', '₱455.00'],
      [
        'Total to repay2 instalments, Dec\u00A020,\u00A02026 to Jan\u00A020,\u00A02027',
        '₱5,455.00',
      ],
    ]);
    expectTexts({
      title: 'Review your loan',
      says: [
        'Study the terms and conditions in the disclosure statement before you go on with a loan.',
        'Certificate of Authority No. 0000',
      ],
    });
    // The statement is named once in the text and once in its heading.
    expect(screen.getAllByText(/disclosure statement/i)).toHaveLength(2);
  });

  it('hides no charge: a deduction without a name has its own row', async () => {
    const priceLoan: BorrowPorts['priceLoan'] = (choice) => Promise.resolve(offerOverCaps(choice));
    await present(await previewBorrow(toConfirm, { priceLoan }));
    const rows = rowsOf(screen.getByRole('figure', { name: 'Disclosure statement' }));
    expect(rows).toContainEqual(['Other, kept back', '-₱400.00']);
    expect(rows).toContainEqual(['Other charges', '₱400.00']);
  });

  it('shows before the confirmation how much of an overpayment pays the first instalment', async () => {
    const priceLoan: BorrowPorts['priceLoan'] = (choice) =>
      Promise.resolve({ ...offerFor(choice), fromCredit: 100 });
    await present(await previewBorrow(toConfirm, { priceLoan }));
    expectTexts({
      title: 'Review your loan',
      says: ['You overpaid ₱100.00 before', 'It is used for the first instalment'],
    });
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

  it('applies for the ticked terms', async () => {
    const previewed = await previewBorrow(toTicked);
    const hands = await present(previewed, 'fil');
    await hands.click(press('Mag‑apply ng ₱5,000.00'));
    expect(previewed.sent).toEqual([{ type: 'loan.confirmed' }]);
    await screen.findByRole('heading', { level: 1, name: 'Ipinapadala ang application ninyo' });
    expectTexts({
      title: 'Ipinapadala ang application ninyo',
      says: ['₱4,625.00'],
      hides: ['Bumalik'],
    });
  });

  it('refreshes on request while the outcome is unknown', async () => {
    const previewed = await previewBorrow(toApplied, { submitMoney: failing(), ...notTaken });
    const hands = await present(previewed);
    await hands.click(press('Check now'));
    await hands.click(await screen.findByRole('button', { name: 'Customer service' }));
    expect(previewed.sent).toEqual([{ type: 'check.requested' }]);
    expect(previewed.asked).toEqual([
      { type: 'location.requested', location: { page: 'customerCenter', query: {} } },
    ]);
  });
});
