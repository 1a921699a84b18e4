import type { World } from '../world/world.ts';
import type { Fact } from './facts.ts';

/** Watches a world for one sort of fault. Sentences say what is wrong; none: all is well. */
export type Watcher = {
  /** After each step, with what happened in it. */
  step?: (facts: readonly Fact[]) => readonly string[];
  /** Once everything works again and ten minutes have passed. */
  end?: () => readonly string[] | Promise<readonly string[]>;
  /**
   * After all watchers had their last word: goes on from where people stand, one watcher at a time.
   *
   * @param pass lets milliseconds pass, and returns what went wrong meanwhile
   */
  after?: (pass: (duration: number) => Promise<readonly string[]>) => Promise<readonly string[]>;
};

export type MakeWatcher = (world: World) => Watcher;
