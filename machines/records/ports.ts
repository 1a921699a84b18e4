import type { LoanFilter } from '#domain/loans/loan-groups.ts';
import type { LoanStatusRoutingPorts } from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import type { PagedListPorts } from '#machines/paged-list/paged-list.machine.ts';
import type { NotedLoan } from '#domain/payments/on-its-way.ts';

export type RecordsPorts = LoanStatusRoutingPorts & PagedListPorts<NotedLoan, LoanFilter>;
