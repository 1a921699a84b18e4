import { day, hour, minute } from '#domain/constants.ts';
import type { Checkstand } from '#domain/payments/virtual-account.ts';
import { gives } from '#machines/walk/service.ts';
import {
  account,
  channel,
  channels,
  checkstand,
  paidNote,
  posting,
  settledCheckstand,
} from '#machines/samples/checkstand.ts';
import { now } from '#machines/samples/loans.ts';
import { everyFee } from './parts/repayment-detail.ts';
import { answers, does, ends, pictured, type Sample, sample } from './sample.ts';

const shown = (name: string, purpose: string, told: Partial<Checkstand>, make = pictured): Sample =>
  make(name, purpose, 'loan', [
    ends('recall', 'nothing'),
    answers('fetchVirtualAccount', gives(checkstand(told))),
  ]);

const begun = (kind: 'rollover' | 'restructure', missing: number): Sample =>
  shown(
    `${kind}Begun`,
    `A ${kind} waits for its money`,
    { operation: { kind, missing, until: now + hour } },
    sample,
  );

const paidRestructure = (restructure: NonNullable<Checkstand['restructure']>): Sample =>
  shown(
    `restructure-${restructure}`,
    `A paid restructure: ${restructure}`,
    { restructure },
    sample,
  );

const typed = (reason: string, text: string): Sample =>
  sample(reason, `The typed amount cannot be paid: ${reason}`, 'loan', [
    ends('recall', 'nothing'),
    answers(
      'fetchVirtualAccount',
      gives(checkstand({ settlement: { amount: 5_200, saves: 100 } })),
    ),
    does({ type: 'amount.opened' }),
    does({ type: 'amount.changed', text }),
  ]);

const inTime = (name: string, purpose: string, left: number, channelId = 'seven-eleven') =>
  shown(name, purpose, { numbers: [account({ channelId, expiresAt: now + left })] });

const otherDigits = (last: string) => `711000000000${last}`;

export const samples: readonly Sample[] = [
  inTime('aDayLeft', 'A number in an app, with a day left', day, 'gcash-bills'),
  inTime('hoursLeft', 'A number for QR Ph, with hours left', 5 * hour, 'qr-ph'),
  shown('channelsOfEveryKind', 'Channels that are not available now, each with its reason', {
    channels: [
      ...channels.map((one) => ({ ...one, postingTime: 2 * one.postingTime })),
      channel({ channelId: 'ecpay', name: 'ECPay', unavailable: { reason: 'belowMin' } }),
      channel({
        channelId: 'm-lhuillier',
        name: 'M Lhuillier',
        unavailable: { reason: 'closed', until: now + hour },
      }),
    ],
  }),
  shown('otherNumbers', 'Other numbers of the loan, each with its state', {
    numbers: [
      account(),
      account({ accountNumber: otherDigits('0001'), channelId: 'gcash-bills' }),
      account({ accountNumber: otherDigits('0002'), state: 'expired', expiresAt: now - day }),
      account({ accountNumber: otherDigits('0003'), state: 'replaced' }),
      account({ accountNumber: otherDigits('0004'), state: 'used' }),
    ],
    postings: [
      posting({
        division: {
          overdueFee: 125,
          interest: 150,
          principal: 625,
          serviceFee: 100,
          credit: 0,
          keptCentavos: 50,
        },
        receivedCentavos: 100_050,
      }),
    ],
    creditCentavos: 50,
  }),
  shown('paidAlready', 'Announced payments that are not posted yet', {
    numbers: [account()],
    onItsWay: [
      {
        name: 'Cebuana Lhuillier',
        accountNumber: otherDigits('0005'),
        centavos: 265_000,
        paidAt: now - day,
        postsAt: now + day,
      },
    ],
  }),
  shown(
    'feesOfEveryKind',
    'A payment that paid fees of every kind',
    { numbers: [account({ state: 'used' })], postings: [posting(everyFee)] },
    sample,
  ),
  pictured('overpaid', 'Settled, with an overpayment', 'loan', [
    ends('recall', 'nothing'),
    answers(
      'fetchVirtualAccount',
      gives(
        settledCheckstand({
          postings: [
            posting({
              amount: 5400,
              paidAt: now - 20 * minute,
              division: {
                overdueFee: 0,
                interest: 300,
                principal: 5000,
                serviceFee: 0,
                credit: 100,
                keptCentavos: 0,
              },
            }),
          ],
          creditCentavos: 10_000,
        }),
      ),
    ),
  ]),
  pictured('restructured', 'Another order took over the balance', 'loan', [
    ends('recall', 'nothing'),
    answers(
      'fetchVirtualAccount',
      gives(settledCheckstand({ newLoanOrderId: 'loan-2', postings: [posting()] })),
    ),
  ]),
  pictured('notPosted', 'The borrower paid days ago, and nothing is posted', 'loan', [
    answers('recall', {
      output: {
        kept: {
          checkstand: checkstand({ numbers: [account()] }),
          accountNumber: account().accountNumber,
          notes: [paidNote({ notedAt: now - 8 * day })],
        },
        apps: [],
      },
    }),
    answers(
      'judgeNumber',
      gives(checkstand({ number: account(), numbers: [account()] })),
      'fetchVirtualAccount',
    ),
  ]),
  ...(
    [
      ['aboveMax', '9999'],
      ['belowMin', '0'],
      ['notANumber', '-'],
      ['notWhole', '10.5'],
    ] as const
  ).map(([reason, text]) => typed(reason, text)),
  begun('rollover', 560),
  begun('restructure', 600),
  paidRestructure('agree'),
  paidRestructure('running'),
  shown('takenBack', 'Paid in time and posted late: an overdue fee was reversed', {
    numbers: [account({ state: 'used' })],
    postings: [posting()],
    reversals: [{ reference: 'OFF-1', amount: 26, valueDate: '2023-11-10', at: now }],
  }),
];
