import { assign, setup } from 'xstate';
import type { Rejection } from '#domain/credit/credit-order.ts';
import { addDays, type IsoDate, manilaDay } from '#domain/dates.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { PageId, Location } from '#domain/pages.ts';
import { detailsPages } from '#domain/loans/loan-pages.ts';
import type { CreditQuota } from '#domain/loans/quota.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import { leadsTo } from '#machines/shared/locations.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { pauseAfter } from '#machines/shared/pauses.ts';
import { port, type Timed } from '#machines/shared/ports.ts';
import { type Phase, phaseOf } from './phase.ts';
import type { OrderProgressPorts, Subject, SubjectReport } from './ports.ts';

export type OrderProgressOutcome = { type: 'left' } | { type: 'movedOn'; location: Location };

export type OrderProgressInput = {
  subject: Subject;
  page: PageId;
};

export type OrderProgressContext = {
  subject: Subject;
  page: PageId;
  details: boolean;
  report: SubjectReport | null;
  rejection: (Pick<Rejection, 'guide'> & { applyAgainOn: IsoDate }) | null;
  quota: CreditQuota | null;
  failure: Failure | null;
  /** The pause between polls grows with this number. */
  rounds: number;
  outcome: OrderProgressOutcome | null;
};

export type OrderProgressEvent =
  | FlowEvent
  | { type: 'details.opened' }
  | { type: 'retry.pressed' }
  | { type: 'loan.opened' }
  | { type: 'borrow.started' };

export const isDetails = (page: PageId): boolean => detailsPages.includes(page);

export const orderProgressSetup = setup({
  types: {
    context: {} as OrderProgressContext,
    events: {} as OrderProgressEvent,
    input: {} as OrderProgressInput,
    output: {} as OrderProgressOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    querySubject: port<OrderProgressPorts['querySubject']>('querySubject'),
    rejectGuide: port<OrderProgressPorts['rejectGuide']>('rejectGuide'),
    queryBorrowQuota: port<OrderProgressPorts['queryBorrowQuota']>('queryBorrowQuota'),
  },
  actions: {
    keepReport: assign((_, { output }: { output: SubjectReport }) => ({
      report: output,
      failure: null,
    })),
    /** `freezeDays` count from the guide's own reply: the last poll can be of an earlier day. */
    keepRejection: assign((_, { output }: { output: Timed<Rejection> }) => {
      const applyAgainOn = addDays(manilaDay(output.receivedAt), output.freezeDays);
      return { rejection: { guide: output.guide, applyAgainOn } };
    }),
    keepQuota: assign((_, { output }: { output: CreditQuota }) => ({ quota: output })),
    keepFailure: assign(failureFrom),
    openDetails: assign({ details: true }),
    closeDetails: assign({ details: false }),
    countRound: assign(({ context }) => ({ rounds: context.rounds + 1 })),
    restartRounds: assign({ rounds: 0 }),
    setOutcome: assign((_, outcome: OrderProgressOutcome) => ({ outcome })),
  },
  guards: {
    phaseIs: ({ context }, { phase }: { phase: Phase }) =>
      context.report !== null && phaseOf(context.report) === phase,
    phaseLeft: ({ context }, { phase }: { phase: Phase }) =>
      context.report !== null && phaseOf(context.report) !== phase,
    sessionGone: (_, { error }: { error: unknown }) => failureOf(error).kind === 'session',
    detailsOpen: ({ context }) => context.details,
    cameFromSummary: ({ context }) => !isDetails(context.page),
    leadsToReviewDetails: leadsTo('reviewDetails'),
    leadsToRejectDetails: leadsTo('rejectDetails'),
    leadsToLendingDetails: leadsTo('lendingDetails'),
  },
  delays: {
    pause: ({ context }) => pauseAfter(context.rounds),
  },
});
