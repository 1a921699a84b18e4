import type { AnyStateMachine } from 'xstate';
import type { Model } from './model.ts';

type Delays = AnyStateMachine['implementations']['delays'];

/**
 * Replaces computed delays by the model's fixed ones. The machine's own delay function is still
 * called, so that the walk fails if the function throws or returns no number.
 */
export function heldDelays({ machine, delays = {} }: Model): Delays {
  const own = machine.implementations.delays;
  return Object.fromEntries(
    Object.entries(delays).map(([name, length]): [string, Delays[string]] => {
      const rule = own[name];
      if (typeof rule !== 'function') return [name, length];
      return [
        name,
        (args, params) => {
          const result = rule(args, params);
          if (!Number.isFinite(result)) throw new Error(`the delay ${name} is ${result}`);
          return length;
        },
      ];
    }),
  );
}
