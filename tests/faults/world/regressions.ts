import type { JournalOutcome } from './memory-journal.ts';
import type { ReadingOutcome, RequestOutcome, Schedule, Step } from './schedule.ts';

const nothing: Schedule = { money: [], reads: [], journal: [], steps: [] };

/** `ms`: since the previous step. */
const tap = (page: Step['page'], ms: number): Step => ({
  page,
  ms,
  does: { type: 'tap', times: 1 },
});
const request = (one: Partial<RequestOutcome>): RequestOutcome => ({
  arrives: 0,
  copies: 1,
  commit: 0,
  answer: 'ok',
  latency: 0,
  ...one,
});
const read = (answer: ReadingOutcome['answer'], latency = 0): ReadingOutcome => ({
  answer,
  latency,
});
const written = (latency: number): JournalOutcome => ({
  latency,
  done: true,
  acknowledged: true,
  outlives: true,
});

/** Schedules that failed once, or are rare in random runs; every property starts with them. */
export const regressions: Record<string, Schedule> = {
  /**
   * The tap in one tab falls between the close of the other tab's attempt, on a slow disk, and the
   * report to its borrower.
   */
  'closed before its report': {
    ...nothing,
    money: [request({})],
    journal: [written(0), written(0), written(0), written(0), written(4_000)],
    steps: [tap(1, 0), tap(0, 50), tap(1, 2_000)],
  },
  /**
   * A slow read finds the effect after the reconciliation window, in a state that ignores reads.
   */
  'found after the window': {
    ...nothing,
    money: [request({ answer: 'undecipherable' })],
    reads: [read('silent'), read('ok'), read('silent'), read('http500'), read('ok', 21_000)],
    steps: [
      { page: 1, events: 0, does: { type: 'tap', times: 1 } },
      { page: 1, events: 0, does: { type: 'tap', times: 1 } },
      { page: 1, ms: 1, does: { type: 'die', away: 0 } },
      { page: 1, events: 1, does: { type: 'tap', times: 1 } },
      tap(0, 90_003),
    ],
  },
  /** The server's answer is inconclusive, and the page dies while it waits for the outcome. */
  'answered, then gone': {
    ...nothing,
    money: [request({ arrives: null, answer: 'otherCode' })],
    steps: [tap(0, 0), { page: 0, ms: 10_000, does: { type: 'die', away: 1_000 } }],
  },
  /** One tab reads the baseline slowly; the other tab's whole attempt happens meanwhile. */
  'overtaken while preparing': {
    ...nothing,
    reads: [read('ok', 30_000)],
    steps: [tap(1, 0), tap(0, 50), tap(1, 100)],
  },
  /** Another tab's request is sent again on a second connection just before its timeout. */
  'taken late in another tab': {
    ...nothing,
    money: [request({ arrives: 58_000, commit: 59_000, answer: 'silent' })],
    steps: [tap(1, 0), tap(0, 50), tap(1, 1_000), tap(1, 100_000)],
  },
  /**
   * Two tabs wait for the same attempt. One tab ends that attempt and sends a new one, whose reply
   * is lost; then the other tab ends the first attempt.
   */
  'given up twice': {
    ...nothing,
    money: [
      request({ arrives: null, answer: 'lost' }),
      request({ commit: 59_000, answer: 'lost' }),
    ],
    steps: [tap(1, 0), tap(1, 50), tap(0, 1_000), tap(1, 94_000), tap(0, 56_500)],
  },
};
