import type { MethodName } from '#protocol/methods.ts';
import type { Effect, KindFixture } from '../kinds/fixture.ts';
import type { RequestOutcome } from './schedule.ts';
import type { VirtualTime } from './time.ts';

/**
 * A minimal server. Each attempt (suffix and time) has at most one effect, some time after its
 * request arrives. The server never refuses a second attempt, so that a duplicate is visible.
 */
export function createServer(time: VirtualTime, { amountIn, shows }: KindFixture) {
  const effects: Effect[] = [];
  const takenAttempts = new Set<string>();

  return {
    effects,
    effectOf: (attempt: string) => effects.find((one) => one.attempt === attempt),
    /** Receives a request. A refused one, and a copy of an earlier one, have no effect. */
    receive(data: unknown, attempt: string, outcome: RequestOutcome) {
      if (takenAttempts.has(attempt)) return;
      takenAttempts.add(attempt);
      if (outcome.answer === 'refused') return;
      const amount = amountIn(data);
      time.after(outcome.commit, () => {
        effects.push({ number: effects.length + 1, attempt, amount, at: time.now() });
      });
    },
    show: (method: MethodName): unknown => shows(effects)[method],
  };
}

export type Server = ReturnType<typeof createServer>;
