import { gives } from '#machines/walk/service.ts';
import { rolledOver } from '#machines/samples/operations.ts';
import { reviewedOrder } from '#machines/samples/restructure.ts';
import { answers, pictured, type Sample, sample } from './sample.ts';

const asked = 'queryOperation';

export const samples: readonly Sample[] = [
  pictured('byPayment', 'A payment, not the borrower, confirmed the rollover', 'rollover', [
    answers(asked, gives({ kind: 'rollover', ...rolledOver({ confirmedBy: 'payment' }) })),
  ]),
  sample('creditUsed', 'Credit of earlier payments was used on the new loan', 'restructure', [
    answers(
      asked,
      gives({ kind: 'restructure', ...reviewedOrder('orderCreated', { credit: 50 }) }),
    ),
  ]),
];
