import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { type Port, port } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';

/** Cool-downs are in milliseconds. */
export type SmsCodePorts = {
  /**
   * The rest of the cool-down after the last code of this purpose, to any mobile; 0 without one.
   * The cool-down survives a reload.
   */
  readCooldown: Port<void, { cooldown: number }>;
  sendSmsCode: Port<{ mobile: string }, { cooldown: number }>;
};

type Context = {
  /** The mobile for the code, `+639…`; null before a request. */
  mobile: string | null;
  secondsLeft: number;
  sentTo: string | null;
  failure: Failure | null;
};

const seconds = (milliseconds: number) => Math.max(0, Math.ceil(milliseconds / 1000));

/** Sends SMS codes, one per cool-down. The parent handles the typed code. */
export const smsCodeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'code.ordered'; mobile: string },
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    readCooldown: port<SmsCodePorts['readCooldown']>('readCooldown'),
    sendSmsCode: port<SmsCodePorts['sendSmsCode']>('sendSmsCode'),
  },
  actions: {
    keepNumber: assign((_, { mobile }: { mobile: string }) => ({ mobile, failure: null })),
    startCooldown: assign((_, { output }: { output: { cooldown: number } }) => ({
      secondsLeft: seconds(output.cooldown),
    })),
    /**
     * Timers stop while the app sleeps, so the phone's time counts if less is left. A clock that
     * was set back does not lengthen the cool-down.
     */
    shortenCooldown: assign(({ context }, { output }: { output: { cooldown: number } }) => ({
      secondsLeft: Math.min(context.secondsLeft, seconds(output.cooldown)),
    })),
    countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
    keepSent: assign(({ context }) => ({ sentTo: context.mobile })),
    keepFailure: assign(failureFrom),
  },
  guards: {
    cooledDown: ({ context }) => context.secondsLeft <= 0,
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'smsCode',
  description: 'Sends a code by SMS, at most one per cool-down.',
  meta: { label: 'SMS code' },
  context: { mobile: null, secondsLeft: 0, sentTo: null, failure: null },
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A cool-down from before a reload continues.',
      meta: { label: 'Reading the cool-down' },
      invoke: {
        id: 'readCooldown',
        src: 'readCooldown',
        onDone: { target: 'coolingDown', actions: withEvent('startCooldown') },
        onError: { target: 'ready' },
      },
    },
    ready: {
      description: 'The borrower can request a code.',
      meta: { label: 'Ready to send' },
      on: {
        'code.ordered': { target: 'sending', actions: withEvent('keepNumber') },
      },
    },
    sending: {
      description: 'The lender sends the code.',
      meta: { label: 'Sending the code' },
      tags: 'busy',
      invoke: {
        id: 'sendSmsCode',
        src: 'sendSmsCode',
        input: ({ context }) => ({ mobile: required(context.mobile, 'mobile') }),
        onDone: {
          target: 'coolingDown',
          actions: ['keepSent', withEvent('startCooldown')],
        },
        onError: { target: 'ready', actions: withEvent('keepFailure') },
      },
    },
    coolingDown: {
      description:
        'The page counts down to the next code, and reads the phone’s clock every second.',
      meta: { label: 'Cooling down' },
      invoke: {
        id: 'readTimeLeft',
        src: 'readCooldown',
        onDone: { actions: withEvent('shortenCooldown') },
        onError: {},
      },
      always: { guard: 'cooledDown', target: 'ready' },
      after: { second: { target: 'coolingDown', reenter: true, actions: 'countDown' } },
    },
  },
});
