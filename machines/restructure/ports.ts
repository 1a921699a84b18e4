import type { AgreementDocument } from '#domain/loans/agreement.ts';
import type { RestructureOrder } from '#domain/operations/operation.ts';
import type { PaidNote } from '#domain/payments/offline-record.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

type OfOrder = { restructureOrderId: string };

export type Restructure = Timed<RestructureOrder> & { noted?: readonly PaidNote[] };

/** Order and agreement come from the same reply, so that their plans are equal. */
export type AgreedPlan = { order: Restructure; agreement: AgreementDocument };

export type RestructurePorts = MoneyActionPorts & {
  /** Throws a business failure for an order that ended without completion or does not exist. */
  queryRestructure: Port<OfOrder, Restructure>;
  /** The agreement, in the language of the app and stored on the phone, and its order. */
  previewRestructureAgreement: Port<OfOrder, AgreedPlan>;
};
