import * as v from 'valibot';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { bridgeActions } from '#protocol/bridge-actions.ts';
import type { MoneyKind } from '#domain/money.ts';
import { methods, type OnceMethod } from '#protocol/methods.ts';
import type { Call as BatchedCall } from '#services/api/client.ts';

const columns = ['#protocol/caller.ts', '#protocol/methods/caller.ts'] as const;

/** The rows of both tables, with the descriptions that the app's build removes. */
async function rowsInWords() {
  const kept = (who: string, when: string) => ({ who, when });
  vi.resetModules();
  for (const column of columns) vi.doMock(column, () => ({ by: kept }));
  const { methods: calls } = await import('#protocol/methods.ts');
  const { bridgeActions: actions } = await import('#protocol/bridge-actions.ts');
  for (const column of columns) vi.doUnmock(column);
  vi.resetModules();
  return [...Object.entries(calls), ...Object.entries(actions)];
}

const Words = v.object({
  who: v.pipe(v.string(), v.minLength(1)),
  when: v.pipe(v.string(), v.minLength(1)),
});

describe('the method tables', () => {
  it('state who calls each method, and when', async () => {
    const rows = await rowsInWords();
    expect(rows).toHaveLength(Object.keys(methods).length + Object.keys(bridgeActions).length);
    const wordless = rows.filter(([, { caller }]) => !v.is(Words, caller));
    expect(wordless.map(([name]) => name)).toEqual([]);
  });

  it('name the methods that are sent once: those that move money or end an account', () => {
    const named = Object.entries(methods).flatMap(([name, { effect }]) =>
      effect === 'once' ? name : [],
    );
    const once = `applyOrder repaymentConfirm repayDeferralConfirm repayRestructureConfirm
      serviceFeePayment changeBankCard deleteAccount refundOverpayment`.split(/\s+/);
    expect(named.toSorted()).toEqual(once.toSorted());
  });

  it('contain no method that is sent once and shares a request', () => {
    expectTypeOf<Extract<BatchedCall['method'], OnceMethod>>().toBeNever();
    expectTypeOf<MoneyKind>().toExtend<OnceMethod>();
  });
});
