import { gives } from '#machines/walk/service.ts';
import { rolledOver } from '#machines/samples/operations.ts';
import { reviewedOrder } from '#machines/samples/restructure.ts';
import { answers, type Sample } from './sample.ts';

const asked = 'queryOperation';

export const samples: readonly Sample[] = [
  {
    name: 'byPayment',
    purpose: 'A payment, not the borrower, confirmed the rollover',
    start: 'rollover',
    steps: [answers(asked, gives({ kind: 'rollover', ...rolledOver({ confirmedBy: 'payment' }) }))],
    pictured: true,
  },
  {
    name: 'creditUsed',
    purpose: 'Credit of earlier payments was used on the new loan',
    start: 'restructure',
    steps: [
      answers(
        asked,
        gives({ kind: 'restructure', ...reviewedOrder('orderCreated', { credit: 50 }) }),
      ),
    ],
    pictured: false,
  },
];
