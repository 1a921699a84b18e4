import { describe, expect, expectTypeOf, it } from 'vitest';
import type { MoneyKind } from '#domain/money.ts';
import { methods, type OnceMethod } from '#protocol/methods.ts';
import type { Call as BatchedCall } from '#services/api/client.ts';

describe('the method tables', () => {
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
