import type { AgreementDocument } from '#domain/loans/agreement.ts';
import type { RestructureOrder } from '#domain/operations/operation.ts';
import type { PaidNote } from '#domain/payments/offline-record.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

type OfOrder = { restructureOrderId: string };

/** A restructure order, and the borrower's notes of unposted payments on its loan. */
export type Restructure = Timed<RestructureOrder> & { noted?: readonly PaidNote[] };

export type RestructurePorts = MoneyActionPorts & {
  /**
   * Throws a business failure with the reason for an order that ended without completion or does
   * not exist.
   */
  queryRestructure: Port<OfOrder, Restructure>;
  /** The agreement of the present plan, in the borrower's language; stored on the phone. */
  previewRestructureAgreement: Port<OfOrder, AgreementDocument>;
};
