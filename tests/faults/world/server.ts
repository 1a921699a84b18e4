import type { MethodName } from '#protocol/methods.ts';
import type { Effect, KindFixture } from '../kinds/fixture.ts';
import type { RequestOutcome } from './schedule.ts';
import type { VirtualTime } from './time.ts';

/**
 * The least that a server must be: it takes each attempt (suffix and time) once, some time after
 * it arrives. It never refuses a second one by itself, so that nothing hides a double.
 */
export function createServer(time: VirtualTime, { amountIn, shows }: KindFixture) {
  const effects: Effect[] = [];
  const seen = new Set<string>();

  return {
    effects,
    effectOf: (attempt: string) => effects.find((one) => one.attempt === attempt),
    /** A request arrives; a copy of one that arrived before changes nothing. */
    receive(data: unknown, attempt: string, outcome: RequestOutcome) {
      if (seen.has(attempt)) return;
      seen.add(attempt);
      if (outcome.answer === 'refused') return;
      const amount = amountIn(data);
      time.after(outcome.commit, () => {
        effects.push({ number: effects.length + 1, attempt, amount, at: time.now() });
      });
    },
    /** What the server shows now. */
    show: (method: MethodName): unknown => shows(effects)[method],
  };
}

export type Server = ReturnType<typeof createServer>;
