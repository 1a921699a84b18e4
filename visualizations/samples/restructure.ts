import { day } from '#domain/constants.ts';
import { gives } from '#machines/walk/service.ts';
import { paidNote } from '#machines/samples/checkstand.ts';
import { now } from '#machines/samples/loans.ts';
import {
  agreedPlan,
  paidSince,
  restructureOrder,
  reviewedOrder,
} from '#machines/samples/restructure.ts';
import { answers, does, ends, pictured, type Sample, sample } from './sample.ts';

const asked = 'queryRestructure';

const agreed = (order = restructureOrder()) => [
  answers('previewRestructureAgreement', gives(agreedPlan(order))),
  does({ type: 'agreement.opened' }),
  does({ type: 'nav.back' }),
  does({ type: 'agreement.ticked', ticked: true }),
  does({ type: 'restructure.requested' }),
];

const afterwards = (name: string, purpose: string): Sample =>
  sample(name, purpose, 'confirmation', [
    ends(asked, 'offered'),
    ...agreed(),
    does({ type: 'restructure.confirmed' }),
    ends('moneyAction', name),
    ends(asked, 'offered'),
  ]);

const ended = (name: string, purpose: string): Sample =>
  pictured(name, purpose, 'describe', [ends(asked, name)]);

const onItsWay = gives(restructureOrder({ coming: { amount: 597, postsAt: now + day } }));

const noted = restructureOrder({ noted: [paidNote({ amount: 597 })] });

const paidEnough = restructureOrder(paidSince(600));

export const samples: readonly Sample[] = [
  pictured('paidInPart', 'A part of the amount to pay now was paid at a store', 'describe', [
    ends(asked, 'paidInPart'),
  ]),
  sample(
    'feeUnpaid',
    'A part of the processing fee is unpaid, and moves to the new loan',
    'details',
    [
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
  ),
  pictured('late', 'A step of the review takes longer than usual', 'review', [
    answers(asked, gives(reviewedOrder('applying', { ago: 90_000 }))),
  ]),
  sample(
    'paidEnough',
    'Enough was paid for the restructure, and no further payment is drawn',
    'confirmation',
    [answers(asked, gives(paidEnough)), ...agreed(paidEnough)],
  ),
  sample('onItsWay', 'Enough was paid for the operation, and is not posted yet', 'confirmation', [
    answers(asked, onItsWay),
  ]),
  sample('paidElsewhere', 'The borrower noted a payment for the restructure', 'describe', [
    answers(asked, gives(noted)),
  ]),
  sample(
    'secondPayment',
    'The question before a payment that the borrower has already noted',
    'confirmation',
    [answers(asked, gives(noted)), ...agreed(noted)],
  ),

  ended('operationWithdrawn', 'The loan has changed since the offer'),
  ended('operationSettled', 'The loan was settled meanwhile'),
  ended('notFound', 'The order does not exist, or belongs to another borrower'),
  afterwards('notTaken', 'The confirmation did not reach the lender'),
  afterwards('answered', 'The lender refused with a message of its own'),
  afterwards('sessionEnded', 'The session had ended when the request arrived'),
];
