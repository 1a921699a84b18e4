import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Overpayment } from '#domain/overpayment.ts';
import { creditStatus } from '#domain/credit-order.ts';
import type { ClosedBorrowing } from '#domain/closed-borrowing.ts';
import type { Homepage } from '#domain/home.ts';
import type { LoanOrder } from '#domain/loan-order.ts';
import { loanStatus } from '#domain/loan-status.ts';
import type { LastKnownNow } from '#domain/last-known.ts';
import type { HomePorts } from '#machines/home/ports.ts';
import { dueNow, lastKnown, numbered } from '#tests/model/samples/last-known.ts';
import { nothingChanges } from '#tests/model/samples/watch.ts';
import { applyIntent, repayIntent } from '#tests/model/samples/loans.ts';
import { previewHome } from './preview/home.tsx';
import { expectSaid, present, press, type Said } from './preview/present.tsx';
import { account, credit, homepage, loan, now, quota, usedUp } from './preview/samples.ts';
import { answer, failing, silent } from './preview/previewed.tsx';

const showing = (changes: Partial<Homepage>): Partial<HomePorts> => ({
  getHomepageData: answer(homepage(changes)),
});
const title = 'Hello, Maria Santos';

/** Nothing is offered that would be refused. */
const hides = ['Available to borrow', 'Choose an amount'];
const closedBy = (closed: ClosedBorrowing, ...loans: LoanOrder[]): Partial<HomePorts> =>
  showing({ quota: { ...quota, closed }, loans });

/** A phone that knows something of before, and a lender who has not answered yet, or can't. */
const knowing = (
  what: LastKnownNow,
  getHomepageData: HomePorts['getHomepageData'] = silent,
): Partial<HomePorts> => ({
  getHomepageData,
  watchLastKnown(_, tell) {
    tell({ type: 'lastKnown.changed', lastKnown: what });
    return nothingChanges();
  },
});
const number = ['Number to pay with at 7-Eleven', 'Pay before', 'Nov 24, 2026, 10:00\u00A0AM'];
const paying = ['Repay ₱5,344.00', 'Number to pay with at 7-Eleven'];

const known: [string, Partial<HomePorts>, Said][] = [
  [
    'until the answer comes',
    knowing(lastKnown()),
    {
      title,
      says: ['As of 9:14\u00A0AM', '₱5,344.00', 'Due Dec\u00A020,\u00A02026', ...number],
      hides: ['Repay ₱5,344.00'],
    },
  ],
  [
    'of another day',
    knowing(lastKnown({ today: false })),
    { title, says: ['As of Nov\u00A021,\u00A02026, 9:14\u00A0AM'] },
  ],
  [
    'without a line',
    knowing(lastKnown(), failing()),
    {
      title,
      says: [
        'No internet',
        'This is what we knew at 9:14\u00A0AM. Paying here needs internet. This page goes on by itself once there is internet.',
        'Try again',
        ...number,
      ],
      hides: ['Your page did not load', 'Repay ₱5,344.00'],
    },
  ],
  [
    'without a line, and nothing due',
    knowing(lastKnown({ dues: [] }), failing()),
    { title, says: ['No internet'], hides: ['To repay', 'Paying here needs internet.'] },
  ],
  [
    'without an answer',
    knowing(lastKnown(), failing({ kind: 'timeout' })),
    { title, says: ['No answer', 'Try again', ...number], hides: ['No internet'] },
  ],
  [
    'late by now, its number over',
    knowing(lastKnown({ dues: [dueNow({ grown: 'more', payNumber: numbered('over') })] })),
    {
      title,
      says: [
        'If it is not paid yet, it is more by now: overdue fees come on top.',
        'Your number to pay with was good until Nov\u00A024,\u00A02026, 10:00\u00A0AM. You can get a new one once there is internet.',
      ],
      hides: paying,
    },
  ],
  [
    'with nothing left to pay once the money on its way is posted',
    knowing(lastKnown({ dues: [dueNow({ amount: 0, coming: 588, payNumber: null })] })),
    {
      title,
      says: ['₱0.00', '₱588.00 was on its way then, and is taken off.'],
      hides: ['Due Dec\u00A020,\u00A02026', ...paying],
    },
  ],
  [
    'late already',
    knowing(lastKnown({ dues: [dueNow({ overdue: true, payNumber: null })] })),
    { title, says: ['This loan was overdue already.'], hides: paying },
  ],
  [
    'with a clock that went back',
    knowing(
      lastKnown({
        today: false,
        dues: [dueNow({ grown: 'perhaps', payNumber: numbered('unsure') })],
      }),
    ),
    {
      title,
      says: ['The clock of this phone was set back. After the due date, overdue fees come on top.'],
      hides: paying,
    },
  ],
  [
    'noted as paid',
    knowing(
      lastKnown({
        dues: [dueNow({ notedAt: Date.UTC(2026, 10, 21, 1, 20), payNumber: numbered('noted') })],
      }),
    ),
    {
      title,
      says: [
        'You noted on Nov\u00A021,\u00A02026, 9:20\u00A0AM that you have paid. That may not be counted here yet. Do not pay again.',
      ],
      hides: paying,
    },
  ],
];

const until = Date.UTC(2026, 10, 24, 4);
const withNews = (operation: NonNullable<LoanOrder['operation']>): Partial<HomePorts> =>
  showing({ loans: [{ ...loan(loanStatus.overdue), operation }] });

/** News of a rollover or a restructure of the loan that is due. */
const operationNews: [string, Partial<HomePorts>, Said][] = [
  [
    'a rollover that needs more',
    withNews({ type: 'begun', kind: 'rollover', orderId: 'D', missing: 260, until }),
    {
      title,
      says: ['Your rollover was started: ₱260.00 to pay', 'Pay it before Nov 24, 2026, 12:00 PM.'],
    },
  ],
  [
    'a restructure to agree to',
    withNews({ type: 'agree', orderId: 'R', until }),
    {
      title,
      says: [
        'Agree to your restructure',
        'until Nov 24, 2026, 12:00 PM.',
        'Read and agree',
        'If you pay the overdue amount instead, this restructure does not go through.',
      ],
      hides: ['Repay ₱'],
    },
  ],
  [
    'a restructure that was made',
    withNews({ type: 'made', kind: 'restructure', orderId: 'R' }),
    { title, says: ['Your restructure is done', 'See the new due date'] },
  ],
  [
    'a rollover that was not made',
    withNews({
      type: 'notMade',
      kind: 'rollover',
      reason: 'tooLittle',
      amount: 400,
      missing: 160,
      on: '2026-11-22',
    }),
    {
      title,
      says: [
        'Your rollover did not go through',
        '₱160.00 was missing. No fee was charged for it. The ₱400.00 that you paid is on your loan, counted from Nov 22, 2026.',
        'Open my loan',
      ],
    },
  ],
  [
    'money on its way that pays for a rollover',
    showing({
      loans: [
        {
          ...loan(loanStatus.overdue),
          paysFor: 'rollover',
          onItsWay: [
            { name: 'Cebuana', accountNumber: '2520', centavos: 56_000, paidAt: 0, postsAt: until },
          ],
        },
      ],
    }),
    {
      title,
      says: [
        '₱560.00 was paid and is not posted yet.',
        'It is enough for your rollover. It counts from the day on which you paid.',
      ],
      hides: ['Repay ₱'],
    },
  ],
];

const states: [string, Partial<HomePorts>, Said][] = [
  ['loading', { getHomepageData: silent }, { title, says: ['Customer service'] }],
  [
    'failed',
    { getHomepageData: failing() },
    {
      title,
      says: [
        'Your page did not load',
        'Internet connection is unstable. Please try again.',
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
    'rejected long enough ago',
    showing({
      credit: credit(creditStatus.rejected, { applyAgainOn: '2026-11-20' }),
      quota: null,
    }),
    { title, says: ['You can apply again now.', 'Apply again'] },
  ],
  ['a limit', showing({}), { title, says: ['₱10,000.00', 'Valid until Feb 18, 2027', 'Borrow'] }],
  [
    'a limit of which a part can be borrowed',
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
    'a selfie that lapsed',
    closedBy({ reason: 'filesLapsed' }),
    { title, says: ['We need a new selfie', 'Take the selfie again'], hides },
  ],
  [
    'an overdue loan',
    closedBy({ reason: 'overdue', loanOrderId: 'L-75', amount: 5_344 }, loan(loanStatus.overdue)),
    { title, says: ['Pay ₱5,344.00 first', 'See my limit'], hides },
  ],
  ...operationNews,
  [
    'a loan being prepared',
    closedBy({ reason: 'underWay', loanOrderId: 'L-15', status: 15 }, loan(15)),
    { title, says: ['Your loan is being prepared'], hides: [...hides, 'See where it is'] },
  ],
  [
    'a loan under review',
    closedBy({ reason: 'underWay', loanOrderId: 'L-20', status: 20 }, loan(20)),
    { title, says: ['Your loan is under approval', 'See where it is'], hides },
  ],
  [
    'a loan on its way',
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
    { title, says: ['You can apply again on Dec 6, 2026.', 'See what helps'], hides },
  ],
];

describe('home', () => {
  it.each(states)('says what holds: %s', async (_, world, said) => {
    await present(await previewHome(world));
    expectSaid(said);
  });

  it.each(known)('shows what was last known: %s', async (_, world, said) => {
    await present(await previewHome(world));
    expectSaid(said);
  });

  it('shows nothing of it while a payment is open', async () => {
    const world = knowing(lastKnown(), failing());
    await present(await previewHome(world, [], 'Maria Santos', [repayIntent]));
    expectSaid({ title, says: ['Your page did not load'], hides: ['₱5,344.00', ...paying] });
  });

  it('names the status of every loan in words', async () => {
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
    expectSaid({ title: 'Kumusta, Maria Santos', says: ['May pagpapadala na hindi natuloy'] });
  });

  it('puts what is late first, with its fee, and opens it', async () => {
    const loans = [loan(loanStatus.repaying), loan(loanStatus.overdue)];
    const previewed = await previewHome(showing({ loans }));
    const hands = await present(previewed);
    expect(
      screen.getAllByRole('button', { name: /^Repay/ }).map((each) => each.textContent),
    ).toEqual(['Repay ₱5,344.00', 'Repay ₱2,800.00']);
    expectSaid({ title, says: ['5 days overdue', 'Due Dec 20, 2026 · 30 days left'] });
    await hands.click(press('Repay ₱5,344.00'));
    expect(previewed.sent).toEqual([{ type: 'loan.opened', loanOrderId: 'L-75' }]);
  });

  it('leads from what closes borrowing to what opens it', async () => {
    const under = await previewHome(
      closedBy({ reason: 'underWay', loanOrderId: 'L-20', status: 20 }, loan(20)),
    );
    const hands = await present(under);
    await hands.click(press('See where it is'));
    expect(under.sent).toEqual([{ type: 'loan.opened', loanOrderId: 'L-20' }]);
  });

  it('asks for the overdue instalment once, where the loan stands', async () => {
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

  it('tells what the native app must do, until it is understood', async () => {
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

  it('keeps what it showed when a refresh fails, and says so', async () => {
    let calls = 0;
    const getHomepageData = () => {
      calls += 1;
      return calls === 1 ? answer(homepage())() : failing()();
    };
    const hands = await present(await previewHome({ getHomepageData }));
    await hands.click(press('Refresh'));
    await screen.findByText(/What you see may be out of date\./);
    expectSaid({ title, says: ['₱10,000.00'] });
  });

  it('keeps money whose outcome is unknown in sight, and leads back to it', async () => {
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

  it('leads to help, texts, the other language and out', async () => {
    const previewed = await previewHome();
    const hands = await present(previewed);
    for (const name of ['Customer service', 'Log out', 'Filipino']) await hands.click(press(name));
    expect(previewed.asked).toEqual([
      { type: 'location.requested', location: { page: 'customerCenter', query: {} } },
      { type: 'logout.requested' },
      { type: 'language.chosen', language: 'fil' },
    ]);
  });

  it('gets back what was paid too much on one tap, and says then where it is', async () => {
    let overpaid: Overpayment = { centavos: 10_000, account, refund: null };
    const previewed = await previewHome({
      getHomepageData: () => Promise.resolve(homepage({ overpaid })),
      refundOverpayment() {
        const refund = { state: 'sending', centavos: 10_000, account, at: now } as const;
        overpaid = { centavos: 0, account, refund };
        return Promise.resolve({ overpaid });
      },
    });
    const hands = await present(previewed);
    expect(screen.getByText('You overpaid ₱100.00')).toBeVisible();
    await hands.click(press('Get ₱100.00 back'));
    expect(await screen.findByText('₱100.00 is on its way to you')).toBeVisible();
  });

  it('says that a second request for a refund is safe where the first has no known outcome', async () => {
    const previewed = await previewHome({
      getHomepageData: answer(homepage({ overpaid: { centavos: 10_000, account, refund: null } })),
      refundOverpayment: failing({ kind: 'timeout' }),
    });
    const hands = await present(previewed);
    await hands.click(press('Get ₱100.00 back'));
    expect(await screen.findByText(/Try again: it is never sent twice/)).toBeVisible();
    expect(press('Get ₱100.00 back')).toBeEnabled();
  });

  it.each([
    ['held', 'We look at your payout account first'],
    ['sent', 'We sent it to'],
    ['failed', 'Change my payout account'],
  ] as const)('says how a refund stands that is %s', async (state, words) => {
    const centavos = state === 'failed' ? 10_000 : 0;
    const refund = { state, centavos: 10_000, account, at: now };
    await present(
      await previewHome({
        getHomepageData: answer(homepage({ overpaid: { centavos, account, refund } })),
      }),
    );
    expect(document.body).toHaveTextContent(words);
  });

  it('B5: says that the payout account is to be changed, and leads there', async () => {
    const { disbursementFailed } = loanStatus;
    const previewed = await previewHome(showing({ loans: [loan(disbursementFailed)] }));
    const hands = await present(previewed);
    expectSaid({ title, says: ['Change your payout account, and the money is sent again.'] });
    await hands.click(press('Update my payout account'));
    expect(previewed.asked).toEqual([
      { type: 'location.requested', location: { page: 'smsVerification', query: {} } },
    ]);
  });
});
