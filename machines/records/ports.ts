import type { LoanFilter } from '#domain/loan-groups.ts';
import type { LoanOrder } from '#domain/loan-order.ts';
import type { Paged } from '#domain/paged.ts';
import type { LoanStatusRoutingPorts } from '#machines/loan-status-routing/ports.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** What the loan records ask of the world. */
export type RecordsPorts = LoanStatusRoutingPorts & {
  /** A page of the loans, newest first: the one at the cursor, the first one where it is null. */
  getLoans: Port<{ filter: LoanFilter; cursor: string | null }, Timed<Paged<LoanOrder>>>;
};
