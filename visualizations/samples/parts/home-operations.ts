import { day } from '#domain/constants.ts';
import type { OperationNews } from '#domain/operations/operation-news.ts';
import { paidNote } from '#machines/samples/checkstand.ts';
import { now, today } from '#machines/samples/loans.ts';
import { type Sample, sample } from '../sample.ts';
import { atHome, late, overdue, paidAt, withLoans } from './at-home.ts';

const withNews = (name: string, purpose: string, operation: OperationNews): Sample =>
  atHome(name, purpose, withLoans([{ ...late, operation }], overdue), sample);

const kinds = ['rollover', 'restructure'] as const;
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

/** Home with a rollover or a restructure in each of its phases. */
export const operations: readonly Sample[] = [
  ...kinds.flatMap((kind) => [
    atHome(
      `${kind}Paid`,
      `A ${kind} was paid at a counter, and is not posted yet`,
      withLoans([{ ...late, onItsWay: paidAt(56_000), paysFor: kind }], {
        ...overdue,
        amount: 0,
        waitsFor: 'posting',
        postsAt: now + day,
      }),
      sample,
    ),
    withNews(`${kind}Begun`, `A ${kind} needs more money`, begun(kind)),
    atHome(
      `${kind}Noted`,
      `A ${kind} needs money that the borrower has noted as paid`,
      withLoans([{ ...late, operation: begun(kind) }], overdue, 5000, {
        'loan-1': [paidNote({ amount: 260 })],
      }),
      sample,
    ),
    withNews(`${kind}Made`, `A ${kind} was made, and its success was not seen`, {
      type: 'made',
      kind,
      orderId: `${kind}-1`,
    }),
    ...reasons[kind].map((reason) =>
      withNews(`${kind}NotMade${reason}`, `A ${kind} was not made: ${reason}`, {
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
    'agreementDue',
    'A restructure waits for its agreement',
    withLoans(
      [
        {
          ...late,
          operation: { type: 'agree', orderId: 'restructure-1', until: now + 3 * day },
        },
      ],
      { ...overdue, waitsFor: 'agreement' },
    ),
    sample,
  ),
];
