import type { MoneyIntent } from '#domain/money.ts';
import { cardIntent } from '#machines/samples/bank-card.ts';
import { deletionIntent } from '#machines/samples/deletion.ts';
import { repayIntent } from '#machines/samples/loans.ts';
import { deferralIntent } from '#machines/samples/operations.ts';
import { restructureIntent } from '#machines/samples/restructure.ts';
import { ends, type Sample, waits } from './sample.ts';

const payment = { userKey: 'juan', start: { type: 'resume', intent: repayIntent } };

/** Milliseconds in which a request may still be in flight. */
const settleWindow = 150_000;

const resumed = (name: string, purpose: string, steps: Sample['steps']): Sample => ({
  name,
  purpose,
  start: 'resumedPayment',
  input: payment,
  steps,
  pictured: true,
});

const confirmation = (kind: string, intent: MoneyIntent): Sample[] => {
  const shown = {
    name: kind,
    start: `resumed${kind}`,
    input: { userKey: 'juan', start: { type: 'resume', intent } },
  };
  return [
    {
      ...shown,
      purpose: 'The lender may still accept the confirmation',
      steps: [ends('reconcileMoney', 'notTaken')],
    },
    {
      ...shown,
      purpose: 'The outcome of a confirmation should be known by now',
      steps: [waits(settleWindow), ends('reconcileSettledMoney', 'tokenInvalid')],
    },
  ];
};

/** Payments and confirmations; the walks cover an application. */
export const samples: readonly Sample[] = [
  resumed('payment', 'The outcome of a payment is being reconciled', []),
  resumed('payment', 'The lender may still accept the payment', [
    ends('reconcileMoney', 'notTaken'),
  ]),
  resumed('payment', 'The outcome of a payment should be known by now', [
    waits(settleWindow),
    ends('reconcileSettledMoney', 'tokenInvalid'),
  ]),
  ...confirmation('Rollover', deferralIntent),
  ...confirmation('Restructure', restructureIntent),
  ...confirmation('CardChange', cardIntent),
  ...confirmation('Deletion', deletionIntent),
];
