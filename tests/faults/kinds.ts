import type { MoneyKind } from '#domain/money.ts';
import { applyOrder } from './kinds/apply-order.ts';
import type { KindFixture } from './kinds/fixture.ts';
import { repaymentConfirm } from './kinds/repayment-confirm.ts';

/** Every kind of money: one line each. */
export const kindFixtures: { [Kind in MoneyKind]: KindFixture<Kind> } = {
  applyOrder,
  repaymentConfirm,
};
