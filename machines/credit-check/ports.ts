import type { CreditOrder } from '#domain/credit/credit-order.ts';
import type { Port } from '#machines/shared/ports.ts';

/** The ports of the credit check (S4, credit check flow). */
export type CreditCheckPorts = {
  /** The borrower's present credit order with its file upload; null without one. */
  queryCreditOrder: Port<{ creditOrderId: string | null }, CreditOrder | null>;
};
