import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { creditStatus, type CreditOrder } from '#domain/credit-order.ts';
import type { LoanOrder, LoanStatus } from '#domain/loan-order.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { stageProgress } from './stage/order-progress.tsx';
import { expectSaid, present, press, type Said } from './stage/present.tsx';
import { credit, loan, now, timed } from './stage/samples.ts';
import { answer, failing, type Staged } from './stage/staged.tsx';

const hour = 3_600_000;
const details = [{ type: 'details.opened' }] as const;
const ofLoan = (status: LoanStatus, changes: Partial<LoanOrder> = {}) =>
  timed({ type: 'loan' as const, order: loan(status, changes) });
const ofCredit = (status: CreditOrder['status'], changes: Partial<CreditOrder> = {}) =>
  timed({ type: 'credit' as const, order: credit(status, changes) });
const { reviewing, rejected, lending, disbursementFailed, cancelled } = loanStatus;

const states: [string, () => Promise<Staged>, Said][] = [
  ['nothing known yet', () => stageProgress(null), { title: 'Your application' }],
  [
    'nothing known, and no connection',
    () => stageProgress(null, [], { querySubject: failing() }),
    { title: 'Your application', says: ['We could not look it up'], hides: ['See details'] },
  ],
  [
    'a loan under review',
    () => stageProgress(ofLoan(reviewing)),
    { title: 'Under review', says: ['₱5,000.00', 'within 10 minutes', 'Nov 20, 2026, 9:37 AM'] },
  ],
  [
    'a review that takes longer',
    () => stageProgress(ofLoan(reviewing, { statusSince: now - hour })),
    { title: 'Under review', says: ['a little longer than usual'], hides: ['Customer service'] },
  ],
  [
    'a review of more than a day',
    () => stageProgress(ofCredit(creditStatus.reviewing, { statusSince: now - 25 * hour })),
    { title: 'Under review', says: ['more than 24 hours', 'Customer service'] },
  ],
  [
    'the details of a review',
    () => stageProgress(ofLoan(reviewing), details),
    { title: 'Review details', says: ['To BPI •••• 4321', '-₱260.00', '₱4,740.00'] },
  ],
  [
    'a loan turned down',
    () => stageProgress(ofLoan(rejected)),
    { title: 'Not approved', says: ['You can apply again in 14 days, on Dec 4, 2026.'] },
  ],
  [
    'what helps after it',
    () => stageProgress(ofCredit(creditStatus.rejected), details),
    { title: 'What helps next time', says: ['Check your ID', 'in daylight'] },
  ],
  [
    'no guide',
    () => stageProgress(ofLoan(rejected), [], { rejectGuide: failing() }),
    { title: 'Not approved', says: ['did not load', 'Look again'], hides: ['out of date'] },
  ],
  [
    'money on its way',
    () => stageProgress(ofLoan(lending)),
    { title: 'Money on its way', says: ['₱4,740.00', 'to BPI •••• 4321', '10 to 60 minutes'] },
  ],
  [
    'the details of a payout',
    () => stageProgress(ofLoan(lending), details),
    { title: 'Payout details', says: ['To repay', '₱5,300.00', 'Dec 20, 2026'] },
  ],
  [
    'a payout that failed',
    () => stageProgress(ofLoan(disbursementFailed)),
    { title: 'The payout did not go through', says: ['You owe nothing on this loan.'] },
  ],
  [
    'an application cancelled',
    () => stageProgress(ofLoan(cancelled)),
    { title: 'Application cancelled', says: ['Nothing is due on it.'] },
  ],
];

describe('following an order', () => {
  it.each(states)('says what holds: %s', async (_, stage, said) => {
    await present(await stage());
    expectSaid(said);
  });

  it.each([
    ['review', ofLoan(reviewing), 'Nire-review', 'Natanggap ang application'],
    ['rejection', ofLoan(rejected), 'Hindi naaprubahan', 'sa Dis 4, 2026'],
    ['payout', ofLoan(lending), 'Parating na ang pera', 'papunta sa BPI •••• 4321'],
  ] as const)('speaks Filipino: %s', async (_, report, title, words) => {
    await present(await stageProgress(report), 'fil');
    expectSaid({ title, says: [words] });
  });

  it('keeps what it knows when a look fails, and says from when that is', async () => {
    let looks = 0;
    const querySubject = () => {
      looks += 1;
      return looks === 1 ? answer(ofLoan(reviewing))() : failing()();
    };
    await present(await stageProgress(ofLoan(reviewing), [5_000], { querySubject }));
    expectSaid({ title: 'Under review', says: ['This is not updated. No connection.', '9:41 AM'] });
  });

  it('marks the step that it has come to', async () => {
    await present(await stageProgress(ofLoan(reviewing)));
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'We check your application',
    );
  });

  it('opens the details and leads home, back and to a person', async () => {
    const staged = await stageProgress(ofLoan(reviewing, { statusSince: now - 25 * hour }));
    const hands = await present(staged);
    for (const name of ['Customer service', 'Go home', 'Back', 'Look again', 'See details']) {
      await hands.click(press(name));
    }
    expect(staged.asked).toEqual([
      { type: 'location.requested', location: { page: 'customerCenter', query: {} } },
      { type: 'location.requested', location: { page: 'home', query: {} } },
      { type: 'nav.back' },
    ]);
    expect(staged.sent).toEqual([{ type: 'retry.pressed' }, { type: 'details.opened' }]);
    expectSaid({ title: 'Review details' });
  });
});
