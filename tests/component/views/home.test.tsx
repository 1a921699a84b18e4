import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { creditStatus } from '#domain/credit/credit-order.ts';
import type { ClosedBorrowing } from '#domain/loans/closed-borrowing.ts';
import type { Homepage } from '#domain/loans/home.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { HomePorts } from '#machines/home/ports.ts';
import { applyIntent, repayIntent } from '#machines/samples/loans.ts';
import { previewHome } from './preview/home.tsx';
import { expectTexts, present, press, type ExpectedTexts } from './preview/present.tsx';
import { credit, homepage, loan, quota, usedUp } from './preview/samples.ts';
import { answer, failing, silent } from './preview/previewed.tsx';

const showing = (changes: Partial<Homepage>): Partial<HomePorts> => ({
  getHomepageData: answer(homepage(changes)),
});
const title = 'Hello, Maria Santos';

/** A closed limit offers no amount that the lender would refuse. */
const hides = ['Available to borrow', 'Choose an amount'];
const closedBy = (closed: ClosedBorrowing, ...loans: LoanOrder[]): Partial<HomePorts> =>
  showing({ quota: { ...quota, closed }, loans });

const states: [string, Partial<HomePorts>, ExpectedTexts][] = [
  ['loading', { getHomepageData: silent }, { title, says: ['Customer service'] }],
  [
    'failed',
    { getHomepageData: failing() },
    {
      title,
      says: [
        'Your page did not load',
        'Internet connection is unstable. Please try again. Or call us: +63 2 8123 4567.',
        'Try again',
      ],
    },
  ],
  ['no credit', showing({ credit: null, quota: null }), { title, says: ['Apply now'] }],
  [
    'an unfinished application',
    showing({ credit: credit(creditStatus.workInfo), quota: null }),
    { title, says: ['Finish your application', 'Continue'] },
  ],
  [
    'under review',
    showing({ credit: credit(creditStatus.reviewing), quota: null }),
    { title, says: ['Your application is under approval'] },
  ],
  [
    'rejected',
    showing({ credit: credit(creditStatus.rejected), quota: null }),
    {
      title,
      says: ['Your application was rejected', 'You can apply again on Dec 20, 2026.'],
      hides: ['Apply again'],
    },
  ],
  [
    'rejected, with the freeze over',
    showing({
      credit: credit(creditStatus.rejected, { applyAgainOn: '2026-11-20' }),
      quota: null,
    }),
    { title, says: ['You can apply again now.', 'Apply again'] },
  ],
  ['a limit', showing({}), { title, says: ['₱10,000.00', 'Valid until Feb 18, 2027', 'Borrow'] }],
  [
    'a limit with a remaining part',
    showing({ quota: { ...quota, usedCredit: 5_667, availableLimit: 4_333 } }),
    { title, says: ['₱4,000.00', 'Used ₱5,667.00 of ₱10,000.00'], hides: ['₱4,333.00'] },
  ],
  [
    'a limit used up',
    showing({ quota: usedUp, loans: [loan(loanStatus.repaying)] }),
    {
      title,
      says: ['Your limit is used up', 'It comes back as you repay.', 'See my limit'],
      hides,
    },
  ],
  [
    'a limit expired',
    showing({ credit: credit(creditStatus.approved, { expired: true }) }),
    {
      title,
      says: ['Your limit has expired', 'Renew my limit'],
      hides: [...hides, 'See my limit'],
    },
  ],
  [
    'a limit without its quota',
    showing({ quota: null }),
    {
      title,
      says: ['Your limit has expired', 'Renew my limit'],
      hides: [...hides, 'See my limit'],
    },
  ],
  [
    'an expired selfie',
    closedBy({ reason: 'filesLapsed' }),
    { title, says: ['We need a new selfie', 'Take the selfie again'], hides },
  ],
  [
    'an overdue loan',
    closedBy({ reason: 'overdue', loanOrderId: 'L-75', amount: 5_344 }, loan(loanStatus.overdue)),
    {
      title,
      says: [
        'Pay ₱5,344.00 first',
        'It has to be paid before you can borrow again.',
        'See my limit',
      ],
      hides,
    },
  ],
  [
    'a loan being prepared',
    closedBy({ reason: 'underWay', loanOrderId: 'L-15', status: 15 }, loan(15)),
    { title, says: ['Your loan is being prepared'], hides: [...hides, 'See where it is'] },
  ],
  [
    'a loan under review',
    closedBy({ reason: 'underWay', loanOrderId: 'L-20', status: 20 }, loan(20)),
    {
      title,
      says: [
        'Your loan is under approval',
        'you can borrow again once its money has been sent.',
        'See where it is',
      ],
      hides,
    },
  ],
  [
    'a loan under review that uses up the limit',
    showing({
      quota: {
        ...usedUp,
        closed: { reason: 'underWay', loanOrderId: 'L-20', status: loanStatus.reviewing },
      },
      loans: [loan(20)],
    }),
    {
      title,
      says: ['One loan at a time: you can borrow again as you repay.'],
      hides: [...hides, 'once its money has been sent'],
    },
  ],
  [
    'a payout in progress',
    closedBy({ reason: 'underWay', loanOrderId: 'L-40', status: 40 }, loan(40)),
    { title, says: ['Your money is on its way', 'See where it is'], hides },
  ],
  [
    'a payout that failed',
    closedBy(
      {
        reason: 'underWay',
        loanOrderId: 'L-65',
        status: 65,
        repairUntil: Date.UTC(2026, 10, 29, 4),
      },
      loan(65),
    ),
    {
      title,
      says: [
        'The payout failed',
        'Change it by Nov 29, 2026, 12:00 PM. After that this loan is cancelled.',
        'Update my payout account',
      ],
      hides: [...hides, 'A payout did not go through'],
    },
  ],
  [
    'a loan turned down',
    closedBy({ reason: 'rejected', loanOrderId: 'L-30', applyAgainOn: '2026-12-06' }, loan(30)),
    {
      title,
      says: ['You can apply again on Dec 6, 2026 at the earliest.', 'See what helps'],
      hides,
    },
  ],
];

describe('home', () => {
  it.each(states)('shows the right title and texts: %s', async (_, world, expected) => {
    await present(await previewHome(world));
    expectTexts(expected);
  });

  it('names the status of every loan', async () => {
    const loans = Object.values(loanStatus).map((status) => loan(status));
    await present(await previewHome(showing({ loans })), 'fil');
    for (const status of [
      'Inihahanda',
      'Under approval',
      'Hindi na‑approve',
      'Paparating na ang pera',
      'Kinansela',
      'Hindi natuloy ang pagpapadala',
      'Active',
      'Overdue',
      'Bayad na',
    ]) {
      expect(screen.getByText(status)).toBeVisible();
    }
    expectTexts({ title: 'Kumusta, Maria Santos', says: ['May pagpapadala na hindi natuloy'] });
  });

  it('shows an overdue loan first, with its fee, and opens it', async () => {
    const loans = [loan(loanStatus.repaying), loan(loanStatus.overdue)];
    const previewed = await previewHome(showing({ loans }));
    const hands = await present(previewed);
    expect(
      screen.getAllByRole('button', { name: /^Repay/ }).map((each) => each.textContent),
    ).toEqual(['Repay ₱5,344.00', 'Repay ₱2,800.00']);
    expectTexts({ title, says: ['5 days overdue', 'Due Dec 20, 2026 · 30 days left'] });
    await hands.click(press('Repay ₱5,344.00'));
    expect(previewed.sent).toEqual([{ type: 'loan.opened', loanOrderId: 'L-75' }]);
  });

  it('links from a closed limit to the page that opens it', async () => {
    const under = await previewHome(
      closedBy({ reason: 'underWay', loanOrderId: 'L-20', status: 20 }, loan(20)),
    );
    const hands = await present(under);
    await hands.click(press('See where it is'));
    expect(under.sent).toEqual([{ type: 'loan.opened', loanOrderId: 'L-20' }]);
  });

  it('asks for the overdue instalment once, at its loan', async () => {
    await present(
      await previewHome(
        closedBy(
          { reason: 'overdue', loanOrderId: 'L-75', amount: 5_344 },
          loan(loanStatus.overdue),
        ),
      ),
    );
    expect(screen.getAllByRole('button', { name: /₱5,344/ })).toHaveLength(1);
  });

  it('explains what the native app must do, until the borrower closes the text', async () => {
    const world = {
      ...showing({ credit: null, quota: null }),
      openNativePage: answer({ opened: false }),
    };
    const previewed = await previewHome(world);
    const hands = await present(previewed);
    await hands.click(press('Apply now'));
    expect(await screen.findByRole('dialog', { name: 'The Hiram app is needed' })).toBeVisible();
    await hands.click(press('I understand'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(previewed.sent).toEqual([{ type: 'credit.applied' }, { type: 'notice.closed' }]);
  });

  it('keeps its content when a refresh fails, and reports the failure', async () => {
    let calls = 0;
    const getHomepageData = () => {
      calls += 1;
      return calls === 1 ? answer(homepage())() : failing()();
    };
    const hands = await present(await previewHome({ getHomepageData }));
    await hands.click(press('Refresh'));
    await screen.findByText(/What you see may be out of date\./);
    expectTexts({ title, says: ['₱10,000.00'] });
  });

  it('keeps money with an unknown outcome visible, and links to it', async () => {
    const previewed = await previewHome({}, [], 'Maria Santos', [applyIntent, repayIntent]);
    const hands = await present(previewed);
    expect(screen.getByText('We are still finding out about your application')).toBeVisible();
    expect(screen.getByText('We are still finding out about your payment')).toBeVisible();
    expect(screen.getAllByText(/Confirmed Nov 15, 2023, 6:13 AM/)).toHaveLength(2);
    const [application, payment] = screen.getAllByRole('button', { name: 'See where it stands' });
    for (const button of [application, payment]) if (button) await hands.click(button);
    expect(previewed.asked).toEqual([
      { type: 'location.requested', location: { page: 'confirm', query: {} } },
      {
        type: 'location.requested',
        location: { page: 'repay', query: { loanOrderId: 'loan-1' } },
      },
    ]);
  });

  it.each([[true], [undefined]])('marks an unread answer: %s', async (unread) => {
    await present(await previewHome(showing({ unread })));
    const { textContent } = press(/^Customer service/);
    expect(textContent.includes('New answer')).toBe(unread === true);
  });

  it('links to help, texts, the other language and logout', async () => {
    const previewed = await previewHome();
    const hands = await present(previewed);
    for (const name of ['Customer service', 'Log out', 'Filipino']) await hands.click(press(name));
    expect(previewed.asked).toEqual([
      { type: 'location.requested', location: { page: 'customerCenter', query: {} } },
      { type: 'logout.requested' },
      { type: 'language.chosen', language: 'fil' },
    ]);
  });

  it('B5: shows that the payout account must change, and links to its page', async () => {
    const { disbursementFailed } = loanStatus;
    const previewed = await previewHome(showing({ loans: [loan(disbursementFailed)] }));
    const hands = await present(previewed);
    expectTexts({ title, says: ['Change your payout account, and the money is sent again.'] });
    await hands.click(press('Update my payout account'));
    expect(previewed.asked).toEqual([
      { type: 'location.requested', location: { page: 'smsVerification', query: {} } },
    ]);
  });
});
