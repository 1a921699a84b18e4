import { disclose, type DisclosureStatement } from '#domain/loans/disclosure.ts';
import { priceOfRollover } from '#domain/operations/operation-price.ts';
import type { MoneyRequest } from '#domain/money.ts';
import type { Deferral } from './ports.ts';

/** The cost of the rolled over amount as a separate loan (RA 3765), for the legal caps (V4). */
export const disclosureOf = (order: Deferral): DisclosureStatement =>
  disclose(priceOfRollover(order), order.from, order.caps);

export function isWithinCaps(order: Deferral): boolean {
  const { after, cap } = order.cost;
  return disclosureOf(order).overCaps.length === 0 && (cap === null || after <= cap);
}

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
