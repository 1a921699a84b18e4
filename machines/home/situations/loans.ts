import { day } from '#domain/constants.ts';
import type { OperationNews } from '#domain/operations/operation-news.ts';
import { paidNote } from '#machines/samples/checkstand.ts';
import { now, today, feeIntent } from '#machines/samples/loans.ts';
import type { Situation } from '#machines/walk/model.ts';
import { does } from '#machines/walk/situation.ts';
import { atHome, late, overdue, paidAt, repaying, withLoans } from './at-home.ts';
import type { LastKnownNow } from '#domain/loans/last-known.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { cardIntent } from '#machines/samples/bank-card.ts';
import { deletionIntent } from '#machines/samples/deletion.ts';
import { dueNow, lastKnown, numbered } from '#machines/samples/last-known.ts';
import { deferralIntent } from '#machines/samples/operations.ts';
import { instalment } from '#machines/samples/repayment.ts';
import { sessionOf } from '#machines/samples/people.ts';
import { restructureIntent } from '#machines/samples/restructure.ts';

const unknown = (name: string, ...openIntents: MoneyIntent[]): Situation => ({
  name,
  path: `${name}/getHomepageData=newBorrower`,
  input: { session: sessionOf('juan'), openIntents },
});

export const unknownOutcomes: readonly Situation[] = [
  unknown('feeUnknown', feeIntent),
  unknown('operationsUnknown', deferralIntent, restructureIntent),
  unknown('accountUnknown', cardIntent),
  unknown('deletionUnknown', deletionIntent),
];

const offline = (name: string, what: LastKnownNow, purpose?: string): Situation => ({
  name,
  purpose,
  path: ['juan', does({ type: 'lastKnown.changed', lastKnown: what }), 'getHomepageData=network'],
});

const grown = lastKnown({
  today: false,
  dues: [
    dueNow({ overdue: true, noted: 344, left: 5_000, coming: 1000, payNumber: null }),
    dueNow({ grown: 'more', payNumber: numbered('over') }),
    dueNow({ grown: 'perhaps', payNumber: numbered('unsure') }),
  ],
});

const number = numbered('payable');
const noted = lastKnown({
  dues: [
    dueNow({ noted: 344, left: 5_000, payNumber: number && { ...number, amount: 5_000, fee: 0 } }),
    dueNow({ noted: 5_344, left: 0, payNumber: null }),
    dueNow({ notedLate: 344 }),
    dueNow({ notedAt: now, payNumber: null }),
    dueNow({ payNumber: number && { ...number, fee: undefined } }),
  ],
});

export const offlineStarts: readonly Situation[] = [
  offline('dueOffline', lastKnown(), 'No internet, and the amount due as of this morning'),
  offline('grownOffline', grown),
  offline('notedOffline', noted),
  offline(
    'restructuringOffline',
    lastKnown({ dues: [dueNow({ amount: 0, payNumber: null, restructuring: true })] }),
  ),
  offline('nothingOffline', lastKnown({ dues: [] })),
  offline('nothingBefore', lastKnown({ today: false, dues: [] })),
];

const withNews = (name: string, operation: OperationNews): Situation =>
  atHome(name, withLoans([{ ...late, operation }], overdue));

/** The reasons why an operation was not made; both kinds have the same texts. */
const reasons = {
  rollover: ['priceChanged'],
  restructure: ['tooLittle', 'notAgreed', 'otherOperation', 'paid'],
} as const;

const begun = (kind: 'rollover' | 'restructure') =>
  ({
    type: 'begun',
    kind,
    orderId: `${kind}-1`,
    missing: 260,
    since: now - day,
    until: now + day,
  }) as const;

const agreementDue = {
  ...late,
  operation: { type: 'agree', orderId: 'restructure-1', until: now + 3 * day } as const,
};

/** Home with a rollover or a restructure in each of its phases. */
export const operations: readonly Situation[] = [
  ...(['rollover', 'restructure'] as const).flatMap((kind) => [
    atHome(
      `${kind}Paid`,
      withLoans([{ ...late, onItsWay: paidAt(56_000), paysFor: kind }], {
        ...overdue,
        amount: 0,
        waitsFor: 'posting',
        postsAt: now + day,
      }),
    ),
    withNews(`${kind}Begun`, begun(kind)),
    atHome(
      `${kind}Noted`,
      withLoans([{ ...late, operation: begun(kind) }], overdue, 5000, {
        'loan-1': [paidNote({ amount: 260 })],
      }),
    ),
    withNews(`${kind}Made`, { type: 'made', kind, orderId: `${kind}-1` }),
    ...reasons[kind].map((reason) =>
      withNews(`${kind}NotMade${reason}`, {
        type: 'notMade',
        kind,
        reason,
        amount: 400,
        missing: 160,
        on: today,
      }),
    ),
  ]),
  atHome(
    'rolloverMadeThenPaid',
    withLoans([
      repaying('loan-1', {
        dueDate: '2023-11-20',
        operation: { type: 'made', kind: 'rollover', orderId: 'rollover-1' },
        onItsWay: paidAt(265_000),
        oncePosted: [instalment(2)],
      }),
    ]),
  ),
  atHome('agreementDue', withLoans([agreementDue], { ...overdue, waitsFor: 'agreement' })),
];
