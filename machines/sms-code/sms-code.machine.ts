import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { port } from '#machines/shared/ports.ts';
import type { SmsCodePorts } from './ports.ts';

type Context = {
  /** Where the code goes, `+639…`; empty until one is asked for. */
  mobile: string;
  /** Whole seconds until another code may be asked for. */
  secondsLeft: number;
  /** The mobile a code was sent to; null until the first. */
  sentTo: string | null;
  failure: Failure | null;
};

const seconds = (milliseconds: number) => Math.max(0, Math.ceil(milliseconds / 1000));

/** Sends codes by SMS, one per cool-down. A reusable child: the parent verifies what is typed. */
export const smsCodeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'code.requested'; mobile: string },
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    readCooldown: port<SmsCodePorts['readCooldown']>('readCooldown'),
    sendSmsCode: port<SmsCodePorts['sendSmsCode']>('sendSmsCode'),
  },
  actions: {
    keepMobile: assign((_, params: { mobile: string }) => ({
      mobile: params.mobile,
      failure: null,
    })),
    startCooldown: assign((_, params: { cooldown: number }) => ({
      secondsLeft: seconds(params.cooldown),
    })),
    countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
    keepSent: assign(({ context }) => ({ sentTo: context.mobile })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
  guards: {
    cooledDown: ({ context }) => context.secondsLeft <= 0,
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'smsCode',
  description: 'Sends a code by SMS, at most one per cool-down.',
  meta: { label: 'SMS code' },
  context: { mobile: '', secondsLeft: 0, sentTo: null, failure: null },
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A cool-down from before a reload still counts.',
      meta: { label: 'Reading the cool-down' },
      invoke: {
        id: 'readCooldown',
        src: 'readCooldown',
        onDone: {
          target: 'coolingDown',
          actions: { type: 'startCooldown', params: ({ event }) => event.output },
        },
        onError: { target: 'ready' },
      },
    },
    ready: {
      description: 'A code can be asked for.',
      meta: { label: 'Ready to send' },
      on: {
        'code.requested': {
          target: 'sending',
          actions: { type: 'keepMobile', params: ({ event }) => ({ mobile: event.mobile }) },
        },
      },
    },
    sending: {
      description: 'The code is being sent.',
      meta: { label: 'Sending the code' },
      tags: 'busy',
      invoke: {
        id: 'sendSmsCode',
        src: 'sendSmsCode',
        input: ({ context }) => ({ mobile: context.mobile }),
        onDone: {
          target: 'coolingDown',
          actions: ['keepSent', { type: 'startCooldown', params: ({ event }) => event.output }],
        },
        onError: {
          target: 'ready',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    coolingDown: {
      description: 'A code was sent; the seconds until another are counted down.',
      meta: { label: 'Cooling down' },
      always: { guard: 'cooledDown', target: 'ready' },
      after: { second: { target: 'coolingDown', reenter: true, actions: 'countDown' } },
    },
  },
});
