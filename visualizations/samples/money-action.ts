import { repayIntent } from '#tests/model/samples/loans.ts';
import { ends, type Sample, waits } from './sample.ts';

/** The start of a payment that was open when the app was opened. */
const payment = { userKey: 'juan', start: { type: 'resume', intent: repayIntent } };

/** How long a request may still be on its way, in milliseconds. */
const settleWindow = 150_000;

const resumed = (name: string, purpose: string, steps: Sample['steps']): Sample => ({
  name,
  purpose,
  start: 'resumedPayment',
  input: payment,
  steps,
  pictured: true,
});

/** What money under way shows of a payment: the walks are about an application. */
export const moneyAction: readonly Sample[] = [
  resumed('payment', 'A payment is being asked about', []),
  resumed('payment', 'A payment may still be taken', [ends('reconcileMoney', 'notTaken')]),
  resumed('payment', 'The outcome of a payment should be known by now', [
    waits(settleWindow),
    ends('reconcileSettledMoney', 'tokenInvalid'),
  ]),
];
