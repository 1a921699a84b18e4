import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loanStatus } from '#domain/loan-status.ts';
import { expectSaid, present, press, type Said } from './preview/present.tsx';
import { previewRepayment } from './preview/repayment.tsx';
import {
  detailOf,
  instalment,
  lateInstalment,
  pendingOf,
  settledInstalment,
  threeInstalments,
} from './preview/samples.ts';
import { answer, failing, silent, type Previewed } from './preview/previewed.tsx';

const pay = [{ type: 'payment.confirmed' }] as const;
const inThree = { queryPendingRepayPlan: answer(pendingOf(threeInstalments)) };
const late = { queryPendingRepayPlan: answer(pendingOf([lateInstalment], 5)) };
const accepted = {
  submitMoney: answer({
    outcome: 'ok',
    receipt: { kind: 'repaymentConfirm', loanOrderId: 'L-70' },
  } as const),
};
const refused = answer({
  outcome: 'refused',
  failure: { kind: 'business', code: 1, message: 'Not enough money.' },
} as const);
const notTaken = { reconcileMoney: answer({ outcome: 'notTaken' } as const) };

const states: [string, () => Promise<Previewed>, Said][] = [
  [
    'nothing loaded yet',
    () => previewRepayment({ queryPendingRepayPlan: silent }),
    { title: 'Repay your loan', hides: ['₱'] },
  ],
  [
    'failed',
    () => previewRepayment({ queryPendingRepayPlan: failing() }),
    { title: 'Repay your loan', says: ['What is due did not load', 'Try again'] },
  ],
  [
    'one instalment',
    () => previewRepayment(),
    {
      title: 'Repay your loan',
      says: ['₱5,300.00', '30 days left', 'Due Dec 20, 2026', 'Online, from •••• 4321'],
      hides: ['still to pay in all'],
    },
  ],
  [
    'three instalments: only the next is due next',
    () => previewRepayment(inThree),
    {
      title: 'Repay your loan',
      says: ['Due next ₱3,540.00', '₱10,080.00 still to pay in all', 'Pay ₱3,540.00'],
    },
  ],
  [
    'overdue: the fee, the cost so far, and whom to talk to',
    () => previewRepayment(late),
    {
      title: 'Your payment is overdue',
      says: ['₱5,344.00', '5 days overdue', 'fee so far: ₱44.00', '₱604.00 so far, 12.08%'],
    },
  ],
  [
    'due today, partly paid',
    () =>
      previewRepayment({
        queryPendingRepayPlan: answer(
          pendingOf([instalment({ dueDate: '2026-11-20', paidAmount: 1_300 })]),
        ),
      }),
    { title: 'Repay your loan', says: ['Due today', '-₱1,300.00', 'Pay ₱4,000.00'] },
  ],
  [
    'sending',
    () => previewRepayment({}, pay),
    { title: 'Sending your payment', says: ['sent once'] },
  ],
  [
    'refused',
    () => previewRepayment({ submitMoney: refused }, pay),
    { title: 'Repay your loan', says: ['The payment was not taken.', 'Not enough money.'] },
  ],
  [
    'not taken',
    () => previewRepayment({ submitMoney: failing(), ...notTaken }, [...pay, 90_000]),
    { title: 'Repay your loan', says: ['nothing was taken. You can pay again.'] },
  ],
  [
    'overdue money',
    () => previewRepayment({ submitMoney: failing(), reconcileMoney: failing() }, [...pay, 90_000]),
    { title: 'Waiting for the answer', says: ['longer than it should', 'Customer service'] },
  ],
  [
    'the plan',
    () => previewRepayment(inThree, [{ type: 'plan.opened' }]),
    { title: 'Repayment plan', says: ['₱10,080.00', 'Jan 19, 2027', 'Payment 3'] },
  ],
  [
    'the detail failed',
    () => previewRepayment({ queryRepayOrderDetail: failing() }, [{ type: 'detail.opened' }]),
    { title: 'Repayment detail', says: ['The detail did not load', 'Try again'] },
  ],
  [
    'paid, with more to come',
    () =>
      previewRepayment(
        {
          ...accepted,
          queryRepayOrderDetail: answer(
            detailOf([settledInstalment, instalment({ period: 2, dueDate: '2027-01-19' })]),
          ),
        },
        pay,
      ),
    { title: 'Payment received', says: ['Next: ₱5,300.00 by Jan 19, 2027.', '-₱5,300.00'] },
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
    { title: 'Payment received', says: ['This loan is settled', 'Paid Nov 20, 2026', '₱0.00'] },
  ],
];

describe('repaying', () => {
  it.each(states)('says what holds: %s', async (_, preview, said) => {
    await present(await preview());
    expectSaid(said);
  });

  it.each([
    ['due', () => previewRepayment(late), 'Overdue na ang bayad ninyo', '5 araw nang overdue'],
    [
      'plan',
      () => previewRepayment(inThree, [{ type: 'plan.opened' }]),
      'Plano ng pagbabayad',
      'Dis 20, 2026',
    ],
    [
      'detail',
      () => previewRepayment({}, [{ type: 'detail.opened' }]),
      'Detalye ng bayad',
      'Nabayarang service fee',
    ],
  ] as const)('speaks Filipino: %s', async (_, preview, title, words) => {
    await present(await preview(), 'fil');
    expectSaid({ title, says: [words] });
  });

  it('pays what was chosen, and says what that is', async () => {
    const previewed = await previewRepayment(inThree);
    const hands = await present(previewed);
    await hands.click(screen.getByRole('radio', { name: /The next 2 payments.*₱6,900\.00/ }));
    await hands.click(press('Pay ₱6,900.00'));
    expect(previewed.sent).toEqual([
      { type: 'instalments.chosen', count: 2 },
      { type: 'payment.confirmed' },
    ]);
    await screen.findByRole('heading', { level: 1, name: 'Sending your payment' });
    expectSaid({ title: 'Sending your payment', says: ['₱6,900.00'], hides: ['Back'] });
  });

  it('opens plan and detail, and leads to a person when late', async () => {
    const previewed = await previewRepayment(late);
    const hands = await present(previewed);
    await hands.click(press('Customer service'));
    await hands.click(press('Back'));
    await hands.click(press('Repayment plan'));
    expect(previewed.asked).toEqual([
      { type: 'location.requested', location: { page: 'customerCenter', query: {} } },
      { type: 'nav.back' },
    ]);
    expect(previewed.sent).toEqual([{ type: 'plan.opened' }]);
  });
});
