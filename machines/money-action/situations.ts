import type { Situation } from '#machines/walk/model.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { cardIntent } from '#machines/samples/bank-card.ts';
import { deletionIntent } from '#machines/samples/deletion.ts';
import { repayIntent } from '#machines/samples/loans.ts';
import { deferralIntent } from '#machines/samples/operations.ts';
import { restructureIntent } from '#machines/samples/restructure.ts';

/**
 * Waits for the outcome: before the end of the settle window, and after it, when the lender cannot
 * accept the confirmation any more.
 */
const waits = ['/reconcileMoney=notTaken', '/+150000/reconcileSettledMoney=tokenInvalid'];

const resumed = (name: string, start: string, intent: MoneyIntent) => ({
  name,
  path: start,
  input: { userKey: 'juan', start: { type: 'resume', intent } },
});

const payment = resumed('payment', 'resumedPayment', repayIntent);
const purposes = [
  'The lender may still accept the payment',
  'The outcome of a payment should be known by now',
];

const confirmations = {
  Rollover: deferralIntent,
  Restructure: restructureIntent,
  CardChange: cardIntent,
  Deletion: deletionIntent,
};

/** Payments and confirmations; the walks cover an application. */
export const situations: readonly Situation[] = [
  { ...payment, purpose: 'The outcome of a payment is being reconciled' },
  ...waits.map((steps, at) => ({
    ...payment,
    path: payment.path + steps,
    purpose: purposes[at],
  })),
  ...Object.entries(confirmations).flatMap(([name, intent]) =>
    waits.map((steps) => {
      const shown = resumed(name, `resumed${name}`, intent);
      return { ...shown, path: shown.path + steps };
    }),
  ),
];
