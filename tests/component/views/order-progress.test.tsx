import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { creditStatus, type CreditOrder } from '#domain/credit/credit-order.ts';
import type { LoanOrder, LoanStatus } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { OrderProgressPorts, SubjectReport } from '#machines/order-progress/ports.ts';
import { previewProgress } from './preview/order-progress.tsx';
import { expectTexts, present, press, type ExpectedTexts } from './preview/present.tsx';
import { credit, loan, now, threeInstalments, timed } from './preview/samples.ts';
import { answer, failing, type Previewed } from './preview/previewed.tsx';

const hour = 3_600_000;
const details = [{ type: 'details.opened' }] as const;
const ofLoan = (status: LoanStatus, changes: Partial<LoanOrder> = {}) =>
  timed({ type: 'loan' as const, order: loan(status, changes) });
const ofCredit = (status: CreditOrder['status'], changes: Partial<CreditOrder> = {}) =>
  timed({ type: 'credit' as const, order: credit(status, changes) });
const inParts = {
  totalLoanAmount: 10_086,
  repaymentPlan: {
    installments: threeInstalments,
    totalOrderAmount: 10_086,
    totalInterest: 1_086,
  },
};
const { reviewing, rejected, lending, disbursementFailed, cancelled, repaying } = loanStatus;

/** Renders the page after the followed order has changed. */
function followed(
  before: SubjectReport,
  after: SubjectReport,
  world: Partial<OrderProgressPorts> = {},
): Promise<Previewed> {
  let looks = 0;
  const querySubject = () => {
    looks += 1;
    return answer(looks === 1 ? before : after)();
  };
  return previewProgress(before, [5_000], { querySubject, ...world });
}

const states: [string, () => Promise<Previewed>, ExpectedTexts][] = [
  ['nothing known yet', () => previewProgress(null), { title: 'Your application' }],
  [
    'nothing known, and no connection',
    () => previewProgress(null, [], { querySubject: failing() }),
    { title: 'Your application', says: ['We could not check the status'], hides: ['See details'] },
  ],
  [
    'a loan under review',
    () => previewProgress(ofLoan(reviewing)),
    { title: 'Under approval', says: ['₱5,000.00', 'within 10 minutes', 'Nov 20, 2026, 9:37 AM'] },
  ],
  [
    'a review that takes longer',
    () => previewProgress(ofLoan(reviewing, { statusSince: now - hour })),
    { title: 'Under approval', says: ['a little longer than usual'], hides: ['Customer service'] },
  ],
  [
    'a review of more than a day',
    () => previewProgress(ofCredit(creditStatus.reviewing, { statusSince: now - 25 * hour })),
    { title: 'Under approval', says: ['more than 24 hours', 'Customer service'] },
  ],
  [
    'the details of a review',
    () => previewProgress(ofLoan(reviewing), details),
    { title: 'Review details', says: ['To BPI •••• 4321', '-₱375.00', '₱4,625.00'] },
  ],
  [
    'a loan turned down',
    () => previewProgress(ofLoan(rejected)),
    { title: 'Rejected', says: ['You can apply again in 14 days, on Dec 4, 2026.'] },
  ],
  [
    'what helps after it',
    () => previewProgress(ofCredit(creditStatus.rejected), details),
    { title: 'What helps next time', says: ['Check your ID', 'in daylight'] },
  ],
  [
    'no guide',
    () => previewProgress(ofLoan(rejected), [], { rejectGuide: failing() }),
    {
      title: 'Rejected',
      says: ['We do not know yet when you can apply again.', 'Look again'],
      hides: ['out of date'],
    },
  ],
  [
    'a payout in progress',
    () => previewProgress(ofLoan(lending)),
    { title: 'Money on its way', says: ['₱4,625.00', 'to BPI •••• 4321', '10 to 60 minutes'] },
  ],
  [
    'the details of a payout',
    () => previewProgress(ofLoan(lending), details),
    { title: 'Payout details', says: ['First instalment₱2,800.00', 'To repay in all₱5,455.00'] },
  ],
  [
    'the details of a payout after which an earlier overpayment is used',
    () => previewProgress(ofLoan(lending, { fromCredit: 100 }), details),
    {
      title: 'Payout details',
      says: [
        'First instalmentAfter ₱100.00 that you paid too much before₱2,700.00',
        'To repay in allAfter ₱100.00 that you paid too much before₱5,355.00',
      ],
    },
  ],
  [
    'the details of a payout that is repaid in parts, the first one first',
    () => previewProgress(ofLoan(lending, inParts), details),
    {
      title: 'Payout details',
      says: ['First instalment₱3,540.00First due dateDec 20, 2026To repay in all₱10,086.00'],
    },
  ],
  [
    'a payout that failed',
    () => previewProgress(ofLoan(disbursementFailed)),
    {
      title: 'Payout failed',
      says: [
        '₱4,625.00 for BPI •••• 4321',
        'You owe nothing on this loan.',
        'Change your payout account, and the money is sent again, once.',
        'Update my payout account',
      ],
    },
  ],
  [
    'money that arrived on the open page',
    () => followed(ofLoan(lending), ofLoan(repaying)),
    {
      title: 'Your money is here',
      says: [
        '₱4,625.00',
        'Sent to BPI •••• 4321',
        'Nov 20, 2026, 9:38 AM',
        `2026112000${repaying}`,
        'First due date₱2,800.00 to pay',
        'Dec 20, 2026',
        'See my loan',
      ],
      hides: ['on its way', 'Customer service'],
    },
  ],
  [
    'a limit that was approved on the open page',
    () => followed(ofCredit(creditStatus.reviewing), ofCredit(creditStatus.approved)),
    {
      title: 'Approved',
      says: ['You can borrow up to', '₱10,000.00', 'Valid until Feb 18, 2027', 'Choose an amount'],
      hides: ['Under approval'],
    },
  ],
  [
    'an approved limit whose figures do not load',
    () =>
      followed(ofCredit(creditStatus.reviewing), ofCredit(creditStatus.approved), {
        queryBorrowQuota: failing(),
      }),
    { title: 'Approved', says: ['did not load', 'Choose an amount'], hides: ['₱'] },
  ],
  [
    'an application cancelled',
    () => previewProgress(ofLoan(cancelled)),
    { title: 'Cancelled', says: ['Nothing is due on it.'] },
  ],
];

describe('following an order', () => {
  it.each(states)('shows the right title and texts: %s', async (_, preview, expected) => {
    await present(await preview());
    expectTexts(expected);
  });

  it.each([
    ['review', ofLoan(reviewing), 'Under approval', 'Natanggap ang application'],
    ['rejection', ofLoan(rejected), 'Hindi na‑approve', 'sa Dis 4, 2026'],
    ['payout', ofLoan(lending), 'Paparating na ang pera', 'papunta sa BPI •••• 4321'],
  ] as const)('has Filipino texts: %s', async (_, report, title, words) => {
    await present(await previewProgress(report), 'fil');
    expectTexts({ title, says: [words] });
  });

  it("keeps its report when a refresh fails, and shows the report's time", async () => {
    let looks = 0;
    const querySubject = () => {
      looks += 1;
      return looks === 1 ? answer(ofLoan(reviewing))() : failing()();
    };
    await present(await previewProgress(ofLoan(reviewing), [5_000], { querySubject }));
    expectTexts({
      title: 'Under approval',
      says: ['What you see may be out of date.', 'As of 9:41 AM'],
    });
  });

  it('marks the current step', async () => {
    await present(await previewProgress(ofLoan(reviewing)));
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'We check your application',
    );
  });

  it('opens the details and leads home, back and to customer service', async () => {
    const previewed = await previewProgress(ofLoan(reviewing, { statusSince: now - 25 * hour }));
    const hands = await present(previewed);
    for (const name of ['Customer service', 'Go home', 'Back', 'Look again', 'See details']) {
      await hands.click(press(name));
    }
    expect(previewed.asked).toEqual([
      { type: 'location.requested', location: { page: 'customerCenter', query: {} } },
      { type: 'location.requested', location: { page: 'home', query: {} } },
      { type: 'nav.back' },
    ]);
    expect(previewed.sent).toEqual([{ type: 'retry.pressed' }, { type: 'details.opened' }]);
    expectTexts({ title: 'Review details' });
  });

  it('B5: links to the payout account if it must change', async () => {
    const previewed = await previewProgress(ofLoan(disbursementFailed));
    const hands = await present(previewed);
    await hands.click(press('Update my payout account'));
    expect(previewed.asked).toEqual([
      { type: 'location.requested', location: { page: 'smsVerification', query: {} } },
    ]);
  });
});
