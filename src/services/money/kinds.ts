import type { MoneyKind } from '#domain/money.ts';
import type { MoneyKindService } from './kind.ts';
import { applyOrder } from './kinds/apply-order.ts';
import { changeBankCard } from './kinds/change-bank-card.ts';
import { deleteAccount } from './kinds/delete-account.ts';
import { repayRestructureConfirm } from './kinds/repay-restructure-confirm.ts';
import { repayDeferralConfirm } from './kinds/repay-deferral-confirm.ts';
import { repaymentConfirm } from './kinds/repayment-confirm.ts';
import { serviceFeePayment } from './kinds/service-fee-payment.ts';

export const moneyKinds: { [Kind in MoneyKind]: MoneyKindService<Kind> } = {
  applyOrder,
  repaymentConfirm,
  repayRestructureConfirm,
  serviceFeePayment,
  repayDeferralConfirm,
  changeBankCard,
  deleteAccount,
};
