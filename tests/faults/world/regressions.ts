import type { Schedule } from './schedule.ts';

const nothing: Schedule = { money: [], reads: [], journal: [], steps: [] };

/** Runs that once went wrong, or that a wrong chart hardly meets by chance; every property begins with them. */
export const regressions: Record<string, Schedule> = {
  /**
   * The tap in one tab falls between the close of the other's attempt, on a slow disk, and the
   * moment its person hears of it.
   */
  'closed before it is told': {
    ...nothing,
    money: [{ arrives: 0, copies: 1, commit: 0, answer: 'ok', latency: 0 }],
    journal: [
      { latency: 0, done: true, heard: true, outlives: true },
      { latency: 0, done: true, heard: true, outlives: true },
      { latency: 0, done: true, heard: true, outlives: true },
      { latency: 0, done: true, heard: true, outlives: true },
      { latency: 4_000, done: true, heard: true, outlives: true },
    ],
    steps: [
      { page: 1, ms: 0, does: { type: 'tap', times: 1 } },
      { page: 0, ms: 50, does: { type: 'tap', times: 1 } },
      { page: 1, ms: 2_000, does: { type: 'tap', times: 1 } },
    ],
  },
  /** A slow reading finds the effect, but its state was left when the window ended. */
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
  /** The server says no in words that prove nothing; then the page dies before its wait is over. */
  'answered, then gone': {
    ...nothing,
    money: [{ arrives: null, copies: 1, commit: 0, answer: 'otherCode', latency: 0 }],
    steps: [
      { page: 0, ms: 0, does: { type: 'tap', times: 1 } },
      { page: 0, ms: 10_000, does: { type: 'die', away: 1_000 } },
    ],
  },
  /** One tab reads the baseline for long; the other one's whole attempt happens meanwhile. */
  'overtaken while preparing': {
    ...nothing,
    reads: [{ answer: 'ok', latency: 30_000 }],
    steps: [
      { page: 1, ms: 0, does: { type: 'tap', times: 1 } },
      { page: 0, ms: 50, does: { type: 'tap', times: 1 } },
      { page: 1, ms: 100, does: { type: 'tap', times: 1 } },
    ],
  },
  /** Another tab's request goes out on a second connection just before its time is up. */
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
   * Two tabs wait for the same attempt. One gives it up and sends a new one, whose reply is lost;
   * then the other gives the old one up.
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
