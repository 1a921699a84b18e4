import { describe, expect, it } from 'vitest';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { LoanStory } from '#domain/loans/loan-story.ts';
import { lastLoanOf, lenderOfFile } from '../operations/operation-steps.ts';
import type { MadeBorrower } from '../wire-client.ts';

const { control, now, steps, wire } = await lenderOfFile();

/**
 * The lender throws for a statement with a wrong balance; `random-lives` compares its lines with
 * the rows.
 */
async function storyOf(borrower: MadeBorrower, loanOrderId = lastLoanOf(borrower)) {
  const { story } = await steps.detail(borrower, loanOrderId);
  if (!story) throw new Error('no story');
  return story;
}

const centavosOf = ({ entries }: LoanStory, kind: LoanStory['entries'][number]['kind']) =>
  entries.reduce((sum, entry) => sum + (entry.kind === kind ? entry.centavos : 0), 0);

describe('R4: the statement', () => {
  it('of a loan paid in part while late has the overdue fees before and after the payment', async () => {
    const borrower = await control.borrower('loan-75');
    await steps.payAtCounter(borrower, 1_044.5);
    await control.advance(borrower, '6d');
    const story = await storyOf(borrower);
    const charges = story.overdueCharges.map(({ days, base }) => [days, base]);
    expect(charges).toEqual([
      [5, 2_800],
      [6, 1_779],
    ]);
    expect([centavosOf(story, 'payment'), story.settledOn]).toEqual([-104_450, null]);
    const days = story.entries.map(({ on }) => on);
    expect(days).toEqual(days.toSorted());
  });

  it('of a loan rolled over while late has its fee, its document and the overdue fees of both plans', async () => {
    const borrower = await control.borrower('loan-75');
    const { confirmation } = await steps.confirmRollover(borrower);
    await control.advance(borrower, '41d');
    const story = await storyOf(borrower);
    expect(story.rollovers).toMatchObject([{ fee: 260 }]);
    expect(centavosOf(story, 'rolloverFee')).toBe(26_000);
    expect(story.overdueCharges[0]).toMatchObject({ days: 5, base: 2_800, amount: 23 });
    expect(story.overdueCharges).toHaveLength(2);
    const { hash } = confirmation.agreement;
    const documents = [{ kind: 'agreement' }, { kind: 'disclosure' }, { kind: 'rollover', hash }];
    expect(story.documents).toMatchObject(documents);
  });

  it('of a restructured loan moves the balance to the new loan, which starts with that balance', async () => {
    const borrower = await control.borrower('restructured');
    const [next = '', old = ''] = borrower.loanOrderIds;
    const [before, after] = [await storyOf(borrower, old), await storyOf(borrower, next)];
    expect([before.newLoan?.loanOrderId, after.restructuredFrom?.loanOrderId]).toEqual([next, old]);
    expect(centavosOf(after, 'takenOver')).toBe(-centavosOf(before, 'movedOn'));
    expect(centavosOf(after, 'takenOver')).toBeGreaterThan(0);
    for (const { documents } of [before, after]) {
      expect(documents.map(({ kind }) => kind)).toContain('restructure');
    }
  });

  it('R3, O7: lists money until it posts, and then the reversal of the overdue fees since its value date', async () => {
    const borrower = await control.borrower('paid-not-posted');
    const { counterPayments } = await control.ledger(borrower);
    const waiting = await storyOf(borrower);
    const { centavos } = counterPayments[0] ?? {};
    expect(waiting.onItsWay).toMatchObject([{ name: 'Cebuana Lhuillier', centavos }]);
    expect(centavosOf(waiting, 'overdueFee')).toBeGreaterThan(0);
    expect((await steps.pending(borrower)).onItsWay).toEqual(waiting.onItsWay);
    await control.advance(borrower, '2d');
    const posted = await storyOf(borrower);
    expect(posted).toMatchObject({ onItsWay: [], settledOn: '2026-11-19' });
    expect(centavosOf(posted, 'feeTakenBack')).toBeLessThan(0);
    expect(posted.entries.at(-1)?.balanceCentavos).toBe(0);
  });
});

it('R4: the signed documents of an application are its agreement, word for word with hash and the lender’s time, and its disclosure', async () => {
  const borrower = await control.borrower('approved');
  const { agreement, ...choice } = await steps.application(borrower, { lang: 'fil' });
  const options = { token: borrower.token, lang: 'fil' };
  const { html } = await wire.call('loanContractPreview', choice, options);
  const { loanOrderId } = await wire.call('applyOrder', { ...choice, agreement }, options);
  await control.advance(borrower, '1h');
  const { hash } = agreement;
  const [signed, disclosure] = (await storyOf(borrower, loanOrderId)).documents;
  const language = 'fil';
  expect(signed).toMatchObject({ kind: 'agreement', html, hash, language, agreedAt: now() });
  expect(disclosure).toMatchObject({ kind: 'disclosure', language });
  expect(disclosure?.html).toContain('₱5,000.00');
});

it.each([
  ['loan-70', '27d'],
  ['loan-75', '7d'],
])(
  'M1: the forecast for late payment equals the overdue fee later: %s',
  async (scenario, later) => {
    const borrower = await control.borrower(scenario);
    const { ifUnpaid = [], dueDate, overdueMonthlyRate } = await steps.pending(borrower);
    expect([ifUnpaid.length, overdueMonthlyRate]).toEqual([3, 50_000]);
    await control.advance(borrower, later);
    const then = await steps.pending(borrower);
    expect(then).toMatchObject({ dueDate, overdueFee: ifUnpaid[1]?.overdueFee });
    expect(then.overdueFee).toBeGreaterThan(0);
  },
);

it.each([
  ['the first instalment', 2_800],
  ['a part', 1_000],
  ['everything', 5_100],
])('M1: the forecast for late payment contains announced money for %s', async (_, amount) => {
  const borrower = await control.borrower('loan-70');
  await steps.payAtCounter(borrower, amount, '1d', { amount });
  const { ifUnpaid = [], oncePosted = [] } = await steps.pending(borrower);
  expect(ifUnpaid).toHaveLength(oncePosted.length === 0 ? 0 : 3);
  await control.advance(borrower, '1d');
  const { status } = await steps.detail(borrower);
  const after = status === loanStatus.settled ? null : await steps.pending(borrower);
  expect(ifUnpaid).toEqual(after?.ifUnpaid ?? []);
});
