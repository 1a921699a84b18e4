import type { World } from '../world/world.ts';
import type { Fact } from './facts.ts';

/** Checks a world for one kind of fault. All methods return faults as sentences. */
export type Watcher = {
  step?: (facts: readonly Fact[]) => readonly string[];
  /** Called ten minutes after all failures have ended. */
  end?: () => readonly string[] | Promise<readonly string[]>;
  /**
   * Called after `end` of all watchers, one watcher at a time. Continues the world.
   *
   * @param pass advances the clock by milliseconds and returns the faults in that time
   */
  after?: (pass: (duration: number) => Promise<readonly string[]>) => Promise<readonly string[]>;
};

export type MakeWatcher = (world: World) => Watcher;
