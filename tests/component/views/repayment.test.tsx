import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { expectTexts, present, press, type ExpectedTexts } from './preview/present.tsx';
import { pay, previewRepayment } from './preview/repayment.tsx';
import { instalment, lateInstalment, pendingOf, threeInstalments } from './preview/samples.ts';
import { answer, failing, type Previewed } from './preview/previewed.tsx';

const late = { queryPendingRepayPlan: answer(pendingOf([lateInstalment], 5)) };
const refused = answer({
  outcome: 'refused',
  failure: { kind: 'business', code: 1, message: 'Not enough money.' },
} as const);

const states: [string, () => Promise<Previewed>, ExpectedTexts][] = [
  [
    'the monthly overdue rate of the lender, not the usual one',
    () => {
      const ifUnpaid = [{ on: '2026-12-21', overdueFee: 7 }];
      const reply = { ...pendingOf([instalment()]), ifUnpaid, overdueMonthlyRate: 45_000 };
      return previewRepayment({ queryPendingRepayPlan: answer(reply) });
    },
    { title: 'Repay your loan', says: ['4.50% a month of 30 days'], hides: ['5% a month'] },
  ],
  [
    'overdue: the fee, the cost so far, and the contact',
    () => previewRepayment(late),
    {
      title: 'Your loan is overdue',
      says: [
        '₱5,344.00',
        '5 days overdue',
        'fee so far: ₱44.00',
        'Paying everything overdue stops it.',
        '₱604.00 so far, 12.08%',
      ],
    },
  ],
  [
    'operations that would not help, each with its own reason',
    () => {
      const closed = { available: false as const, reason: 'nothingDue' as const, overCaps: [] };
      const offers = { rollover: closed, restructure: closed, open: null };
      const reply = { ...pendingOf([lateInstalment], 5), offers };
      return previewRepayment({ queryPendingRepayPlan: answer(reply) });
    },
    {
      title: 'Your loan is overdue',
      says: [
        'A rollover would cost at least as much as the instalment.',
        'What is overdue is no more than what a restructure asks for now.',
      ],
    },
  ],
  [
    'refused, and the amounts due did not load again, so no payment is offered',
    () => {
      let loads = 0;
      return previewRepayment(
        {
          submitMoney: refused,
          queryPendingRepayPlan: () =>
            loads++ === 0 ? answer(pendingOf([instalment()]))() : failing()(),
        },
        pay,
      );
    },
    {
      title: 'Repay your loan',
      says: ['The payment did not go through.', 'What is due did not load', 'Try again'],
      hides: ['Pay ₱', 'can’t be sent as it is'],
    },
  ],
];

describe('repaying', () => {
  it.each(states)('shows the right title and texts: %s', async (_, preview, expected) => {
    await present(await preview());
    expectTexts(expected);
  });

  const onlyNext = ['The next instalment', 'The next 2 instalments', 'Everything'];
  it.each([
    ['none', 0, 1, onlyNext],
    [
      'one',
      1,
      1,
      ['The overdue instalment', 'Everything overdue and the next instalment', 'Everything'],
    ],
    ['two', 2, 2, ['The first overdue instalment', 'Everything overdue', 'Everything']],
    [
      'one of four',
      1,
      1,
      [
        'The overdue instalment',
        'Everything overdue and the next instalment',
        'Everything overdue and the next 2 instalments',
        'Everything',
      ],
    ],
    [
      'three of four',
      3,
      3,
      [
        'The first overdue instalment',
        'The first 2 overdue instalments',
        'Everything overdue',
        'Everything',
      ],
    ],
  ])('names the choices of instalments; overdue: %s', async (_, overdue, chosen, choices) => {
    const fourth = instalment({ period: 4, dueDate: '2027-03-20' });
    const plan = [...threeInstalments, fourth].slice(0, choices.length);
    const [first = fourth, ...rest] = plan.map((each, index) =>
      index < overdue ? { ...each, status: instalmentStatus.overdue } : each,
    );
    const pending = pendingOf([first, ...rest], overdue > 0 ? 5 : 0);
    await present(await previewRepayment({ queryPendingRepayPlan: answer(pending) }));
    const offered = screen.getAllByRole('radio');
    const words = offered.map((radio) => radio.closest('label')?.textContent ?? '');
    expect(words.map((text) => text.split(/The last is due|₱/)[0])).toEqual(choices);
    // The preselected choice pays the amount that is due first.
    expect(offered[chosen - 1]).toBeChecked();
    if (overdue > 0) expectTexts({ title: 'Your loan is overdue', hides: ['early', 'next due'] });
  });

  it('V9: offers a link to every other option, each with its cost and the next due date', async () => {
    const rollover = { available: true, payNow: 560, fee: 260, interest: 300 } as const;
    const restructure = { ...rollover, payNow: 588, fee: 48, interest: -57, dueDate: '2027-01-20' };
    const offers = { rollover: { ...rollover, dueDate: '2027-01-19' }, restructure, open: null };
    const reply = { ...pendingOf(threeInstalments), offers };
    const hands = await present(await previewRepayment({ queryPendingRepayPlan: answer(reply) }));
    await hands.click(press('Other ways'));
    expect(screen.getByRole('heading', { name: 'Other ways' })).toHaveFocus();
    const ways = within(screen.getByRole('list', { name: 'Other ways' })).getAllByRole('listitem');
    expect(ways.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
      'Pay online nowPay now₱3,540.00Extra cost₱0.00Next due dateJan 19, 2027',
      'Pay at a store or e-walletPay now₱3,540.00Extra costFee of the store, if anyNext due dateJan 19, 2027',
      'Pay a partPay nowAny amountExtra costOverdue fee once it is lateNext due dateDec 20, 2026At a store or e-wallet: enter the amount on the next page. The rest stays due.',
      expect.stringContaining(
        'Move the due date (rollover)Pay now₱560.00Extra cost₱560.00Next due dateJan 19, 2027',
      ),
      expect.stringContaining(
        'Pay in smaller parts (restructure)Pay now₱588.00Extra cost₱9.00 savedNext due dateJan 20, 2027',
      ),
    ]);
  });

  it('V9: names an overdue fee each day as the cost of paying a part of an overdue loan', async () => {
    await present(await previewRepayment(late));
    const part = screen.getByRole('button', { name: 'Pay a part' });
    expect(part).toHaveAccessibleDescription(/Extra cost ?Overdue fee each day ?Next due date/);
  });
});

describe('the strip of days between midnight and eight in Manila, when the UTC date is still the previous day', () => {
  const dueDate = '2026-11-27';
  /** Eight days before the due date in Manila; the last row is a day later. */
  it.each([
    ['midnight', '2026-11-18T16:00:00Z', 8],
    ['a minute to eight', '2026-11-18T23:59:00Z', 8],
    ['eight', '2026-11-19T00:00:00Z', 8],
    ['a minute to midnight', '2026-11-19T15:59:00Z', 8],
    ['the next midnight', '2026-11-19T16:00:00Z', 7],
  ])('counts at %s the same days as its text', async (_, at, days) => {
    const pending = { ...pendingOf([instalment({ dueDate })]), receivedAt: Date.parse(at) };
    await present(await previewRepayment({ queryPendingRepayPlan: answer(pending) }));
    expectTexts({ title: 'Repay your loan', says: [`${days} days left`] });
    const gone = 30 - days;
    expect(document.querySelectorAll('[class*="gone"]')).toHaveLength(gone);
  });
});
