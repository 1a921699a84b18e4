import { day, hour, minute } from '#domain/constants.ts';
import type { Checkstand } from '#domain/payments/virtual-account.ts';
import type { Situation } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import {
  account,
  channel,
  channels,
  checkstand,
  division,
  paidNote,
  posting,
  settledCheckstand,
} from '#machines/samples/checkstand.ts';
import { now } from '#machines/samples/loans.ts';
import { everyFee } from '#machines/repayment/situations/details.ts';
import { does } from '#machines/walk/situation.ts';

const answered = (name: string, stand: Checkstand, purpose?: string): Situation => ({
  name,
  purpose,
  path: 'loan/recall=nothing/fetchVirtualAccount=own',
  answers: { fetchVirtualAccount: gives(stand) },
});

const shown = (name: string, change: Partial<Checkstand>, purpose?: string): Situation =>
  answered(name, checkstand(change), purpose);

const begun = (kind: 'rollover' | 'restructure', missing: number): Situation =>
  shown(`${kind}Begun`, { operation: { kind, missing, until: now + hour } });

const typed = (reason: string, text: string): Situation => ({
  ...shown(reason, { settlement: { amount: 5_200, saves: 100 } }),
  path: [
    'loan/recall=nothing/fetchVirtualAccount=own/amount.opened',
    does({ type: 'amount.changed', text }),
  ],
});

const inTime = (name: string, purpose: string, left: number, channelId: string) =>
  shown(name, { numbers: [account({ channelId, expiresAt: now + left })] }, purpose);

const otherDigits = (last: string) => `711000000000${last}`;

const overpaid = { ...division, interest: 300, principal: 5000, credit: 100 };

export const situations: readonly Situation[] = [
  inTime('aDayLeft', 'A number in an app, with a day left', day, 'gcash-bills'),
  inTime('hoursLeft', 'A number for QR Ph, with hours left', 5 * hour, 'qr-ph'),
  shown(
    'channelsOfEveryKind',
    {
      channels: [
        ...channels.map((one) => ({ ...one, postingTime: 2 * one.postingTime })),
        channel({ channelId: 'ecpay', name: 'ECPay', unavailable: { reason: 'belowMin' } }),
        channel({
          channelId: 'm-lhuillier',
          name: 'M Lhuillier',
          unavailable: { reason: 'closed', until: now + hour },
        }),
      ],
    },
    'Channels that are not available now, each with its reason',
  ),
  shown(
    'otherNumbers',
    {
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
            ...division,
            overdueFee: 125,
            principal: 625,
            serviceFee: 100,
            keptCentavos: 50,
          },
          receivedCentavos: 100_050,
        }),
      ],
      creditCentavos: 50,
    },
    'Other numbers of the loan, each with its state',
  ),
  shown(
    'paidAlready',
    {
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
    },
    'Announced payments that are not posted yet',
  ),
  shown('feesOfEveryKind', {
    numbers: [account({ state: 'used' })],
    postings: [posting(everyFee)],
  }),
  answered(
    'overpaid',
    settledCheckstand({
      postings: [posting({ amount: 5400, paidAt: now - 20 * minute, division: overpaid })],
      creditCentavos: 10_000,
    }),
    'Settled, with an overpayment',
  ),
  answered(
    'restructured',
    settledCheckstand({ newLoanOrderId: 'loan-2', postings: [posting()] }),
    'Another order took over the balance',
  ),
  {
    name: 'notPosted',
    purpose: 'The borrower paid days ago, and nothing is posted',
    path: 'loan/recall=own/judgeNumber=own',
    answers: {
      recall: gives({
        kept: {
          checkstand: checkstand({ numbers: [account()] }),
          accountNumber: account().accountNumber,
          notes: [paidNote({ notedAt: now - 8 * day })],
        },
        apps: [],
      }),
      fetchVirtualAccount: gives(checkstand({ number: account(), numbers: [account()] })),
    },
  },
  typed('aboveMax', '9999'),
  typed('belowMin', '0'),
  typed('notANumber', '-'),
  typed('notWhole', '10.5'),
  begun('rollover', 560),
  begun('restructure', 600),
  shown('restructure-agree', { restructure: 'agree' }),
  shown('restructure-running', { restructure: 'running' }),
  shown(
    'takenBack',
    {
      numbers: [account({ state: 'used' })],
      postings: [posting()],
      reversals: [{ reference: 'OFF-1', amount: 26, valueDate: '2023-11-10', at: now }],
    },
    'Paid in time and posted late: an overdue fee was reversed',
  ),
];
