import type { World } from '../world/world.ts';
import type { Fact } from './facts.ts';

/** Watches a world for one sort of fault. Sentences say what is wrong; none: all is well. */
export type Watcher = {
  /** After each step, with what happened in it. */
  step?: (facts: readonly Fact[]) => readonly string[];
  /** Once everything works again and ten minutes have passed. */
  end?: () => readonly string[] | Promise<readonly string[]>;
};

export type MakeWatcher = (world: World) => Watcher;
