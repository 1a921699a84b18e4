import type { CreditOrder } from '#domain/credit-order.ts';
import type { Port } from '#machines/shared/ports.ts';

/** What the credit check asks of the world (S4, credit check flow). */
export type CreditCheckPorts = {
  /** The borrower's present credit order with its file upload; null when there is none. */
  queryCreditOrder: Port<{ creditOrderId: string | null }, CreditOrder | null>;
};
