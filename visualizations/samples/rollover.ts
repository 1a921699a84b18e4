import { gives, throws } from '#machines/walk/service.ts';
import { comingIn, paidNote } from '#machines/samples/checkstand.ts';
import { refusalOf } from '#machines/samples/failures.ts';
import { deferral } from '#machines/samples/operations.ts';
import { answers, does, ends, pictured, type Sample, sample } from './sample.ts';

const asked = 'repayDeferralDetail';

const agreed = [
  does({ type: 'consent.ticked', ticked: true }),
  does({ type: 'rollover.requested' }),
];

const afterwards = (name: string, purpose: string): Sample =>
  sample(name, purpose, 'describe', [
    ends(asked, 'initiated'),
    ...agreed,
    does({ type: 'rollover.confirmed' }),
    ends('moneyAction', name),
    ends(asked, 'initiated'),
  ]);

export const samples: readonly Sample[] = [
  pictured('costFirst', 'A third rollover: what the loan has cost comes first', 'describe', [
    answers(asked, gives(deferral({ used: 2, cost: { byPlan: 1_680, after: 2_240, cap: 5_000 } }))),
  ]),
  pictured('overCap', 'The rollover would cost more than the law allows', 'describe', [
    ends(asked, 'overCap'),
  ]),
  sample('overdueFee', 'The postponed instalment has an overdue fee', 'describe', [
    answers(asked, gives(deferral({ overdueFee: 26, minimumPayment: 586, missing: 586 }))),
  ]),
  sample('onItsWay', 'Enough was paid for the operation, and is not posted yet', 'describe', [
    answers(asked, gives(deferral({ coming: { amount: 560, postsAt: 1_700_086_400_000 } }))),
  ]),
  sample(
    'paidElsewhere',
    'A part of the price is on its way, and the borrower noted another payment',
    'describe',
    [
      answers(
        asked,
        gives(
          deferral({
            onItsWay: [comingIn({ centavos: 20_000, accountNumber: '7110123412340000' })],
            noted: [paidNote({ amount: 360 })],
          }),
        ),
      ),
    ],
  ),
  pictured(
    'secondPayment',
    'The question before a payment that the borrower has already noted',
    'describe',
    [answers(asked, gives(deferral({ noted: [paidNote({ amount: 560 })] }))), ...agreed],
  ),
  sample('withdrawn', 'The loan has changed since the offer', 'describe', [
    answers(asked, throws(refusalOf('operationWithdrawn'))),
  ]),
  sample('operationSettled', 'The loan was settled meanwhile', 'describe', [
    ends(asked, 'operationSettled'),
  ]),
  sample('notFound', 'The order does not exist, or belongs to another borrower', 'describe', [
    ends(asked, 'notFound'),
  ]),
  afterwards('notTaken', 'The confirmation did not reach the lender'),
  afterwards('operationInsufficient', 'Too little was paid'),
  afterwards('answered', 'The lender refused with a message of its own'),
  afterwards('sessionEnded', 'The session had ended when the request arrived'),
];
