import * as v from 'valibot';
import type { Environment, World } from '#machines/walk/environment.ts';
import type { Path as WalkedPath } from '#machines/walk/model.ts';

/** A path in the format of the JSON files. */
export const Path = v.object({
  start: v.string(),
  steps: v.array(
    v.variant('type', [
      v.object({ type: v.literal('user'), event: v.looseObject({ type: v.string() }) }),
      v.object({ type: v.literal('settle'), service: v.string(), outcome: v.string() }),
      v.object({ type: v.literal('emit'), service: v.string(), says: v.string() }),
      v.object({ type: v.literal('elapse'), ms: v.number() }),
    ]),
  ),
}) satisfies v.GenericSchema<unknown, WalkedPath>;
export type Path = v.InferOutput<typeof Path>;

export const worldAfter = (environment: Environment, { start, steps }: Path): World =>
  steps.reduce<World>((world, step) => environment.next(world, step), environment.start(start));

/** Nearest worlds first, each with a shortest path. */
function* worldsOf(environment: Environment, starts: string[]): Generator<[World, Path]> {
  const seen = new Set<string>();
  const open = starts.map((start): [World, Path] => [
    environment.start(start),
    { start, steps: [] },
  ]);
  for (const [world, path] of open) {
    const key = environment.key(world);
    if (seen.has(key)) continue;
    seen.add(key);
    yield [world, path];
    for (const step of environment.steps(world)) {
      const next = environment.next(world, step);
      if (!seen.has(environment.key(next))) {
        open.push([next, { start: path.start, steps: [...path.steps, step] }]);
      }
    }
  }
}

/** `page` is null without a page. */
export type Reached = { world: World; path: Path; page: string | null };

/** 2 for a page, 1 for a page behind the loading overlay, 0 for no page. */
function visible({ snapshot }: World, page: string | null): 0 | 1 | 2 {
  if (page === null) return 0;
  return snapshot.hasTag('loadingOverlay') ? 1 : 2;
}

/**
 * The shortest path to each state, among the worlds with the highest visibility. States in which a
 * machine never rests are left out.
 */
export function reach(
  environment: Environment,
  starts: string[],
  states: readonly string[],
  pageOf: (world: World) => string | null,
): Map<string, Reached> {
  const wanted = new Set(states);
  const reached = new Map<string, Reached>();
  const seen = new Map<string, number>();
  for (const [world, path] of worldsOf(environment, starts)) {
    if (wanted.size === 0) break;
    const page = pageOf(world);
    const much = visible(world, page);
    const { _nodes: nodes, status } = world.snapshot;
    for (const { id } of nodes) {
      if (!wanted.has(id)) continue;
      if (much > (seen.get(id) ?? -1)) {
        reached.set(id, { world, path, page });
        seen.set(id, much);
      }
      if (much === 2 || status !== 'active') wanted.delete(id);
    }
  }
  return reached;
}
