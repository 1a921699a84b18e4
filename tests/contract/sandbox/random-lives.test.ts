import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '#domain/codes.ts';
import { day } from '#domain/constants.ts';
import { atDepth } from '#tests/depth.ts';
import { type InMemory, openSandbox } from './in-memory.ts';
import { checkLaws, type LifeBooks } from './life-laws.ts';
import { type LifeSteps, lifeSteps } from './life-steps.ts';
import type { MadeBorrower } from './wire-client.ts';

const lives = atDepth(4, 40);

const device = fc.constantFrom<0 | 1>(0, 1);

/** A step of a life. Each of two devices confirms what it saw last. */
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
      postAfter: fc.constantFrom(0, 0, 40_000, day, 6 * day),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('start' as const),
      kind: fc.constantFrom('rollover' as const, 'restructure' as const),
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

async function take(steps: LifeSteps, one: Step): Promise<number> {
  switch (one.do) {
    case 'payOnline':
      return steps.payOnline();
    case 'payAtCounter':
      return steps.payAtCounter(one);
    case 'wait':
      return steps.wait(one.time);
    case 'start':
      return (
        (await steps.initiate(one.kind)) ||
        (await steps.look(one.device)) ||
        (one.goes !== 'open' && (await steps.confirm(one.device))) ||
        (one.goes === 'done' ? steps.wait('45s') : 0)
      );
    case 'look':
      return steps.look(one.device);
    case 'confirm':
      return steps.confirm(one.device);
    case 'agree':
      return (await steps.look(one.device)) || steps.confirm(one.device);
  }
}

/** Codes with which a step of a life may be refused. Any other code fails the test. */
const expected: readonly number[] = [
  0,
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

describe('any life of a loan: paid online and at counters, rolled over, restructured, past midnights', () => {
  let world: InMemory;
  beforeAll(async () => {
    world = await openSandbox('2026-11-22T12:00:00+08:00');
  });
  afterAll(() => world.close());

  /** The sandbox throws for a statement that differs from the loan account (R4). */
  async function hasStatements(borrower: MadeBorrower, { loans }: LifeBooks): Promise<void> {
    for (const { loanOrderId, paidOutAt } of loans) {
      const detail = await world.wire.call('queryRepayOrderDetail', { loanOrderId }, borrower);
      expect(detail.story === undefined).toBe(paidOutAt === null);
    }
  }

  async function live(borrower: MadeBorrower, life: readonly Step[]): Promise<LifeBooks> {
    const steps = lifeSteps(world, borrower);
    for (const one of life) {
      const code = await take(steps, one);
      if (!expected.includes(code)) throw new Error(`${one.do} was refused: ${code}`);
      checkLaws(await steps.books());
      await hasStatements(borrower, await steps.books());
    }
    return steps.books();
  }

  it.each(['rollover-offered', 'loan-75', 'restructure-offered', 'two-loans'])(
    'from %s: obeys the laws of `life-laws.ts`, and gives every paid-out loan a statement',
    async (scenario) => {
      const total = { rolled: 0, restructured: 0 };
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (life) => {
          const borrower = await world.control.borrower(scenario);
          if (scenario === 'two-loans') await world.control.advance(borrower, '8d');
          const end = await live(borrower, life);
          total.rolled += end.deferrals.filter(({ agreed }) => agreed !== null).length;
          total.restructured += end.loans.filter((loan) => loan.newLoanOrderId !== null).length;
        }),
        { numRuns: lives },
      );
      // The laws are not tested if no operation succeeds.
      expect(total.rolled + total.restructured).toBeGreaterThanOrEqual(lives / 8);
    },
    10 * 60_000,
  );
});
