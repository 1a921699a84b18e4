import type { MoneyKind } from '#domain/money.ts';
import { applyOrder } from './kinds/apply-order.ts';
import type { Effect, KindFixture } from './kinds/fixture.ts';
import { changeBankCard, deleteAccount } from './kinds/account.ts';
import { repayDeferralConfirm, repayRestructureConfirm } from './kinds/repay-operation-confirm.ts';
import { repaymentConfirm, serviceFeePayment } from './kinds/repayment.ts';

export const kindFixtures: { [Kind in MoneyKind]: KindFixture<Kind> } = {
  applyOrder,
  repaymentConfirm,
  repayRestructureConfirm,
  serviceFeePayment,
  repayDeferralConfirm,
  changeBankCard,
  deleteAccount,
};

export const firstEffect: Effect = { number: 1, attempt: '', amount: 5_000, at: 0 };
