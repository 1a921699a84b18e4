import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { codes } from '#domain/codes.ts';
import { day, second } from '#domain/constants.ts';
import type { StatementKind } from '#domain/loans/loan-story.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import {
  counterPayments,
  overdueFeeReversals,
  serviceFeePayments,
} from '#sandbox/database/offline-schema.ts';
import { loanOrders, payments } from '#sandbox/database/schema.ts';
import { operationOrders } from '#sandbox/database/operation-tables.ts';
import { atDepth } from '#tests/depth.ts';
import { faultsOfLedger } from '#tests/simulation/server/ledger.ts';
import { faultsOfTables } from '#tests/simulation/server/laws.ts';
import { type Lender, openLender } from './operations/operation-steps.ts';
import type { MadeBorrower } from './wire-client.ts';

const lives = atDepth(4, 40);
const noon = '2026-11-22T12:00:00+08:00';

const kind = fc.constantFrom<'rollover' | 'restructure'>('rollover', 'restructure');
const device = fc.constantFrom<0 | 1>(0, 1);

/** A step of a life. Each of two devices confirms the price that it read last. */
const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: fc.constant('payOnline' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('payAtCounter' as const),
      channelId: fc.constantFrom('cebuana', 'gcash-bills', 'seven-eleven'),
      share: fc.constantFrom(0.02, 0.1, 0.12, 0.3, 1, 1.1),
      centavos: fc.constantFrom(0, 0, 1, 50, 99),
      paidAgo: fc.constantFrom(0, 0, day, 4 * day),
      postAfter: fc.constantFrom(0, 0, 40 * second, day, 6 * day),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('start' as const),
      kind,
      goes: fc.constantFrom('open' as const, 'confirmed' as const, 'done' as const),
      device,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('look' as const, 'confirm' as const, 'agree' as const),
      device,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      time: fc.constantFrom('6s', '45s', '45s', '45s', '1d', '9d', '31d'),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Codes with which a step of a life may be refused. Any other code fails the test. */
const allowed: readonly number[] = [
  codes.deferralConfig,
  codes.restructureConfig,
  402003,
  403001,
  403002,
  403004,
  403005,
  403006,
  403007,
];

function lifeOf({ control, steps, wire }: Lender, borrower: MadeBorrower) {
  const held = new Map<number, () => Promise<unknown>>();

  /**
   * The borrower with the oldest unpaid loan as the only loan; undefined without an unpaid loan.
   */
  async function debtor(): Promise<MadeBorrower | undefined> {
    const { orders } = await control.ledger(borrower);
    const { repaying, overdue } = loanStatus;
    const owed = orders.findLast(({ status }) => status === repaying || status === overdue);
    return owed && { ...borrower, loanOrderIds: [owed.loanOrderId] };
  }

  async function payAtCounter(who: MadeBorrower, one: Step & { do: 'payAtCounter' }) {
    const { channelId, share, centavos, paidAgo, postAfter } = one;
    const { number } = await steps.checkstand(who, { channelId });
    // A channel takes no amount outside its limits.
    if (number === null) return;
    const { accountNumber, amount, issuedAt } = number;
    const { now } = await control.advance(who, '0s');
    const paidAt = Math.max(issuedAt, now - paidAgo);
    await control.payAtCounter({
      accountNumber,
      amount:
        Math.max(50, Math.floor(amount * share)) +
        (channelId === 'seven-eleven' ? 0 : centavos / 100),
      paidAt,
      postAfter: `${Math.ceil((postAfter + now - paidAt) / second)}s`,
    });
  }

  /** Stores the confirmation of the open operation as the device shows it. */
  async function look(who: MadeBorrower, on: number): Promise<void> {
    const { open } = (await steps.pending(who)).offers ?? {};
    if (open?.state !== 'INITIATED') return;
    const { id } = open;
    if (open.kind === 'rollover') {
      const data = await steps.rollOver(who, id);
      held.set(on, () => wire.call('repayDeferralConfirm', data, who));
    } else {
      const data = await steps.restructure(who, id);
      held.set(on, () => wire.call('repayRestructureConfirm', data, who));
    }
  }
  /** Confirms the displayed price of the device, even if outdated. */
  const confirm = async (on: number) => held.get(on)?.();

  async function take(one: Step): Promise<void> {
    const who = await debtor();
    if (one.do === 'wait') await control.advance(borrower, one.time);
    if (one.do === 'confirm') await confirm(one.device);
    if (!who) return;
    if (one.do === 'payOnline') await steps.payOnline(who);
    if (one.do === 'payAtCounter') await payAtCounter(who, one);
    if (one.do === 'start') {
      await (one.kind === 'rollover'
        ? steps.initiateRollover(who)
        : steps.initiateRestructure(who));
      await look(who, one.device);
      if (one.goes !== 'open') await confirm(one.device);
      if (one.goes === 'done') await control.advance(borrower, '45s');
    }
    if (one.do === 'look' || one.do === 'agree') await look(who, one.device);
    if (one.do === 'agree') await confirm(one.device);
  }

  return async (one: Step): Promise<void> => {
    try {
      await take(one);
    } catch (error) {
      const refusal = /^\w+: (\d+) /.exec(error instanceof Error ? error.message : '');
      if (!allowed.includes(Number(refusal?.[1]))) throw error;
    }
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

/**
 * Checks the laws of the simulated worlds, that a loan has at most one open operation, and that the
 * statement of a paid-out loan has the money of its rows, to the centavo. The lender throws for a
 * wrong balance.
 */
async function checkLaws({ control, sandbox, wire }: Lender, borrower: MadeBorrower) {
  // The rows change only when the lender reads them, here for the ledger.
  await control.ledger(borrower);
  expect(await faultsOfLedger(sandbox.database)).toEqual([]);
  const rows = await sandbox.database.work(async (tx) => ({
    faults: await faultsOfTables(tx, Date.parse(noon), new Map()),
    loans: await tx.select().from(loanOrders),
    open: (await tx.select().from(operationOrders))
      .filter(({ state }) => ['initiated', 'confirmed', 'reviewing'].includes(state))
      .map(({ loanOrderId }) => loanOrderId),
    counters: await tx.select().from(counterPayments),
    payments: [
      ...(await tx.select().from(payments)),
      ...(await tx.select().from(serviceFeePayments)),
    ],
    reversals: await tx.select().from(overdueFeeReversals),
  }));
  const { counters, faults, loans, open } = rows;
  expect(faults).toEqual([]);
  expect(open).toEqual([...new Set(open)]);
  for (const { loanOrderId, operationFees, paidOutAt } of loans) {
    const { story } = await wire.call('queryRepayOrderDetail', { loanOrderId }, borrower);
    expect(story === undefined).toBe(paidOutAt === null);
    if (!story) continue;
    const ofLoan = <Row extends { loanOrderId: string }>(all: readonly Row[]) =>
      all.filter((row) => row.loanOrderId === loanOrderId);
    const centavosIn = (...kinds: StatementKind[]) =>
      sum(story.entries.map((entry) => (kinds.includes(entry.kind) ? entry.centavos : 0)));
    const paid = ofLoan(rows.payments).map(
      ({ amount, paymentId }) =>
        counters.find((one) => one.paymentId === paymentId)?.centavos ?? amount * 100,
    );
    const reversed = sum(ofLoan(rows.reversals).map(({ amount }) => amount));
    expect({
      paid: sum(paid) + centavosIn('payment'),
      reversed: reversed * 100 + centavosIn('feeTakenBack'),
      fees: operationFees * 100 - centavosIn('rolloverFee', 'restructureFee'),
    }).toEqual({ paid: 0, reversed: 0, fees: 0 });
  }
}

it.each(['rollover-offered', 'loan-75', 'restructure-offered', 'two-loans'])(
  'M3: any life of a loan obeys the laws of the lender: paid, rolled over, restructured, past midnights, from %s',
  async (scenario) => {
    let operations = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (life) => {
        const world = await openLender(noon);
        try {
          const borrower = await world.control.borrower(scenario);
          if (scenario === 'two-loans') await world.control.advance(borrower, '8d');
          const take = lifeOf(world, borrower);
          for (const one of life) {
            await take(one);
            await checkLaws(world, borrower);
          }
          const ledger = await world.control.ledger(borrower);
          operations += ledger.operations.filter(({ agreed }) => agreed !== null).length;
        } finally {
          world.close();
        }
      }),
      { numRuns: lives },
    );
    // The laws are not tested if no operation succeeds.
    expect(operations).toBeGreaterThanOrEqual(lives / 8);
  },
  10 * 60_000,
);
