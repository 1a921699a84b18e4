import { assign, setup } from 'xstate';
import { codes } from '#domain/codes.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { OperationKind } from '#domain/operations/operation-offer.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { requireOutcome } from '#machines/shared/outcome.ts';
import { type Port, port } from '#machines/shared/ports.ts';
import { withEvent } from '#machines/shared/with-event.ts';

/** Both calls return an operation that is already started, so they can be repeated. */
export type RolloverRestructureInitiationPorts = {
  repayDeferralInitiate: Port<{ loanOrderId: string }, { deferralOrderId: string }>;
  repayRestructureInitiate: Port<{ loanOrderId: string }, { restructureOrderId: string }>;
};

/**
 * `notOffered`: the lender's config refuses the operation (1600001, 1600002). `failed`: any other
 * failure; the operation may have started.
 */
export type InitiationOutcome =
  | { type: 'initiated'; kind: OperationKind; orderId: string }
  | { type: 'notOffered'; kind: OperationKind }
  | { type: 'failed'; failure: Failure };

type Input = { kind: OperationKind; loanOrderId: string };

type Context = Input & { outcome: InitiationOutcome | null };

type Thrown = { error: unknown };

const configCodes: readonly number[] = [codes.deferralConfig, codes.restructureConfig];

function configMessage(error: unknown): string | null {
  const failure = failureOf(error);
  const refused = failure.kind === 'business' && configCodes.includes(failure.code);
  return refused ? failure.message : null;
}

const refusedByConfig = {
  guard: withEvent('refusedByConfig'),
  target: 'notOffered',
  actions: withEvent('toastMessage'),
} as const;

const unknown = {
  target: 'failed',
  actions: withEvent('keepFailure'),
} as const;

/** Starts a rollover or a restructure (S4). */
export const rolloverRestructureInitiationMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    output: {} as InitiationOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    repayDeferralInitiate:
      port<RolloverRestructureInitiationPorts['repayDeferralInitiate']>('repayDeferralInitiate'),
    repayRestructureInitiate: port<RolloverRestructureInitiationPorts['repayRestructureInitiate']>(
      'repayRestructureInitiate',
    ),
  },
  actions: {
    /** Shows the lender's message as a toast (S8); provided by the app. */
    toastMessage: (_args, _params: Thrown) => {},
    keepOrderId: assign(({ context: { kind } }, { orderId }: { orderId: string }) => ({
      outcome: { type: 'initiated' as const, kind, orderId },
    })),
    keepFailure: assign((_, { error }: Thrown) => ({
      outcome: { type: 'failed' as const, failure: failureOf(error) },
    })),
    withdraw: assign(({ context: { kind } }) => ({
      outcome: { type: 'notOffered' as const, kind },
    })),
  },
  guards: {
    rolloverWanted: ({ context }) => context.kind === 'rollover',
    refusedByConfig: (_, { error }: Thrown) => configMessage(error) !== null,
  },
}).createMachine({
  id: 'rolloverRestructureInitiation',
  description: 'Starts a rollover or a restructure, or finds the one in progress.',
  context: ({ input }) => ({ ...input, outcome: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The kind decides which request is sent.',
      meta: { label: 'Choosing the call' },
      always: [
        { guard: 'rolloverWanted', target: 'initiatingRollover' },
        { target: 'initiatingRestructure' },
      ],
    },
    initiatingRollover: {
      description: 'The app requests a deferral order.',
      meta: { label: 'Starting the rollover', shows: ['V1', 'V7', 'S4.21'] },
      tags: 'busy',
      invoke: {
        id: 'repayDeferralInitiate',
        src: 'repayDeferralInitiate',
        input: ({ context: { loanOrderId } }) => ({ loanOrderId }),
        onDone: {
          target: 'initiated',
          actions: {
            type: 'keepOrderId',
            params: ({ event }) => ({ orderId: event.output.deferralOrderId }),
          },
        },
        onError: [refusedByConfig, unknown],
      },
    },
    initiatingRestructure: {
      description: 'The app requests a restructure order.',
      meta: { label: 'Starting the restructure', shows: ['V1', 'T6', 'S4.21'] },
      tags: 'busy',
      invoke: {
        id: 'repayRestructureInitiate',
        src: 'repayRestructureInitiate',
        input: ({ context: { loanOrderId } }) => ({ loanOrderId }),
        onDone: {
          target: 'initiated',
          actions: {
            type: 'keepOrderId',
            params: ({ event }) => ({ orderId: event.output.restructureOrderId }),
          },
        },
        onError: [refusedByConfig, unknown],
      },
    },
    initiated: {
      type: 'final',
      description: 'The order exists: its page opens.',
      meta: { label: 'Initiated' },
    },
    notOffered: {
      type: 'final',
      description: 'The lender offers none for this loan now, with a reason.',
      meta: { label: 'Not offered', shows: ['V1', 'S8.5', 'S8.6'] },
      entry: 'withdraw',
    },
    failed: {
      type: 'final',
      description: 'No answer: the order may exist. A retry is safe.',
      meta: { label: 'Outcome unknown' },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});

export function requireConfigMessage({ error }: Thrown): string {
  const message = configMessage(error);
  if (message === null) throw new Error("the failure is not a refusal by the lender's config");
  return message;
}
