import { describe, it } from 'vitest';
import type { LastKnownNow } from '#domain/loans/last-known.ts';
import type { HomePorts } from '#machines/home/ports.ts';
import { dueNow, lastKnown, numbered } from '#machines/samples/last-known.ts';
import { repayIntent } from '#machines/samples/loans.ts';
import { nothingChanges } from '#machines/samples/watch.ts';
import { previewHome } from './preview/home.tsx';
import { expectTexts, present, type ExpectedTexts } from './preview/present.tsx';
import { failing, silent } from './preview/previewed.tsx';

const title = 'Hello, Maria Santos';

/** The phone has stored amounts; by default, the lender has not answered yet. */
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
const paying = ['Repay ₱5,344.00', 'Number to pay with at 7-Eleven'];

const known: [string, Partial<HomePorts>, ExpectedTexts][] = [
  [
    'of another day',
    knowing(lastKnown({ today: false })),
    { title, says: ['As of Nov\u00A021,\u00A02026, 9:14\u00A0AM'] },
  ],
  [
    'without a connection, and nothing due',
    knowing(lastKnown({ dues: [] }), failing()),
    { title, says: ['No internet'], hides: ['To repay', 'Paying here needs internet.'] },
  ],
  [
    'overdue by now, with an expired number',
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
    'of a loan whose restructure is being processed',
    knowing(
      lastKnown({
        dues: [dueNow({ amount: 0, overdue: true, restructuring: true, payNumber: null })],
      }),
    ),
    {
      title,
      says: ['Its restructure was being processed then. You need not pay until it is done.'],
      hides: ['₱0.00', 'This loan was overdue already.', ...paying],
    },
  ],
  [
    'overdue already',
    knowing(lastKnown({ dues: [dueNow({ overdue: true, payNumber: null })] })),
    { title, says: ['This loan was overdue already.'], hides: paying },
  ],
  [
    'with a clock that was set back',
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

describe('home until the lender replies', () => {
  it.each(known)('shows the last known amounts: %s', async (_, world, expected) => {
    await present(await previewHome(world));
    expectTexts(expected);
  });

  it('hides the last known amounts while a payment is open', async () => {
    const world = knowing(lastKnown(), failing());
    await present(await previewHome(world, [], 'Maria Santos', [repayIntent]));
    expectTexts({ title, says: ['Your page did not load'], hides: ['₱5,344.00', ...paying] });
  });
});
