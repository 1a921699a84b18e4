import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LoanStory } from '#domain/loans/loan-story.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { NotedDetail } from '#domain/payments/repayment.ts';
import { expectTexts, present, press, type ExpectedTexts } from './preview/present.tsx';
import { pay, previewRepayment } from './preview/repayment.tsx';
import {
  detailOf,
  instalment,
  lateInstalment,
  payment,
  settledInstalment,
} from './preview/samples.ts';
import { answer, type Previewed } from './preview/previewed.tsx';

const accepted = {
  submitMoney: answer({
    outcome: 'ok',
    receipt: {
      kind: 'repaymentConfirm',
      loanOrderId: 'L-70',
      payment: { reference: payment.reference, amount: 5_300 },
    },
  } as const),
};

const states: [string, () => Promise<Previewed>, ExpectedTexts][] = [
  [
    'settled meanwhile, although an amount was due before',
    () =>
      previewRepayment(
        { queryRepayOrderDetail: answer(detailOf([settledInstalment], loanStatus.settled)) },
        [{ type: 'detail.opened' }],
      ),
    { title: 'Repayment detail', says: ['This loan is settled'], hides: ['Repay ₱'] },
  ],
  [
    'settled',
    () =>
      previewRepayment(
        {
          ...accepted,
          queryRepayOrderDetail: answer(detailOf([settledInstalment], loanStatus.settled)),
        },
        pay,
      ),
    {
      title: 'Payment received',
      says: ['This loan is settled', 'Paid Nov 20, 2026', '₱0.00'],
      // This page does not know whether the limit can be used again.
      hides: ['limit'],
    },
  ],
];

describe('the detail of a loan', () => {
  it.each(states)('shows the right title and texts: %s', async (_, preview, expected) => {
    await present(await preview());
    expectTexts(expected);
  });

  it('proves a payment with amount, time, reference and account, and shares it as text', async () => {
    const detail = answer(detailOf([settledInstalment], loanStatus.settled, [payment]));
    const hands = await present(
      await previewRepayment({ ...accepted, queryRepayOrderDetail: detail }, pay),
    );
    expectTexts({
      title: 'Payment received',
      says: ['You paid ₱5,300.00', 'Nov 20, 2026, 9:41 AM', '7F3A92C01B', 'BPI •••• 4321'],
    });
    await hands.click(press('Save or share'));
    expect(await screen.findByText('Copied. Paste it where you want to keep it.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      [
        'Hiram: Proof of payment',
        'You paid ₱5,300.00',
        'Time: Nov 20, 2026, 9:41 AM',
        'Reference: 7F3A92C01B',
        'From: BPI •••• 4321',
        'Loan: 202611200070',
      ].join('\n'),
    );
  });

  it('proves the payment that was just made, not the newest one', async () => {
    const newer = { ...payment, reference: 'ANOTHER0001', amount: 9_000 };
    const detail = answer(detailOf([settledInstalment], loanStatus.repaying, [payment, newer]));
    await present(await previewRepayment({ ...accepted, queryRepayOrderDetail: detail }, pay));
    expectTexts({ title: 'Payment received', says: ['You paid ₱5,300.00'] });
    const proof = screen.getByRole('figure', { name: 'Proof of payment' });
    expect(proof).toHaveTextContent(payment.reference);
    expect(proof).not.toHaveTextContent('ANOTHER0001');
  });
});

describe('R3, R4: the loan’s story on its page', () => {
  const storyWith = (change: Partial<LoanStory> = {}): LoanStory => ({
    borrower: 'Maria Santos',
    beganOn: '2026-10-16',
    amountReceived: 4_740,
    settledOn: null,
    onItsWay: [],
    overdueCharges: [],
    rollovers: [],
    restructuredFrom: null,
    newLoan: null,
    entries: [{ kind: 'loan', on: '2026-10-16', centavos: 500_000, balanceCentavos: 500_000 }],
    documents: [],
    ...change,
  });
  const onPage = async (change: Partial<NotedDetail>, moves: readonly { type: string }[] = []) => {
    const reply = { ...detailOf([instalment()]), ...change };
    const previewed = await previewRepayment({ queryRepayOrderDetail: answer(reply) }, [
      { type: 'detail.opened' },
      ...moves.flatMap(({ type }) =>
        type === 'statement.opened' ? [{ type: 'statement.opened' as const }] : [],
      ),
    ]);
    return { previewed, hands: await present(previewed) };
  };

  const atLast = () => screen.getByRole('figure', { name: 'Loan 202611200070' }).textContent;

  it.each([
    ['rollover', { paysFor: 'rollover' }, 'Rollover on its way'],
    ['restructure', { paysFor: 'restructure' }, 'Restructure on its way'],
    ['restructure', { restructuring: true }, 'Restructure being processed'],
  ] as const)(
    'R3: shows the amount to pay if there is no %s, and no instalment as overdue: %o',
    async (kind, change, chip) => {
      await onPage({ status: loanStatus.overdue, repayPlans: [lateInstalment], ...change });
      expect(atLast()).toContain(`Still to pay if there is no ${kind}₱5,344.00`);
      const instalments = screen.getByRole('list', { name: 'Instalments' });
      expect(instalments).toHaveTextContent(chip);
      expect(instalments).not.toHaveTextContent('Overdue');
    },
  );

  it('R3: explains the replaced rest of a loan that another order took over, and does not call it paid', async () => {
    const newLoan = { loanOrderId: 'L-2', loanNumber: 'HR2' };
    const moved = { on: '2026-11-19', loan: newLoan };
    await onPage({
      status: loanStatus.settled,
      repayPlans: [],
      story: storyWith({
        newLoan,
        entries: [
          { kind: 'letOff', on: moved.on, centavos: -15_500, balanceCentavos: 485_300 },
          { kind: 'movedOn', ...moved, centavos: -485_300, balanceCentavos: 0 },
        ],
      }),
    });
    expectTexts({
      title: 'Repayment detail',
      says: [
        'The balance is a new loan now',
        'Not charged any more-₱155.00',
        'Balance moved to loan HR2-₱4,853.00',
      ],
    });
    expect(screen.queryByText('This loan is settled')).toBeNull();
  });

  it('R4: shares the statement as text, line by line', async () => {
    const { hands } = await onPage({ story: storyWith() }, [{ type: 'statement.opened' }]);
    expectTexts({
      title: 'Statement of account',
      says: ['As of Nov 20, 2026, 9:41 AM', '₱5,000.00'],
    });
    await hands.click(press('Share'));
    expect(await screen.findByText('Copied. Paste it where you want to keep it.')).toBeVisible();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Borrower: Maria Santos');
    expect(text).toContain('Oct 16, 2026 | Loan amount | ₱5,000.00 | Balance ₱5,000.00');
    expect(text).toContain('Still owed: ₱5,000.00');
  });
});
