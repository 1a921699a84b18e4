import type { CreditOrder } from '#domain/credit/credit-order.ts';
import type { Port } from '#machines/shared/ports.ts';

export type CreditCheckPorts = {
  /** The borrower's present credit order with its file upload; null without one. */
  queryCreditOrder: Port<{ creditOrderId: string | null }, CreditOrder | null>;
};
