import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '#domain/failure.ts';
import type { LoanFilter } from '#domain/loans/loan-groups.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { belongsToFlow, type Location } from '#domain/pages.ts';
import {
  type LoanRoute,
  loanStatusRoutingMachine,
} from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import type { PagedListEvent } from '#machines/paged-list/paged-list.machine.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { outcomeAs, outcomeIs } from '#machines/shared/outcome.ts';
import { loanListMachine } from './loan-list.ts';

export type RecordsOutcome =
  | { type: 'left' }
  | { type: 'opens'; location: Location; filter: LoanFilter };

export type RecordsContext = {
  filter: LoanFilter;
  loanOrderId: string | null;
  order: LoanOrder | null;
  loanFailure: Failure | null;
  outcome: RecordsOutcome | null;
};

export type RecordsEvent =
  | FlowEvent
  | PagedListEvent
  | { type: 'filter.chosen'; filter: LoanFilter }
  | { type: 'loan.opened'; loanOrderId: string }
  | { type: 'sheet.closed' };

export const recordsSetup = setup({
  types: {
    context: {} as RecordsContext,
    children: {} as { loanList: 'loanList'; loanStatusRouting: 'loanStatusRouting' },
    events: {} as RecordsEvent,
    input: {} as { filter: LoanFilter },
    output: {} as RecordsOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    loanList: loanListMachine,
    loanStatusRouting: loanStatusRoutingMachine,
  },
  actions: {
    chooseFilter: assign((_, { filter }: { filter: LoanFilter }) => ({
      filter,
      order: null,
      loanFailure: null,
    })),
    keepLoan: assign((_, { loanOrderId }: { loanOrderId: string }) => ({
      loanOrderId,
      loanFailure: null,
    })),
    keepOrder: assign((_, { output }: { output: LoanRoute }) => ({
      order: outcomeAs(output, 'stays').order,
    })),
    tellList: sendTo('loanList', (_, event: PagedListEvent) => event),
    tellOrder: sendTo('loanList', (_, { output }: { output: LoanRoute }) => ({
      type: 'item.changed',
      item: outcomeAs(output, 'stays').order,
    })),
    closeSheet: assign({ order: null }),
    keepLoanFailure: assign((_, { error }: { error: unknown }) => ({
      loanFailure: failureFrom({}, { error }).failure,
    })),
    keepChildFailure: assign((_, { output }: { output: LoanRoute }) => ({
      loanFailure: outcomeAs(output, 'failed').failure,
    })),
    setOutcome: assign((_, outcome: RecordsOutcome) => ({ outcome })),
  },
  guards: {
    leadsToFlow: (_, { location }: { location: Location }) => belongsToFlow(location.page),
    anotherFilter: ({ context }, { filter }: { filter: LoanFilter }) => filter !== context.filter,
    pageOpens: outcomeIs<LoanRoute>('opens'),
    nothingOpens: outcomeIs<LoanRoute>('stays'),
  },
});
