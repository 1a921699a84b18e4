import { requireOutcome } from '#machines/shared/outcome.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import type { LoginMethod } from './entries.ts';
import { knownMobile, loginSetup, typedMobile } from './login.setup.ts';

const methodIs = (method: LoginMethod) =>
  ({
    type: 'methodIs',
    params: ({ event }: { event: { method: LoginMethod } }) => ({ chosen: event.method, method }),
  }) as const;

const refusal = (field: 'code' | 'password') => ({
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, field }),
});

const notLoggedInTo = <const Target extends string, const Action>(
  target: Target,
  field: 'code' | 'password',
  explain: Action,
) =>
  [
    { guard: { type: 'entriesRefused', ...refusal(field) }, target, actions: explain },
    { guard: { type: 'fieldRefused', ...refusal(field) }, target },
    {
      guard: withEvent('loginRefused'),
      target,
      actions: [withEvent('keepFailure'), 'trackLoginFail'],
    },
    { target, actions: withEvent('keepFailure') },
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
    'entry.changed': { actions: withEvent('keepEntry') },
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
          guard: methodIs('password'),
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
      description:
        'The lender sends codes to known mobiles only. Typing or the other way to log in cancels the check.',
      meta: { label: 'Checking the mobile' },
      tags: 'busy',
      on: {
        'entry.changed': { target: 'enteringMobile', actions: withEvent('keepEntry') },
        'method.chosen': { guard: methodIs('password'), target: 'enteringPassword' },
      },
      invoke: {
        id: 'mobileExists',
        src: 'mobileExists',
        input: ({ context }) => ({ mobile: typedMobile(context) }),
        onDone: [
          {
            guard: withEvent('mobileKnown'),
            target: 'enteringCode',
            actions: ['keepMobile', 'orderCode'],
          },
          { target: 'enteringMobile', actions: 'explainUnknownMobile' },
        ],
        onError: { target: 'enteringMobile', actions: withEvent('keepFailure') },
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
          guard: methodIs('password'),
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
        'The server checks the code. A wrong code is cleared and an error shown, unless the borrower has corrected it meanwhile. Another code, another mobile or the password cancels the check.',
      meta: { label: 'Checking the code' },
      tags: 'busy',
      on: {
        'code.requested': { target: 'enteringCode', actions: 'orderCode' },
        'mobile.reopened': 'enteringMobile',
        'method.chosen': { guard: methodIs('password'), target: 'enteringPassword' },
      },
      invoke: {
        id: 'loginByCode',
        src: 'login',
        input: ({ context }) => ({ mobile: knownMobile(context), smsCode: context.entries.code }),
        onDone: { target: 'loggedIn', actions: withEvent('keepCredentials') },
        onError: notLoggedInTo('enteringCode', 'code', [withEvent('explainRefusal'), 'clearCode']),
      },
    },
    enteringPassword: {
      description: 'The borrower types username and password.',
      meta: { label: 'Entering the password', shows: ['S1.2', 'S5.1'] },
      on: {
        'method.chosen': {
          guard: methodIs('sms'),
          target: 'enteringMobile',
          actions: 'clearProblems',
        },
        'password.revealed': { actions: withEvent('revealPassword') },
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
      description:
        'The server checks the password. The borrower can change to the SMS code meanwhile.',
      meta: { label: 'Checking the password' },
      tags: 'busy',
      on: { 'method.chosen': { guard: methodIs('sms'), target: 'enteringMobile' } },
      invoke: {
        id: 'loginByPassword',
        src: 'login',
        input: ({ context: { entries } }) => ({
          username: entries.username.trim(),
          password: entries.password,
        }),
        onDone: { target: 'loggedIn', actions: withEvent('keepCredentials') },
        onError: notLoggedInTo('enteringPassword', 'password', withEvent('explainRefusal')),
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
