import { disclose, type DisclosureStatement } from '#domain/loans/disclosure.ts';
import { priceOfRollover } from '#domain/operations/operation-price.ts';
import type { MoneyRequest } from '#domain/money.ts';
import type { Deferral } from './ports.ts';

/** Returns the cost of the rolled loan as a loan of its own (RA 3765), compared to the legal caps (V4). */
export const disclosureOf = (order: Deferral): DisclosureStatement =>
  disclose(priceOfRollover(order), order.from, order.caps);

/** Whether the rolled loan keeps within the law: its rates, and what it costs in all. */
export function isWithinCaps(order: Deferral): boolean {
  const { after, cap } = order.cost;
  return disclosureOf(order).overCaps.length === 0 && (cap === null || after <= cap);
}

/** The confirmation of an order as it is on screen: what is missing is drawn from the borrower's account. */
export function confirmationOf(order: Deferral): MoneyRequest<'repayDeferralConfirm'> {
  const { deferralOrderId, missing, cardNumber, disclosure } = order;
  const { version, hash } = disclosure;
  return {
    kind: 'repayDeferralConfirm',
    deferralOrderId,
    payment: { amount: missing, cardNumber },
    agreement: { version, hash },
  };
}
