import type { Schedule } from './schedule.ts';

const nothing: Schedule = { money: [], reads: [], journal: [], steps: [] };

/**
 * Schedules that once failed, or that random runs rarely reach with a wrong chart; every property
 * starts with them.
 */
export const regressions: Record<string, Schedule> = {
  /**
   * The tap in one tab falls between the close of the other tab's attempt, on a slow disk, and the
   * report to its borrower.
   */
  'closed before it is told': {
    ...nothing,
    money: [{ arrives: 0, copies: 1, commit: 0, answer: 'ok', latency: 0 }],
    journal: [
      { latency: 0, done: true, acknowledged: true, outlives: true },
      { latency: 0, done: true, acknowledged: true, outlives: true },
      { latency: 0, done: true, acknowledged: true, outlives: true },
      { latency: 0, done: true, acknowledged: true, outlives: true },
      { latency: 4_000, done: true, acknowledged: true, outlives: true },
    ],
    steps: [
      { page: 1, ms: 0, does: { type: 'tap', times: 1 } },
      { page: 0, ms: 50, does: { type: 'tap', times: 1 } },
      { page: 1, ms: 2_000, does: { type: 'tap', times: 1 } },
    ],
  },
  /** A slow read finds the effect after the end of the window, when its state was left. */
  'closed though nobody listens': {
    ...nothing,
    money: [{ arrives: 0, copies: 1, commit: 0, answer: 'undecipherable', latency: 0 }],
    reads: [
      { answer: 'silent', latency: 0 },
      { answer: 'ok', latency: 0 },
      { answer: 'silent', latency: 0 },
      { answer: 'http500', latency: 0 },
      { answer: 'ok', latency: 21_000 },
    ],
    steps: [
      { page: 1, events: 0, does: { type: 'tap', times: 1 } },
      { page: 1, events: 0, does: { type: 'tap', times: 1 } },
      { page: 1, ms: 1, does: { type: 'die', away: 0 } },
      { page: 1, events: 1, does: { type: 'tap', times: 1 } },
      { page: 0, ms: 90_003, does: { type: 'tap', times: 1 } },
    ],
  },
  /** The server's answer is inconclusive, and the page dies while it waits for the outcome. */
  'answered, then gone': {
    ...nothing,
    money: [{ arrives: null, copies: 1, commit: 0, answer: 'otherCode', latency: 0 }],
    steps: [
      { page: 0, ms: 0, does: { type: 'tap', times: 1 } },
      { page: 0, ms: 10_000, does: { type: 'die', away: 1_000 } },
    ],
  },
  /** One tab reads the baseline slowly; the other tab's whole attempt happens meanwhile. */
  'overtaken while preparing': {
    ...nothing,
    reads: [{ answer: 'ok', latency: 30_000 }],
    steps: [
      { page: 1, ms: 0, does: { type: 'tap', times: 1 } },
      { page: 0, ms: 50, does: { type: 'tap', times: 1 } },
      { page: 1, ms: 100, does: { type: 'tap', times: 1 } },
    ],
  },
  /** Another tab's request is sent again on a second connection just before its timeout. */
  'taken late in another tab': {
    ...nothing,
    money: [{ arrives: 58_000, copies: 1, commit: 59_000, answer: 'silent', latency: 0 }],
    steps: [
      { page: 1, ms: 0, does: { type: 'tap', times: 1 } },
      { page: 0, ms: 50, does: { type: 'tap', times: 1 } },
      { page: 1, ms: 1_000, does: { type: 'tap', times: 1 } },
      { page: 1, ms: 100_000, does: { type: 'tap', times: 1 } },
    ],
  },
  /**
   * Two tabs wait for the same attempt. One tab ends that attempt and sends a new one, whose reply
   * is lost; then the other tab ends the first attempt.
   */
  'given up twice': {
    ...nothing,
    money: [
      { arrives: null, copies: 1, commit: 0, answer: 'lost', latency: 0 },
      { arrives: 0, copies: 1, commit: 59_000, answer: 'lost', latency: 0 },
    ],
    steps: [
      { page: 1, ms: 0, does: { type: 'tap', times: 1 } },
      { page: 1, ms: 50, does: { type: 'tap', times: 1 } },
      { page: 0, ms: 1_000, does: { type: 'tap', times: 1 } },
      { page: 1, ms: 94_000, does: { type: 'tap', times: 1 } },
      { page: 0, ms: 56_500, does: { type: 'tap', times: 1 } },
    ],
  },
};
