import * as fc from 'fast-check';
import type { JournalOutcome } from './memory-journal.ts';

const seconds = 1_000;

const moneyAnswers = [
  'ok',
  'refused',
  'otherCode',
  'session',
  'maintenance',
  'http400',
  'http500',
  'malformed',
  'undecipherable',
  'lost',
  'silent',
] as const;

/**
 * The outcome of one money request, in milliseconds. The request reaches the server after `arrives`
 * (null: never; late, because Chromium resends on a new connection when the first dies), in a
 * number of `copies`, and is committed `commit` later. The answer comes `latency` after the commit
 * if it is `ok`, and after the arrival otherwise, so possibly before the commit.
 */
export type RequestOutcome = {
  arrives: number | null;
  copies: 1 | 2;
  commit: number;
  answer: (typeof moneyAnswers)[number];
  latency: number;
};

const readAnswers = [
  'ok',
  'session',
  'maintenance',
  'http500',
  'malformed',
  'undecipherable',
  'lost',
  'silent',
] as const;

/** `latency`: milliseconds until the reply. */
export type ReadingOutcome = { answer: (typeof readAnswers)[number]; latency: number };

export type Pause = { ms: number } | { events: number };

export type Step = Pause & {
  page: 0 | 1;
  does:
    | { type: 'tap'; times: 1 | 2 | 3 }
    | { type: 'type'; amount: number }
    | { type: 'check' }
    | { type: 'hideAndShow' }
    | { type: 'die'; away: number }
    | { type: 'offline'; length: number }
    | { type: 'skewClock'; by: number };
};

/** One run: outcomes are used in order; afterwards everything works. */
export type Schedule = {
  money: RequestOutcome[];
  reads: ReadingOutcome[];
  journal: JournalOutcome[];
  steps: Step[];
};

const upTo = (max: number) => fc.integer({ min: 0, max });
const rarely = <T>(rare: fc.Arbitrary<T>, usual: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 1, arbitrary: rare }, { weight: 3, arbitrary: usual });

const requestOutcome: fc.Arbitrary<RequestOutcome> = fc.record({
  arrives: fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 5, arbitrary: upTo(1 * seconds) },
    { weight: 2, arbitrary: upTo(59 * seconds) },
  ),
  copies: fc.constantFrom(1, 2),
  commit: fc.oneof(upTo(1 * seconds), upTo(60 * seconds)),
  answer: fc.constantFrom(...moneyAnswers),
  latency: rarely(upTo(70 * seconds), upTo(1 * seconds)),
});

const readingOutcome: fc.Arbitrary<ReadingOutcome> = fc.record({
  answer: fc.oneof(fc.constant('ok' as const), fc.constantFrom(...readAnswers)),
  latency: rarely(upTo(59 * seconds), upTo(2 * seconds)),
});

const journalOutcome: fc.Arbitrary<JournalOutcome> = fc.record({
  latency: rarely(upTo(4 * seconds), upTo(5)),
  done: rarely(fc.constant(false), fc.constant(true)),
  acknowledged: rarely(fc.constant(false), fc.constant(true)),
  outlives: fc.boolean(),
});

const pause: fc.Arbitrary<Pause> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ events: upTo(8) }) },
  { weight: 4, arbitrary: fc.record({ ms: rarely(upTo(200 * seconds), upTo(3 * seconds)) }) },
  // Around the time at which an outcome settles.
  { weight: 1, arbitrary: fc.record({ ms: fc.integer({ min: 88_000, max: 92_000 }) }) },
);

const days = 24 * 3_600 * seconds;

const does: fc.Arbitrary<Step['does']> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.constant('tap' as const), times: fc.constantFrom(1, 1, 2, 3) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('die' as const), away: upTo(40 * seconds) }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'check' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'hideAndShow' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('type' as const),
      amount: fc.integer({ min: 1, max: 50 }).map((thousands) => thousands * 1_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('offline' as const), length: upTo(120 * seconds) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('skewClock' as const),
      by: fc.constantFrom(-400 * days, -1 * days, 1 * days, 400 * days),
    }),
  },
);

const page = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0 as const) },
  { weight: 2, arbitrary: fc.constant(1 as const) },
);

const step: fc.Arbitrary<Step> = fc
  .tuple(pause, fc.record({ page, does }))
  .map(([wait, act]) => ({ ...wait, ...act }));

export const schedules: fc.Arbitrary<Schedule> = fc.record({
  money: fc.array(requestOutcome, { maxLength: 4 }),
  reads: fc.array(readingOutcome, { maxLength: 8 }),
  journal: fc.array(journalOutcome, { maxLength: 6 }),
  steps: fc.array(step, { minLength: 1, maxLength: 10 }),
});
