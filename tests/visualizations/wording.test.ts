import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { describeMachine, statesIn } from '#machines/description/describe.ts';
import type { GuardDescription } from '#machines/description/description.ts';
import {
  actionText,
  delayText,
  guardText,
  invokeText,
  stateText,
  transitionPhrases,
} from '#visualizations/wording/phrases.ts';
import { stepText, storyOf } from '#visualizations/wording/story.ts';
import { durationOf, sentenceOf, wordsOf } from '#machines/description/words.ts';
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
  ])('replace the name in code: %s', (name, words) => {
    expect(wordsOf(name)).toBe(words);
  });

  it('begin a sentence with a capital', () => {
    expect(sentenceOf('loan.confirmed')).toBe('Loan confirmed');
  });

  it.each([
    [400, '0.4 seconds'],
    [1_000, '1 second'],
    [30_000, '30 seconds'],
    [900_000, '15 minutes'],
    [90_000, '90 seconds'],
    [7_200_000, '2 hours'],
    [86_400_000, '1 day'],
    [604_800_000, '7 days'],
  ])('describe a duration of %i ms', (ms, words) => {
    expect(durationOf(ms)).toBe(words);
  });
});

describe('the texts of actions, conditions, delays and services', () => {
  it('describe their effect, with the known params', () => {
    const reading = action('explain', { type: 'readFirst' });
    expect(actionText(reading, 'plain')).toBe(
      'Show the reason: the agreement has to be opened first',
    );
    expect(actionText(reading, 'technical')).toBe('explain (type: readFirst)');
    expect(actionText(action('setOutcome', { outcome: { type: 'notTaken' } }), 'plain')).toBe(
      'End: not taken',
    );
    expect(actionText(action('adoptIntent'), 'plain')).toBe('Follow the open attempt');
  });

  it('list the statuses of a condition', () => {
    expect(guardText(named('phaseIs', { phase: 'reviewing' }), 'plain')).toBe(
      'the order is under approval (loan 15 before review or 20 reviewing; credit 16 reviewing)',
    );
    expect(guardText(named('phaseIs', { phase: 'reviewing' }), 'technical')).toBe(
      'phaseIs (phase: reviewing)',
    );
    expect(guardText(named('toBeRepaid'), 'plain')).toBe(
      'the status is 70 repaying, 75 overdue or 80 settled',
    );
  });

  it('list the durations of a delay', () => {
    expect(delayText('settleTime', null)).toMatch(/^90 seconds, or 150 seconds where/);
    expect(delayText('reviewTime', 20_000)).toBe('20 seconds (time that a review takes)');
  });

  it('use the words of their names by default', () => {
    expect(actionText(action('someNewAction'), 'plain')).toBe('Some new action');
    expect(guardText(named('someNewGuard'), 'plain')).toBe('some new guard');
  });

  it('describe a composed condition by its parts', () => {
    const composed: GuardDescription = {
      type: 'and',
      guards: [
        named('signedIn'),
        { type: 'not', guard: { type: 'or', guards: [named('dueKnown'), named('found')] } },
      ],
    };
    expect(guardText(composed, 'plain')).toBe(
      'a borrower is logged in and not (the amount due is known or the phone has a stored agreement)',
    );
  });

  it('name services in plain words', () => {
    const invoke = { id: 'reconcileSettledMoney', src: 'reconcileMoney', machine: null };
    expect(invokeText(invoke, 'plain')).toBe('The reconciliation');
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
  it('describe events and effects in plain words', () => {
    expect(phrases('entering', 'plain')).toEqual([
      { trigger: 'Submit', condition: null, actions: ['Clear error'] },
      { trigger: '1. Back', condition: 'only if retries left', actions: [] },
      { trigger: '2. Back', condition: 'in all other cases', actions: [] },
    ]);
    expect(phrases('requesting', 'plain').map(({ trigger }) => trigger)).toEqual([
      'Fetch credit report succeeded',
      'Fetch credit report failed',
      'After 30 seconds',
      'After retry backoff',
    ]);
    expect(phrases('failed', 'plain')).toEqual([
      { trigger: 'Then, at once', condition: 'only if retries left', actions: [] },
    ]);
  });

  it('describe events and effects with the names in the code', () => {
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

  it('states have readable names', () => {
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
    [{ type: 'user', event: { type: 'page.shown' } }, 'It happens: “The page is visible again”'],
    [
      { type: 'settle', service: 'submitMoney', outcome: 'notSent' },
      '“The request” ends: not sent',
    ],
    [{ type: 'elapse', ms: 2_000 }, '2 seconds pass'],
  ] as const)('describe the step %j', (step, words) => {
    expect(stepText(description, step)).toBe(words);
  });

  it('are described from state to state', () => {
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

  it('describe only the entered states of parallel regions', () => {
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
      '1 second passes → “Two”',
      '1 second passes → everything stays as it is',
    ]);
  });
});
