import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { describeMachine, statesIn } from '#visualizations/description/describe.ts';
import type { GuardDescription } from '#visualizations/description/description.ts';
import {
  actionText,
  guardText,
  invokeText,
  stateText,
  transitionPhrases,
} from '#visualizations/wording/phrases.ts';
import { stepText, storyOf } from '#visualizations/wording/story.ts';
import { durationOf, sentenceOf, wordsOf } from '#visualizations/wording/words.ts';
import { drawable } from './machines.ts';

const action = (type: string, params?: unknown) => ({ type, params, computed: false });
const named = (name: string, params?: unknown) =>
  ({ type: 'named', name, params, computed: false }) as const;

describe('words', () => {
  it.each([
    ['retry.pressed', 'retry pressed'],
    ['queryLoanOrderStatus', 'query loan order status'],
    ['smsCode', 'SMS code'],
    ['creditOrderId', 'credit order ID'],
    ['waiting-to-retry', 'waiting to retry'],
  ])('%s', (name, words) => {
    expect(wordsOf(name)).toBe(words);
  });

  it('begins a sentence with a capital', () => {
    expect(sentenceOf('loan.confirmed')).toBe('Loan confirmed');
  });

  it.each([
    [400, '0.4 s'],
    [1_000, '1 s'],
    [30_000, '30 s'],
    [900_000, '15 min'],
    [90_000, '90 s'],
    [7_200_000, '2 h'],
    [86_400_000, '1 day'],
    [604_800_000, '7 days'],
  ])('%i ms', (ms, words) => {
    expect(durationOf(ms)).toBe(words);
  });
});

describe('actions and conditions', () => {
  it('name what is done, with the params that are known', () => {
    expect(actionText(action('arriveAt', { step: 'limit' }), 'plain')).toBe('Arrive at (limit)');
    expect(actionText(action('arriveAt', { step: 'limit' }), 'technical')).toBe(
      'arriveAt (step: limit)',
    );
    expect(actionText(action('setOutcome', { outcome: { type: 'notTaken' } }), 'plain')).toBe(
      'Set outcome (not taken)',
    );
    expect(actionText(action('keepOrder'), 'plain')).toBe('Keep order');
  });

  it('read on from a name that asks for more', () => {
    expect(guardText(named('phaseIs', { phase: 'reviewing' }), 'plain')).toBe('phase is reviewing');
    expect(guardText(named('phaseIs', { phase: 'reviewing' }), 'technical')).toBe(
      'phaseIs (phase: reviewing)',
    );
  });

  it('keep what is composed apart', () => {
    const composed: GuardDescription = {
      type: 'and',
      guards: [
        named('retriesLeft'),
        { type: 'not', guard: { type: 'or', guards: [named('a'), named('b')] } },
      ],
    };
    expect(guardText(composed, 'plain')).toBe('retries left and not (a or b)');
  });

  it('name services by what is asked for', () => {
    const invoke = { id: 'reconcileSettledMoney', src: 'reconcileMoney', machine: null };
    expect(invokeText(invoke, 'plain')).toBe('Reconcile money');
    expect(invokeText(invoke, 'technical')).toBe('reconcileSettledMoney: reconcileMoney');
  });
});

const meta = (label: string) => ({ description: label, meta: { label } });

const machine = createMachine({
  id: 'creditCheck',
  description: 'A check.',
  initial: 'entering',
  states: {
    entering: {
      ...meta('entering details'),
      on: {
        submit: { target: 'requesting', actions: { type: 'clearError' } },
        'nav.back': [{ guard: { type: 'retriesLeft' }, target: 'left' }, { target: 'failed' }],
      },
    },
    requesting: {
      ...meta('Requesting'),
      invoke: { id: 'report', src: 'fetchCreditReport', onDone: 'left', onError: 'failed' },
      after: { 30_000: 'failed', retryBackoff: 'entering' },
    },
    failed: { ...meta('Failed'), always: { guard: { type: 'retriesLeft' }, target: 'entering' } },
    left: { ...meta('Left'), type: 'final' },
  },
});

const description = describeMachine(machine);

const phrases = (key: string, wording: 'plain' | 'technical') =>
  statesIn(description)
    .filter((state) => state.key === key)
    .flatMap((state) =>
      state.transitions.map((transition) => transitionPhrases(state, transition, wording)),
    );

describe('transitions', () => {
  it('say in plain words what happens and when', () => {
    expect(phrases('entering', 'plain')).toEqual([
      { trigger: 'Submit', condition: null, actions: ['Clear error'] },
      { trigger: '1. Back', condition: 'only if retries left', actions: [] },
      { trigger: '2. Back', condition: 'in all other cases', actions: [] },
    ]);
    expect(phrases('requesting', 'plain').map(({ trigger }) => trigger)).toEqual([
      'Fetch credit report succeeded',
      'Fetch credit report failed',
      'After 30 s',
      'After retry backoff',
    ]);
    expect(phrases('failed', 'plain')).toEqual([
      { trigger: 'Then, at once', condition: 'only if retries left', actions: [] },
    ]);
  });

  it('say it in the names of the code', () => {
    expect(phrases('entering', 'technical')).toEqual([
      { trigger: 'submit', condition: null, actions: ['clearError'] },
      { trigger: '1. nav.back', condition: '[retriesLeft]', actions: [] },
      { trigger: '2. nav.back', condition: '[otherwise]', actions: [] },
    ]);
    expect(phrases('requesting', 'technical').map(({ trigger }) => trigger)).toEqual([
      'done: report',
      'error: report',
      'after 30000',
      'after retryBackoff',
    ]);
  });

  it('are of states that people have a name for', () => {
    const [, entering] = statesIn(description);
    expect(entering && stateText(entering, 'plain')).toBe('Entering details');
    expect(entering && stateText(entering, 'technical')).toBe('entering');
    expect(entering && stateText({ ...entering, label: 'Sms code' }, 'plain')).toBe('SMS code');
  });
});

describe('tested paths', () => {
  it.each([
    [{ type: 'user', event: { type: 'submit' } }, 'The person does “Submit”'],
    [{ type: 'user', event: { type: 'nav.back' } }, 'The person does “Back”'],
    [{ type: 'user', event: { type: 'page.shown' } }, 'It happens: “Page shown”'],
    [
      { type: 'settle', service: 'submitMoney', outcome: 'notSent' },
      '“Submit money” ends: not sent',
    ],
    [{ type: 'elapse', ms: 2_000 }, '2 s pass'],
  ] as const)('%j', (step, words) => {
    expect(stepText(step)).toBe(words);
  });

  it('are told from state to state', () => {
    const seen = (value: unknown) => ({
      value,
      status: 'active',
      tags: [],
      context: {},
      output: null,
      services: [],
      enabled: [],
      effects: [],
    });
    const submit = { type: 'user', event: { type: 'submit' } } as const;
    expect(
      storyOf(description, {
        start: 'fresh',
        taken: [],
        expects: seen('entering'),
        steps: [
          { step: submit, taken: [], expects: seen('requesting') },
          { step: submit, taken: [], expects: seen('requesting') },
        ],
      }),
    ).toEqual([
      'It starts with “fresh” → “Entering details”',
      'The person does “Submit” → “Requesting”',
      'The person does “Submit” → stays in “Requesting”',
    ]);
  });

  it('tell of states side by side only those that were entered', () => {
    const regions = drawable.at(-1);
    if (!regions) throw new Error('no machine with regions');
    const step = { type: 'elapse', ms: 1_000 } as const;
    const at = (left: string) => ({ value: { working: { left, right: 'three' } } });
    const steps = [
      { step, expects: at('two') },
      { step, expects: at('two') },
    ];
    expect(storyOf(regions, { start: 'fresh', expects: at('one'), steps })).toEqual([
      'It starts with “fresh” → “One”, “Three”',
      '1 s passes → “Two”',
      '1 s passes → everything stays as it is',
    ]);
  });
});
