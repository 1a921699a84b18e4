import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import { openDatabase } from '#sandbox/database/database.ts';
import { sandboxAppOn } from '#sandbox/http/app.ts';
import { seededRandom } from '#sandbox/random.ts';
import { sandboxOn } from '#sandbox/sandbox.ts';
import { atDepth } from '#tests/depth.ts';
import { controlClient, type MadeBorrower, wireClient } from '../wire-client.ts';

const origin = 'http://sandbox';
/** Noon in Manila: at this time no channel is closed, after any number of whole days. */
const noon = Date.parse('2026-03-02T12:00:00+08:00');

async function openInMemory() {
  const random = seededRandom('pandan');
  const database = await openDatabase({ url: ':memory:' });
  const sandbox = sandboxOn(database, { realTime: () => noon, random });
  const app = sandboxAppOn(sandbox);
  const fetch = async (url: string, request: RequestInit) => app.request(url, request);
  return { wire: wireClient(origin, fetch), control: controlClient(origin, fetch) };
}
type InMemory = Awaited<ReturnType<typeof openInMemory>>;

/** A payment at a counter (`share` of the amount due first, plus centavos) or online, or a pause. */
const step = fc.oneof(
  fc.record({
    does: fc.constant('paysAtCounter' as const),
    channelId: fc.constantFrom('seven-eleven', 'cebuana', 'gcash-bills'),
    share: fc.constantFrom(0.1, 0.5, 1, 1.2),
    centavos: fc.constantFrom(0, 1, 50, 99),
    postDays: fc.nat(9),
  }),
  fc.record({ does: fc.constant('paysOnline' as const) }),
  fc.record({ does: fc.constant('waits' as const), days: fc.integer({ min: 1, max: 12 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take({ wire, control }: InMemory, borrower: MadeBorrower, one: Step) {
  const { token } = borrower;
  const [loanOrderId] = borrower.loanOrderIds;
  if (one.does === 'waits') await control.advance(borrower, `${one.days}d`);
  if (one.does === 'paysOnline') {
    const { orders } = await control.ledger(borrower);
    if (orders.find((order) => order.loanOrderId === loanOrderId)?.status === 80) return;
    const pending = await wire.call('queryPendingRepayPlan', { loanOrderId }, { token });
    const request = repaymentRequestOf(pending, 1);
    if (request.ok) await wire.call('repaymentConfirm', request.value, { token });
  }
  if (one.does === 'paysAtCounter') {
    const request = { loanOrderId, channelId: one.channelId, amount: null, renew: null };
    const { number, numbers } = await wire.call('fetchVirtualAccount', request, { token });
    const paid = number ?? numbers.find(({ channelId }) => channelId === one.channelId);
    if (!paid) return;
    const centavos = paid.channelId === 'seven-eleven' ? 0 : one.centavos;
    const amount = Math.max(50, Math.floor(paid.amount * one.share)) + centavos / 100;
    const { accountNumber } = paid;
    await control.payAtCounter({ accountNumber, amount, postAfter: `${one.postDays}d` });
  }
}

/** Pesos by instalment and part of it. */
const Allocations = v.array(v.record(v.string(), v.number()));

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Checks the invariant in the ledger and in the app's replies. */
async function checkInvariant({ wire, control }: InMemory, borrower: MadeBorrower) {
  const [loanOrderId] = borrower.loanOrderIds;
  const { payments, counterPayments, credits, overdueFeeReversals } =
    await control.ledger(borrower);
  const detail = await wire.call(
    'queryRepayOrderDetail',
    { loanOrderId },
    { token: borrower.token },
  );
  const posted = counterPayments.filter(({ postedAt }) => postedAt !== null);
  const received = detail.payments.map(({ receivedCentavos = 0 }) => receivedCentavos);
  const counters = sum(posted.map(({ centavos }) => centavos));
  const own = sum(detail.payments.map(({ account, amount }) => (account ? amount : 0)));
  expect(payments.filter((payment) => payment.loanOrderId === loanOrderId)).toHaveLength(
    detail.payments.length,
  );
  expect(sum(received)).toBe(counters + own * 100);
  const paidOnPlan = sum(detail.repayPlans.map(({ paidAmount }) => paidAmount));
  // Another loan of the borrower is paid only with credit; an excess becomes credit again.
  const used = sum(
    payments
      .filter((payment) => payment.loanOrderId !== loanOrderId)
      .flatMap(({ allocations }) => v.parse(Allocations, allocations))
      .flatMap(({ period: _, ...pesos }) => Object.values(pesos)),
  );
  const credit = sum(credits.map(({ centavos }) => centavos));
  expect(sum(received)).toBe((paidOnPlan + used) * 100 + credit);
  const ofLoan = credits.filter((entry) => entry.loanOrderId === loanOrderId);
  expect(detail.creditCentavos).toBe(sum(ofLoan.map(({ centavos }) => centavos)));
  expect(detail.reversals).toHaveLength(overdueFeeReversals.length);
  expect(overdueFeeReversals.every(({ amount }) => amount > 0)).toBe(true);
  const isPaid = detail.repayPlans.every(({ repayDate }) => repayDate !== null);
  expect(detail.status === 80).toBe(isPaid);
}

/** Money beyond a paid loan pays the other one. */
const paysBoth: [string, Step[]] = [
  'two-loans',
  [
    { does: 'paysAtCounter', channelId: 'seven-eleven', share: 1, centavos: 0, postDays: 0 },
    { does: 'paysOnline' },
    { does: 'waits', days: 1 },
    { does: 'paysAtCounter', channelId: 'seven-eleven', share: 0.1, centavos: 0, postDays: 0 },
  ],
];

/** The credit that pays the other loan exceeds what that loan owed on the day of the payment. */
const paysTooMuch: [string, Step[]] = [
  'two-loans',
  [
    { does: 'paysAtCounter', channelId: 'seven-eleven', share: 1.2, centavos: 0, postDays: 2 },
    { does: 'paysAtCounter', channelId: 'seven-eleven', share: 1.2, centavos: 0, postDays: 1 },
    { does: 'paysOnline' },
    { does: 'paysOnline' },
    { does: 'waits', days: 2 },
  ],
];

it('over random lives, paid = allocated + credit, used or left, in the ledger after every step', async () => {
  const sandbox = await openInMemory();
  const life = fc.tuple(
    fc.constantFrom('loan-70', 'loan-75', 'two-loans'),
    fc.array(step, { minLength: 1, maxLength: 8 }),
  );
  await fc.assert(
    fc.asyncProperty(life, async ([scenario, steps]) => {
      const made = await sandbox.control.borrower(scenario);
      const borrower = { ...made, loanOrderIds: made.loanOrderIds.slice(-1) };
      for (const one of steps) {
        await take(sandbox, borrower, one);
        await checkInvariant(sandbox, borrower);
      }
    }),
    { numRuns: atDepth(8, 40), examples: [[paysBoth], [paysTooMuch]] },
  );
});
