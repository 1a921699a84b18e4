import { gives } from '#machines/walk/service.ts';
import { rolledOver } from '#machines/samples/operations.ts';
import { reviewedOrder } from '#machines/samples/restructure.ts';
import { pictured, type Sample, sample } from './sample.ts';

export const samples: readonly Sample[] = [
  pictured(
    'byPayment',
    'A payment, not the borrower, confirmed the rollover',
    'rollover/queryOperation=own',
    { queryOperation: gives({ kind: 'rollover', ...rolledOver({ confirmedBy: 'payment' }) }) },
  ),
  sample('underReview', 'restructure/queryOperation=reviewing'),
  sample('creditUsed', 'restructure/queryOperation=own', {
    queryOperation: gives({
      kind: 'restructure',
      ...reviewedOrder('orderCreated', { credit: 50 }),
    }),
  }),
];
