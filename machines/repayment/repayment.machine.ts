import { assign, sendTo, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { MoneyIntent } from '#domain/money.ts';
import type { PageId } from '#domain/pages.ts';
import type { PendingRepayment, RepaymentDetail } from '#domain/repayment.ts';
import { instalmentStatus } from '#domain/repayment-plan.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyEvent, MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { requireOutcome, outcomeIs } from '#machines/shared/outcome.ts';
import { leadsTo } from '#machines/shared/locations.ts';
import { port, type Timed } from '#machines/shared/ports.ts';
import { attemptOf, validRequestOf } from './attempt.ts';
import type { RepaymentPorts } from './ports.ts';
import type { RepaymentRecord } from '#domain/records.ts';

/** How repaying ended; whether a payment was taken is on the way shown already. */
export type RepaymentOutcome = { type: 'left' };

export type RepaymentInput = {
  /** Hash of the user id, under which intents are journalled. */
  userKey: string;
  loanOrderId: string;
  /** The page that was asked for; from then on the page last shown, where a refresh leads back to. */
  page: PageId;
  /** Whether the loan is late, as the address that was asked for says it (S2). */
  isOverdue?: string | undefined;
  record: RepaymentRecord | null;
  /** A payment whose outcome is not known yet. */
  intent: MoneyIntent | null;
};

/** What went wrong with a payment, and what the person is told of it. */
export type PaymentProblem =
  | { type: 'notTaken' }
  | { type: 'refused' | 'notSent' | 'failed'; failure: Failure };

export type RepaymentContext = RepaymentInput & {
  pending: Timed<PendingRepayment> | null;
  /** How many of the unpaid instalments are paid now, from the first. */
  count: number;
  detail: Timed<RepaymentDetail> | null;
  /** Whether a payment was taken during this visit. */
  paid: boolean;
  problem: PaymentProblem | null;
  failure: Failure | null;
  outcome: RepaymentOutcome | null;
};

export type RepaymentEvent =
  | FlowEvent
  | { type: 'retry.pressed' }
  | { type: 'instalments.chosen'; count: number }
  | { type: 'plan.opened' }
  | { type: 'detail.opened' }
  | { type: 'payment.confirmed' }
  /** The person asks to look again for the outcome of the payment. */
  | { type: 'check.requested' };

/** Up to which instalment the person chose to pay: on screen, or before a reload. */
function chosenPeriod({ pending, count, record }: RepaymentContext): number | undefined {
  return pending ? pending.installments[count - 1]?.period : record?.checkedPeriod;
}

/** Instalments chosen at first: as before, else all that are late, else the next one. */
function countOf({ installments }: PendingRepayment, chosen: number | undefined): number {
  const before = installments.findIndex(({ period }) => period === chosen) + 1;
  const late = installments.filter(({ status }) => status === instalmentStatus.overdue).length;
  return Math.max(1, before || late);
}

/** Repaying online (S1, S2, S3): what is due, the plan, the detail, and a payment exactly once. */
export const repaymentMachine = setup({
  types: {
    context: {} as RepaymentContext,
    children: {} as { moneyAction: 'moneyAction' },
    events: {} as RepaymentEvent,
    input: {} as RepaymentInput,
    output: {} as RepaymentOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    moneyAction: moneyActionMachine,
    queryPendingRepayPlan: port<RepaymentPorts['queryPendingRepayPlan']>('queryPendingRepayPlan'),
    queryRepayOrderDetail: port<RepaymentPorts['queryRepayOrderDetail']>('queryRepayOrderDetail'),
  },
  actions: {
    keepPending: assign(({ context }, params: { pending: Timed<PendingRepayment> | null }) => ({
      pending: params.pending,
      count: params.pending ? countOf(params.pending, chosenPeriod(context)) : 0,
      failure: null,
    })),
    arriveAt: assign((_, params: { page: PageId }) => ({ page: params.page })),
    keepDetail: assign((_, params: { detail: Timed<RepaymentDetail> }) => ({
      detail: params.detail,
      failure: null,
    })),
    keepFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    chooseCount: assign((_, params: { count: number }) => ({ count: params.count, problem: null })),
    explain: assign((_, problem: PaymentProblem) => ({ problem })),
    clearProblem: assign({ problem: null }),
    markPaid: assign({ paid: true, pending: null, detail: null, intent: null, problem: null }),
    tellMoney: sendTo('moneyAction', (_, params: { event: MoneyEvent }) => params.event),
    forgetIntent: assign({ intent: null }),
    setOutcome: assign((_, outcome: RepaymentOutcome) => ({ outcome })),
  },
  guards: {
    outcomeUnknown: ({ context }) => context.intent !== null,
    somethingDue: (_, params: { pending: PendingRepayment | null }) => params.pending !== null,
    pageIs: ({ context }, params: { page: PageId }) => context.page === params.page,
    dueKnown: ({ context }) => context.pending !== null,
    countPossible: ({ context }, params: { count: number }) =>
      params.count >= 1 && params.count <= (context.pending?.installments.length ?? 0),
    requestValid: ({ context }) => validRequestOf(context) !== undefined,
    leadsToPlan: leadsTo('repayPlan'),
    leadsToDetail: leadsTo('repayDetail'),
    paymentTaken: outcomeIs<MoneyOutcome>('done'),
  },
}).createMachine({
  id: 'repayment',
  description: 'What is due on a loan, and paying it exactly once.',
  context: ({ input }) => ({
    ...input,
    pending: null,
    count: 0,
    detail: null,
    paid: false,
    problem: null,
    failure: null,
    outcome: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'A payment whose outcome is not known comes before everything else.',
      meta: { label: 'Starting' },
      always: [{ guard: 'outcomeUnknown', target: 'paying' }, { target: 'loading' }],
    },
    loading: {
      description: 'What is due now is fetched.',
      meta: { label: 'Loading what is due' },
      tags: 'busy',
      invoke: {
        id: 'queryPendingRepayPlan',
        src: 'queryPendingRepayPlan',
        input: ({ context }) => ({ loanOrderId: context.loanOrderId }),
        onDone: [
          {
            guard: { type: 'somethingDue', params: ({ event }) => ({ pending: event.output }) },
            target: 'choosingPage',
            actions: { type: 'keepPending', params: ({ event }) => ({ pending: event.output }) },
          },
          {
            target: 'detail',
            actions: { type: 'keepPending', params: ({ event }) => ({ pending: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: {
            type: 'keepFailure',
            params: ({ event }) => ({ failure: failureOf(event.error) }),
          },
        },
      },
      on: { 'nav.back': 'left' },
    },
    failed: {
      description: 'What is due could not be fetched.',
      meta: { label: 'Could not load' },
      on: {
        'retry.pressed': 'starting',
        'page.refreshed': 'starting',
        'session.renewed': 'starting',
        'connection.restored': 'starting',
        'nav.back': 'left',
      },
    },
    choosingPage: {
      description: 'The page that was asked for opens.',
      meta: { label: 'Choosing the page' },
      always: [
        { guard: { type: 'pageIs', params: { page: 'repayPlan' } }, target: 'plan' },
        { guard: { type: 'pageIs', params: { page: 'repayDetail' } }, target: 'detail' },
        { target: 'due' },
      ],
    },
    due: {
      description: 'What is due, late or not, and how much of it is paid now.',
      meta: { label: 'Showing what is due', page: 'repay' },
      entry: { type: 'arriveAt', params: { page: 'repay' } },
      on: {
        'instalments.chosen': {
          guard: { type: 'countPossible', params: ({ event }) => ({ count: event.count }) },
          actions: { type: 'chooseCount', params: ({ event }) => ({ count: event.count }) },
        },
        'plan.opened': 'plan',
        'detail.opened': 'detail',
        'payment.confirmed': {
          guard: 'requestValid',
          target: 'paying',
          actions: 'clearProblem',
        },
        'nav.forward': [
          {
            guard: { type: 'leadsToPlan', params: ({ event }) => ({ location: event.location }) },
            target: 'plan',
          },
          {
            guard: { type: 'leadsToDetail', params: ({ event }) => ({ location: event.location }) },
            target: 'detail',
          },
        ],
        'page.refreshed': 'starting',
        'session.renewed': 'starting',
        'nav.back': 'left',
      },
    },
    plan: {
      description: 'Every instalment with its due date.',
      meta: { label: 'Repayment plan', page: 'repayPlan' },
      entry: { type: 'arriveAt', params: { page: 'repayPlan' } },
      on: { 'page.refreshed': 'loading', 'nav.back': 'due' },
    },
    paying: {
      description: 'The payment goes, exactly once, and is not left until its outcome is known.',
      meta: { label: 'Paying', page: 'repay' },
      tags: 'money',
      on: {
        'check.requested': { actions: { type: 'tellMoney', params: ({ event }) => ({ event }) } },
        'connection.restored': {
          actions: { type: 'tellMoney', params: ({ event }) => ({ event }) },
        },
        'session.renewed': { actions: { type: 'tellMoney', params: ({ event }) => ({ event }) } },
        'page.shown': { actions: { type: 'tellMoney', params: ({ event }) => ({ event }) } },
      },
      invoke: {
        id: 'moneyAction',
        src: 'moneyAction',
        input: ({ context }) => ({ userKey: context.userKey, start: attemptOf(context) }),
        onDone: [
          {
            guard: { type: 'paymentTaken', params: ({ event }) => ({ outcome: event.output }) },
            target: 'detail',
            actions: 'markPaid',
          },
          {
            target: 'loading',
            actions: [
              'forgetIntent',
              { type: 'explain', params: ({ event }) => problemOf(event.output) },
            ],
          },
        ],
        onError: {
          target: 'loading',
          actions: {
            type: 'explain',
            params: ({ event }) => ({ type: 'failed', failure: failureOf(event.error) }),
          },
        },
      },
    },
    detail: {
      description: 'What was paid and what is not, fee by fee.',
      meta: { label: 'Repayment detail', page: 'repayDetail' },
      entry: { type: 'arriveAt', params: { page: 'repayDetail' } },
      on: {
        'nav.back': [{ guard: 'dueKnown', target: 'due' }, { target: 'left' }],
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'The detail is fetched.',
          meta: { label: 'Loading the detail' },
          tags: 'busy',
          invoke: {
            id: 'queryRepayOrderDetail',
            src: 'queryRepayOrderDetail',
            input: ({ context }) => ({ loanOrderId: context.loanOrderId }),
            onDone: {
              target: 'showing',
              actions: { type: 'keepDetail', params: ({ event }) => ({ detail: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: {
                type: 'keepFailure',
                params: ({ event }) => ({ failure: failureOf(event.error) }),
              },
            },
          },
        },
        showing: {
          description: 'The detail is on screen; after a payment it says so first.',
          meta: { label: 'Showing the detail' },
          on: { 'page.refreshed': 'loading' },
        },
        failed: {
          description: 'The detail could not be fetched.',
          meta: { label: 'Could not load' },
          on: {
            'retry.pressed': 'loading',
            'page.refreshed': 'loading',
            'session.renewed': 'loading',
            'connection.restored': 'loading',
          },
        },
      },
    },
    left: {
      type: 'final',
      description: 'The person went back.',
      meta: { label: 'Left' },
      entry: { type: 'setOutcome', params: { type: 'left' } },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});

function problemOf(outcome: MoneyOutcome): PaymentProblem {
  if (outcome.type === 'refused' || outcome.type === 'notSent') return outcome;
  return { type: 'notTaken' };
}
