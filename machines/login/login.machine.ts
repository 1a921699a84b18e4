import { requireOutcome } from '#machines/shared/outcome.ts';
import { knownMobile, loginSetup, typedMobile } from './login.setup.ts';

const failed = { params: ({ event }: { event: { error: unknown } }) => event };

const notLoggedInTo = <const Target extends string>(target: Target) =>
  [
    {
      guard: { type: 'loginRefused', ...failed },
      target,
      actions: [{ type: 'keepFailure', ...failed }, 'trackLoginFail'],
    },
    { target, actions: { type: 'keepFailure', ...failed } },
  ] as const;

/** Login (S1, S5): mobile and SMS code, or username and password. */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  description: 'The borrower logs in.',
  context: ({ input: { record, loss } }) => ({
    loss,
    remembered: record?.method ?? 'sms',
    entries: {
      mobile: record?.mobile ?? '',
      code: '',
      username: record?.username ?? '',
      password: '',
    },
    checked: null,
    mobile: null,
    passwordRevealed: false,
    reasons: {},
    failure: null,
    credentials: null,
  }),
  meta: { page: 'login' },
  invoke: { id: 'smsCode', src: 'smsCode', onError: { target: '.enteringMobile' } },
  on: {
    'entry.changed': {
      actions: { type: 'keepEntry', params: ({ event }) => event },
    },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'The last used way to log in comes first.',
      meta: { label: 'Starting' },
      always: [
        { guard: 'passwordRemembered', target: 'enteringPassword' },
        { target: 'enteringMobile' },
      ],
    },
    enteringMobile: {
      description: 'The borrower types the mobile number.',
      meta: { label: 'Entering the mobile', shows: ['S1.2', 'S2.5', 'S5.1'] },
      on: {
        'method.chosen': {
          guard: {
            type: 'methodIs',
            params: ({ event }) => ({ chosen: event.method, method: 'password' as const }),
          },
          target: 'enteringPassword',
          actions: 'clearProblems',
        },
        'code.requested': [
          { guard: 'mobileValid', target: 'checkingMobile', actions: 'clearProblems' },
          { actions: 'explainMobile' },
        ],
      },
    },
    checkingMobile: {
      description: 'The lender sends codes to known mobiles only. Typing cancels the check.',
      meta: { label: 'Checking the mobile' },
      tags: 'busy',
      on: {
        'entry.changed': {
          target: 'enteringMobile',
          actions: { type: 'keepEntry', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'mobileExists',
        src: 'mobileExists',
        input: ({ context }) => ({ mobile: typedMobile(context) }),
        onDone: [
          {
            guard: { type: 'mobileKnown', params: ({ event }) => event },
            target: 'enteringCode',
            actions: ['keepMobile', 'clearCode', 'orderCode'],
          },
          { target: 'enteringMobile', actions: 'explainUnknownMobile' },
        ],
        onError: {
          target: 'enteringMobile',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    enteringCode: {
      description:
        'The borrower types the SMS code, requests another, changes the mobile or uses the password.',
      meta: { label: 'Entering the code', shows: ['S1.2'] },
      on: {
        'code.requested': { actions: ['clearProblems', 'orderCode'] },
        'mobile.reopened': { target: 'enteringMobile', actions: 'clearProblems' },
        'method.chosen': {
          guard: {
            type: 'methodIs',
            params: ({ event }) => ({ chosen: event.method, method: 'password' as const }),
          },
          target: 'enteringPassword',
          actions: 'clearProblems',
        },
        'login.submitted': [
          {
            guard: 'codeComplete',
            target: 'checkingCode',
            actions: ['clearProblems', 'keepChecked'],
          },
          { actions: 'explainCode' },
        ],
      },
    },
    checkingCode: {
      description:
        'The server checks the code. A wrong code is cleared and an error shown, unless the borrower has corrected it meanwhile.',
      meta: { label: 'Checking the code' },
      tags: 'busy',
      invoke: {
        id: 'loginByCode',
        src: 'login',
        input: ({ context }) => ({ mobile: knownMobile(context), smsCode: context.entries.code }),
        onDone: {
          target: 'loggedIn',
          actions: {
            type: 'keepCredentials',
            params: ({ event }) => ({ credentials: event.output }),
          },
        },
        onError: [
          {
            guard: {
              type: 'entriesRefused',
              params: ({ event }) => ({ error: event.error, field: 'code' as const }),
            },
            target: 'enteringCode',
            actions: [{ type: 'explainRefusal', params: ({ event }) => event }, 'clearCode'],
          },
          {
            guard: {
              type: 'fieldRefused',
              params: ({ event }) => ({ error: event.error, field: 'code' as const }),
            },
            target: 'enteringCode',
          },
          ...notLoggedInTo('enteringCode'),
        ],
      },
    },
    enteringPassword: {
      description: 'The borrower types username and password.',
      meta: { label: 'Entering the password', shows: ['S1.2', 'S5.1'] },
      on: {
        'method.chosen': {
          guard: {
            type: 'methodIs',
            params: ({ event }) => ({ chosen: event.method, method: 'sms' as const }),
          },
          target: 'enteringMobile',
          actions: 'clearProblems',
        },
        'password.revealed': {
          actions: { type: 'revealPassword', params: ({ event }) => event },
        },
        'login.submitted': [
          {
            guard: 'passwordComplete',
            target: 'checkingPassword',
            actions: ['clearProblems', 'keepChecked'],
          },
          { actions: 'explainPassword' },
        ],
      },
    },
    checkingPassword: {
      description: 'The server checks the password.',
      meta: { label: 'Checking the password' },
      tags: 'busy',
      invoke: {
        id: 'loginByPassword',
        src: 'login',
        input: ({ context: { entries } }) => ({
          username: entries.username.trim(),
          password: entries.password,
        }),
        onDone: {
          target: 'loggedIn',
          actions: {
            type: 'keepCredentials',
            params: ({ event }) => ({ credentials: event.output }),
          },
        },
        onError: [
          {
            guard: {
              type: 'entriesRefused',
              params: ({ event }) => ({ error: event.error, field: 'password' as const }),
            },
            target: 'enteringPassword',
            actions: { type: 'explainRefusal', params: ({ event }) => event },
          },
          {
            guard: {
              type: 'fieldRefused',
              params: ({ event }) => ({ error: event.error, field: 'password' as const }),
            },
            target: 'enteringPassword',
          },
          ...notLoggedInTo('enteringPassword'),
        ],
      },
    },
    loggedIn: {
      type: 'final',
      description: 'The borrower is logged in.',
      meta: { label: 'Logged in' },
    },
  },
  output: ({ context }) => requireOutcome(context.credentials),
});
