import type { AgreementDocument } from '#domain/loans/agreement.ts';
import type { RestructureOrder } from '#domain/operations/operation.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** The restructure order that a call is about. */
type OfOrder = { restructureOrderId: string };

/** The ports of restructuring a loan. */
export type RestructurePorts = MoneyActionPorts & {
  /** Throws a business failure that says why for an order that ended before it was done, or is nobody's. */
  queryRestructure: Port<OfOrder, Timed<RestructureOrder>>;
  /** The agreement of the plan as it is now, in the person's language; it is kept on the phone. */
  previewRestructureAgreement: Port<OfOrder, AgreementDocument>;
};
