import type { LoanFilter } from '#domain/loans/loan-groups.ts';
import type { LoanStatusRoutingPorts } from '#machines/loan-status-routing/ports.ts';
import type { PagedListPorts } from '#machines/paged-list/ports.ts';
import type { NotedLoan } from '#domain/payments/on-its-way.ts';

export type RecordsPorts = LoanStatusRoutingPorts & PagedListPorts<NotedLoan, LoanFilter>;
