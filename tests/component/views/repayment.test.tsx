import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loanStatus } from '#domain/loan-status.ts';
import { expectSaid, present, press, type Said } from './stage/present.tsx';
import { stageRepayment } from './stage/repayment.tsx';
import {
  detailOf,
  instalment,
  lateInstalment,
  pendingOf,
  settledInstalment,
  threeInstalments,
} from './stage/samples.ts';
import { answer, failing, silent, type Staged } from './stage/staged.tsx';

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

const states: [string, () => Promise<Staged>, Said][] = [
  [
    'nothing loaded yet',
    () => stageRepayment({ queryPendingRepayPlan: silent }),
    { title: 'Repay your loan', hides: ['₱'] },
  ],
  [
    'failed',
    () => stageRepayment({ queryPendingRepayPlan: failing() }),
    { title: 'Repay your loan', says: ['What is due did not load', 'Try again'] },
  ],
  [
    'one instalment',
    () => stageRepayment(),
    {
      title: 'Repay your loan',
      says: ['₱5,300.00', '30 days left', 'Due Dec 20, 2026', 'Online, from •••• 4321'],
      hides: ['still to pay in all'],
    },
  ],
  [
    'three instalments: only the next is due next',
    () => stageRepayment(inThree),
    {
      title: 'Repay your loan',
      says: ['Due next ₱3,540.00', '₱10,080.00 still to pay in all', 'Pay ₱3,540.00'],
    },
  ],
  [
    'overdue: the fee, the cost so far, and whom to talk to',
    () => stageRepayment(late),
    {
      title: 'Your payment is overdue',
      says: ['₱5,344.00', '5 days overdue', 'fee so far: ₱44.00', '₱604.00 so far, 12.08%'],
    },
  ],
  [
    'due today, partly paid',
    () =>
      stageRepayment({
        queryPendingRepayPlan: answer(
          pendingOf([instalment({ dueDate: '2026-11-20', paidAmount: 1_300 })]),
        ),
      }),
    { title: 'Repay your loan', says: ['Due today', '-₱1,300.00', 'Pay ₱4,000.00'] },
  ],
  [
    'sending',
    () => stageRepayment({}, pay),
    { title: 'Sending your payment', says: ['sent once'] },
  ],
  [
    'refused',
    () => stageRepayment({ submitMoney: refused }, pay),
    { title: 'Repay your loan', says: ['The payment was not taken.', 'Not enough money.'] },
  ],
  [
    'not taken',
    () => stageRepayment({ submitMoney: failing(), ...notTaken }, [...pay, 90_000]),
    { title: 'Repay your loan', says: ['nothing was taken. You can pay again.'] },
  ],
  [
    'overdue money',
    () => stageRepayment({ submitMoney: failing(), reconcileMoney: failing() }, [...pay, 90_000]),
    { title: 'Waiting for the answer', says: ['longer than it should', 'Customer service'] },
  ],
  [
    'the plan',
    () => stageRepayment(inThree, [{ type: 'plan.opened' }]),
    { title: 'Repayment plan', says: ['₱10,080.00', 'Jan 19, 2027', 'Payment 3'] },
  ],
  [
    'the detail failed',
    () => stageRepayment({ queryRepayOrderDetail: failing() }, [{ type: 'detail.opened' }]),
    { title: 'Repayment detail', says: ['The detail did not load', 'Try again'] },
  ],
  [
    'paid, with more to come',
    () =>
      stageRepayment(
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
      stageRepayment(
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
  it.each(states)('says what holds: %s', async (_, stage, said) => {
    await present(await stage());
    expectSaid(said);
  });

  it.each([
    ['due', () => stageRepayment(late), 'Overdue na ang bayad ninyo', '5 araw nang overdue'],
    [
      'plan',
      () => stageRepayment(inThree, [{ type: 'plan.opened' }]),
      'Plano ng pagbabayad',
      'Dis 20, 2026',
    ],
    [
      'detail',
      () => stageRepayment({}, [{ type: 'detail.opened' }]),
      'Detalye ng bayad',
      'Nabayarang service fee',
    ],
  ] as const)('speaks Filipino: %s', async (_, stage, title, words) => {
    await present(await stage(), 'fil');
    expectSaid({ title, says: [words] });
  });

  it('pays what was chosen, and says what that is', async () => {
    const staged = await stageRepayment(inThree);
    const hands = await present(staged);
    await hands.click(screen.getByRole('radio', { name: /The next 2 payments.*₱6,900\.00/ }));
    await hands.click(press('Pay ₱6,900.00'));
    expect(staged.sent).toEqual([
      { type: 'instalments.chosen', count: 2 },
      { type: 'payment.confirmed' },
    ]);
    await screen.findByRole('heading', { level: 1, name: 'Sending your payment' });
    expectSaid({ title: 'Sending your payment', says: ['₱6,900.00'], hides: ['Back'] });
  });

  it('opens plan and detail, and leads to a person when late', async () => {
    const staged = await stageRepayment(late);
    const hands = await present(staged);
    await hands.click(press('Customer service'));
    await hands.click(press('Back'));
    await hands.click(press('Repayment plan'));
    expect(staged.asked).toEqual([
      { type: 'location.requested', location: { page: 'customerCenter', query: {} } },
      { type: 'nav.back' },
    ]);
    expect(staged.sent).toEqual([{ type: 'plan.opened' }]);
  });
});
