import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { type Difference, differenceOf } from './drive.ts';
import type { Driver } from './driver.ts';
import { environmentOf, type World } from './environment.ts';
import { startLive } from './live.ts';
import { type Model, outcomeOf, type Step } from './model.ts';
import { observe } from './observation.ts';
import { wordsOf } from './story.ts';

/** The longest walk between two looks at how many steps there were. */
const longest = 100;

/** A number from a text and a number, the same at all times, evenly spread (FNV-1a). */
function mixed(text: string, number: number): number {
  let hash = 0x811c9dc5 ^ number;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * The one of some things that a number means. It stays the same when others come or go, so that a
 * walk does what it did where steps before it are left out: that is how it shrinks.
 */
function chosen<One>(all: readonly One[], textOf: (one: One) => string, number: number): One {
  let best: { one: One; rank: number } | undefined;
  for (const one of all) {
    const rank = mixed(textOf(one), number);
    if (!best || rank > best.rank) best = { one, rank };
  }
  if (!best) throw new Error('there is nothing to choose from');
  return best.one;
}

/** Steps of one kind are chosen as often as those of another, and good ends as often as bad ones. */
function kindOf(model: Model, { services }: World, step: Step): string {
  if (step.type === 'user') return step.event.type;
  if (step.type !== 'settle') return step.type;
  const { service, outcome } = step;
  const { source = '', input } = services.get(service) ?? {};
  const end = outcomeOf(model, source, input, outcome);
  return 'output' in end ? `${service} gives` : `${service} fails`;
}

function stepFor(model: Model, world: World, steps: Step[], number: number): Step {
  const kinds = new Map(steps.map((step) => [step, kindOf(model, world, step)]));
  const kind = chosen([...new Set(kinds.values())], String, number);
  const ofKind = steps.filter((step) => kinds.get(step) === kind);
  return chosen(ofKind, (step) => JSON.stringify(step), number);
}

/** What must never be, wherever a walk leads. */
function brokenIn(model: Model, { snapshot }: World, steps: Step[]): string | null {
  if (snapshot.status === 'error') return `the machine broke: ${String(snapshot.error)}`;
  const ended = snapshot.status !== 'active' || (model.rests?.(snapshot) ?? false);
  return steps.length === 0 && !ended ? 'nothing can happen any more' : null;
}

/** Random walks on a model's machine: a live actor beside the pure world, all regions at once. */
export function randomWalks({ walks: _, ...model }: Model) {
  const environment = environmentOf(model);
  const starts = Object.keys(model.starts);

  /** One walk, begun anew wherever the machine ends; null if all went well. */
  async function walk(numbers: readonly number[], stepped: () => void): Promise<Difference | null> {
    let live: Driver | null = null;
    let world: World | null = null;
    let story: string[] = [];
    for (const number of numbers) {
      const steps = world ? environment.steps(world) : [];
      if (world && live && steps.length > 0) {
        const step = stepFor(model, world, steps, number);
        story.push(wordsOf(step));
        world = environment.next(world, step);
        await live.perform(step);
      } else {
        live?.stop();
        const start = chosen(starts, String, number);
        story = [`started: ${start}`];
        world = environment.start(start);
        live = startLive(model, start);
      }
      stepped();
      const { snapshot, services, effects, taken } = world;
      const broke = brokenIn(model, world, environment.steps(world));
      if (broke !== null) return { story, expected: {}, seen: { broke } };
      const expected = { ...observe(model, snapshot, services, effects), taken };
      const seen = { ...live.observe(), taken: live.taken() };
      if (!isDeepStrictEqual(expected, seen)) return differenceOf(story, expected, seen);
    }
    live?.stop();
    return null;
  }

  /**
   * Walks at least so many steps; the shortest failing story with the seed that finds it again, or
   * null.
   */
  return async (
    atLeast: number,
    firstSeed: number,
  ): Promise<(Difference & { seed: number }) | null> => {
    let count = 0;
    const stepped = () => void (count += 1);
    const numbers = fc.array(fc.noShrink(fc.nat()), { maxLength: longest, size: 'max' });
    for (let seed = firstSeed; count < atLeast; seed += 1) {
      const goesWell = fc.asyncProperty(
        numbers,
        async (some) => (await walk(some, stepped)) === null,
      );
      const { failed, counterexample } = await fc.check(goesWell, { seed, numRuns: 20 });
      if (failed) {
        const difference = await walk(counterexample?.[0] ?? [], () => {});
        if (!difference) throw new Error(`the walks of seed ${seed} fail only at times`);
        return { seed, ...difference };
      }
    }
    return null;
  };
}
