import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure.ts';
import type { LoanFilter } from '#domain/loan-groups.ts';
import type { LoanOrder } from '#domain/loan-order.ts';
import { type Paged, withFirst, withItem, withMore } from '#domain/paged.ts';
import { belongsToFlow, type Location } from '#domain/pages.ts';
import {
  type LoanRoute,
  loanStatusRoutingMachine,
} from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { outcomeAs, outcomeIs } from '#machines/shared/outcome.ts';
import { port, type Timed } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import type { RecordsPorts } from './ports.ts';

/** How the records ended: the person went home, or opened a page, which leads back to this filter. */
export type RecordsOutcome =
  | { type: 'left' }
  | { type: 'opens'; location: Location; filter: LoanFilter };

/** Loans as far as they were fetched, and when the first of them were. */
type Loans = Timed<Paged<LoanOrder>>;

export type RecordsContext = {
  filter: LoanFilter;
  /** Null until the first page of the filter is there. */
  loans: Loans | null;
  /** Why loans could not be fetched. */
  failure: Failure | null;
  /** The loan that was tapped last. */
  loanOrderId: string | null;
  /** The loan whose figures lie above the list. */
  order: LoanOrder | null;
  /** Why the loan could not be opened. */
  loanFailure: Failure | null;
  outcome: RecordsOutcome | null;
};

export type RecordsEvent =
  | FlowEvent
  | { type: 'retry.pressed' }
  | { type: 'filter.chosen'; filter: LoanFilter }
  /** The end of what is there comes near. */
  | { type: 'end.reached' }
  | { type: 'loan.opened'; loanOrderId: string }
  | { type: 'sheet.closed' };

const idOf = ({ loanOrderId }: LoanOrder): string => loanOrderId;

const loansIn = ({ loans }: RecordsContext): Loans => required(loans, 'loans');

/** The names that the states of the records use: actors, actions, guards. */
export const recordsSetup = setup({
  types: {
    context: {} as RecordsContext,
    events: {} as RecordsEvent,
    input: {} as { filter: LoanFilter },
    output: {} as RecordsOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    getLoans: port<RecordsPorts['getLoans']>('getLoans'),
    loanStatusRouting: loanStatusRoutingMachine,
  },
  actions: {
    chooseFilter: assign((_, { filter }: { filter: LoanFilter }) => ({
      filter,
      loans: null,
      failure: null,
      order: null,
      loanFailure: null,
    })),
    keepLoans: assign((_, { output }: { output: Loans }) => ({ loans: output, failure: null })),
    keepFirst: assign(({ context }, { output }: { output: Loans }) => ({
      loans: { ...withFirst(loansIn(context), output, idOf), receivedAt: output.receivedAt },
      failure: null,
    })),
    /** The list is as old as its first page. */
    keepMore: assign(({ context }, { output }: { output: Loans }) => {
      const loans = loansIn(context);
      const { receivedAt } = loans;
      return { loans: { ...withMore(loans, output, idOf), receivedAt }, failure: null };
    }),
    keepFailure: assign(failureFrom),
    keepLoan: assign((_, { loanOrderId }: { loanOrderId: string }) => ({
      loanOrderId,
      loanFailure: null,
    })),
    /** What was heard of the loan just now stands in the list, too. */
    keepOrder: assign(({ context }, { output }: { output: LoanRoute }) => {
      const { order } = outcomeAs(output, 'stays');
      const loans = loansIn(context);
      const { receivedAt } = loans;
      return { order, loans: { ...withItem(loans, order, idOf), receivedAt } };
    }),
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
    moreThere: ({ context }) => loansIn(context).next !== null,
    loanShown: ({ context }, { loanOrderId }: { loanOrderId: string }) =>
      loansIn(context).items.some((loan) => idOf(loan) === loanOrderId),
    pageOpens: outcomeIs<LoanRoute>('opens'),
    nothingOpens: outcomeIs<LoanRoute>('stays'),
  },
});
