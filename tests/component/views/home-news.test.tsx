import { describe, expect, it } from 'vitest';
import type { Homepage } from '#domain/loans/home.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { HomePorts } from '#machines/home/ports.ts';
import { previewHome } from './preview/home.tsx';
import { expectTexts, present, type ExpectedTexts } from './preview/present.tsx';
import { account, homepage, loan, now } from './preview/samples.ts';
import { answer } from './preview/previewed.tsx';

const showing = (changes: Partial<Homepage>): Partial<HomePorts> => ({
  getHomepageData: answer(homepage(changes)),
});
const title = 'Hello, Maria Santos';

/** Midnight between November 24 and 25 in Manila. */
const until = Date.UTC(2026, 10, 24, 16);
const withNews = (operation: NonNullable<LoanOrder['operation']>): Partial<HomePorts> =>
  showing({ loans: [{ ...loan(loanStatus.overdue), operation }] });

const operationNews: [string, Partial<HomePorts>, ExpectedTexts][] = [
  [
    'a rollover that needs more',
    withNews({ type: 'begun', kind: 'rollover', orderId: 'D', missing: 260, since: now, until }),
    {
      title,
      says: ['Your rollover was started: ₱260.00 to pay', 'Pay it before Nov 24, 2026, 11:59 PM.'],
    },
  ],
  [
    'a restructure to agree to',
    withNews({ type: 'agree', orderId: 'R', until }),
    {
      title,
      says: [
        'Agree to your restructure',
        'until Nov 24, 2026, 11:59 PM.',
        'Read and agree',
        'If you pay the overdue amount instead, this restructure does not go through.',
      ],
      hides: ['Repay ₱'],
    },
  ],
  [
    'a restructure that was completed',
    withNews({ type: 'made', kind: 'restructure', orderId: 'R' }),
    { title, says: ['Your restructure is done', 'See the new due date'] },
  ],
  [
    'a rollover that was not completed',
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

describe('a notice on home about a rollover or a restructure', () => {
  it.each(operationNews)('shows the right title and texts: %s', async (_, world, expected) => {
    await present(await previewHome(world));
    expectTexts(expected);
  });
});

describe('an overpaid amount on home', () => {
  it.each([
    ['held', 'We look at your payout account first'],
    ['sent', 'We sent it to'],
    ['failed', 'Change my payout account'],
  ] as const)('shows the state of a refund that is %s', async (state, words) => {
    const centavos = state === 'failed' ? 10_000 : 0;
    const refund = { state, centavos: 10_000, account, at: now };
    await present(
      await previewHome({
        getHomepageData: answer(homepage({ overpaid: { centavos, account, refund } })),
      }),
    );
    expect(document.body).toHaveTextContent(words);
  });
});
