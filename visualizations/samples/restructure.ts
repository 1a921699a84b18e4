import { day } from '#domain/constants.ts';
import { gives } from '#machines/walk/service.ts';
import { paidNote } from '#machines/samples/checkstand.ts';
import { now } from '#machines/samples/loans.ts';
import { restructureOrder, reviewedOrder } from '#machines/samples/restructure.ts';
import { answers, does, ends, type Sample } from './sample.ts';

const asked = 'queryRestructure';

const agreed = [
  ends('previewRestructureAgreement', 'text'),
  does({ type: 'agreement.opened' }),
  does({ type: 'nav.back' }),
  does({ type: 'agreement.ticked', ticked: true }),
  does({ type: 'restructure.requested' }),
];

const afterwards = (name: string, purpose: string): Sample => ({
  name,
  purpose,
  start: 'confirmation',
  steps: [
    ends(asked, 'offered'),
    ...agreed,
    does({ type: 'restructure.confirmed' }),
    ends('moneyAction', name),
    ends(asked, 'offered'),
  ],
  pictured: false,
});

const ended = (name: string, purpose: string): Sample => ({
  name,
  purpose,
  start: 'describe',
  steps: [ends(asked, name)],
  pictured: true,
});

const onItsWay = gives(restructureOrder({ coming: { amount: 597, postsAt: now + day } }));

const noted = gives(restructureOrder({ noted: [paidNote({ amount: 597 })] }));

export const samples: readonly Sample[] = [
  {
    name: 'paidInPart',
    purpose: 'A part of the amount to pay now was paid at a store',
    start: 'describe',
    steps: [ends(asked, 'paidInPart')],
    pictured: true,
  },
  {
    name: 'feeUnpaid',
    purpose: 'A part of the processing fee is unpaid, and moves to the new loan',
    start: 'details',
    steps: [
      answers(
        asked,
        gives(
          restructureOrder({
            totalToday: 5_663,
            totalAfter: 6_012,
            schedule: restructureOrder().schedule.map((part) =>
              part.period === 3 ? { ...part, serviceFee: 187 } : part,
            ),
          }),
        ),
      ),
    ],
    pictured: false,
  },
  {
    name: 'late',
    purpose: 'A step of the review takes longer than usual',
    start: 'review',
    steps: [answers(asked, gives(reviewedOrder('applying', { ago: 90_000 })))],
    pictured: true,
  },
  {
    name: 'paidEnough',
    purpose: 'Enough was paid for the restructure, and no further payment is drawn',
    start: 'confirmation',
    steps: [ends(asked, 'paidEnough'), ...agreed],
    pictured: false,
  },
  {
    name: 'onItsWay',
    purpose: 'Enough was paid for the operation, and is not posted yet',
    start: 'confirmation',
    steps: [answers(asked, onItsWay)],
    pictured: false,
  },
  {
    name: 'paidElsewhere',
    purpose: 'The borrower noted a payment for the restructure',
    start: 'describe',
    steps: [answers(asked, noted)],
    pictured: false,
  },
  {
    name: 'secondPayment',
    purpose: 'The question before a payment that the borrower has already noted',
    start: 'confirmation',
    steps: [answers(asked, noted), ...agreed],
    pictured: false,
  },

  ended('operationWithdrawn', 'The loan has changed since the offer'),
  ended('operationSettled', 'The loan was settled meanwhile'),
  ended('notFound', 'The order does not exist, or belongs to another borrower'),
  afterwards('notTaken', 'The confirmation did not reach the lender'),
  afterwards('answered', 'The lender refused with a message of its own'),
  afterwards('sessionEnded', 'The session had ended when the request arrived'),
];
