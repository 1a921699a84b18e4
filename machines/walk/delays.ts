import type { AnyStateMachine } from 'xstate';
import type { Model } from './model.ts';

type Delays = AnyStateMachine['implementations']['delays'];

/**
 * The delays that a model holds at one length. The machine's own rule is asked all the same: where it
 * throws or gives no time, the walk fails as the app would.
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
          const told = rule(args, params);
          if (!Number.isFinite(told)) throw new Error(`the delay ${name} is ${told}`);
          return length;
        },
      ];
    }),
  );
}
