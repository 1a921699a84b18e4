import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { breakOf, differenceOf } from '#machines/walk/drive.ts';
import { type Environment, environmentOf, type World } from '#machines/walk/environment.ts';
import { startLive } from '#machines/walk/live.ts';
import { watchLaws } from '#machines/walk/laws.ts';
import { type Model, outcomeOf, type Step } from '#machines/walk/model.ts';
import { type Observation, observe } from '#machines/walk/observation.ts';
import { type Failure, storyOf } from '#machines/walk/story.ts';

/** Maximum number of steps of one generated walk. */
const longest = 100;

/** A deterministic and evenly distributed number (FNV-1a). */
function mixed(text: string, number: number): number {
  let hash = 0x811c9dc5 ^ number;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * The choice does not depend on other items, so that a walk without some of its steps stays the
 * same: shrinking needs this.
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

/** The kind of a step: a service's success or failure, or an event's type; all equally likely. */
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

/** A failed walk since its last start. */
type Failing = { start: string; steps: Step[]; failure: Failure };

function comparedActors(model: Model, environment: Environment, start: string) {
  const live = startLive(model, start);
  const steps: Step[] = [];
  let at: World | null = null;
  const world = (): World => (at ??= environment.start(start));

  const look = watchLaws(model);
  let before: Observation | null = null;

  const broken = (error: unknown): Failure => breakOf(model, storyOf(start, steps), error);

  function wrong(): Failure | null {
    const now = world();
    const { snapshot, services, taken } = now;
    if (snapshot.status === 'error') return broken(snapshot.error);
    const ended = snapshot.status !== 'active' || (model.rests?.(snapshot) ?? false);
    const isStuck = environment.steps(now).length === 0;
    if (!ended && isStuck) {
      return broken('nothing can happen any more');
    }
    const expected = { ...observe(model, snapshot, services, now), taken };
    const observed = { ...live.observe(), taken: live.taken() };
    const difference = differenceOf(model, storyOf(start, steps), before, [expected, observed]);
    if (difference) return difference;
    before = expected;
    look({ ...live.rest(), step: steps.at(-1) ?? null, enabled: observed.enabled });
    return null;
  }

  async function failingAfter(move: () => void | Promise<void>): Promise<Failing | null> {
    try {
      await move();
      const failure = wrong();
      return failure && { start, steps, failure };
    } catch (error) {
      return { start, steps, failure: broken(error) };
    }
  }

  return {
    world,
    begin: () => failingAfter(() => {}),
    perform: (step: Step) =>
      failingAfter(() => {
        steps.push(step);
        at = environment.next(world(), step);
        return live.perform(step);
      }),
    stop: live.stop,
  };
}

/**
 * Random walks check that a live actor agrees with the computed `World` after each step. They take
 * any step that a screen offers.
 */
export function randomWalks(model: Model) {
  const environment = environmentOf(model, 'everything');
  const starts = Object.keys(model.starts);

  /** The walk restarts whenever the machine ends; null without a failure. */
  async function walk(numbers: readonly number[], stepped: () => void): Promise<Failing | null> {
    let both: ReturnType<typeof comparedActors> | null = null;
    for (const number of numbers) {
      const steps: Step[] = both ? environment.steps(both.world()) : [];
      let failing: Failing | null;
      if (both && steps.length > 0) {
        failing = await both.perform(stepFor(model, both.world(), steps, number));
      } else {
        both?.stop();
        both = comparedActors(model, environment, chosen(starts, String, number));
        failing = await both.begin();
      }
      stepped();
      if (failing) return failing;
    }
    both?.stop();
    return null;
  }

  async function replay(start: string, steps: readonly Step[]): Promise<Failing | null> {
    const both = comparedActors(model, environment, start);
    let failing = await both.begin();
    for (const step of steps) {
      if (failing) return failing;
      const can = environment.steps(both.world()).some((one) => isDeepStrictEqual(one, step));
      if (can) failing = await both.perform(step);
    }
    return failing;
  }

  /** The failing walk without the steps that are not needed for the failure. */
  async function shortest(failing: Failing): Promise<Failure> {
    const { start, steps, failure } = failing;
    for (const index of steps.keys()) {
      const shorter = await replay(start, steps.toSpliced(index, 1));
      if (shorter && shorter.steps.length < steps.length) return shortest(shorter);
    }
    return failure;
  }

  const numbers = fc.array(fc.noShrink(fc.nat()), { maxLength: longest, size: 'max' });

  async function walksOf(seed: number): Promise<{ steps: number; failure: Failure | null }> {
    let steps = 0;
    const property = fc.asyncProperty(
      numbers,
      async (some) => (await walk(some, () => void (steps += 1))) === null,
    );
    const { failed, counterexample } = await fc.check(property, { seed, numRuns: 20 });
    if (!failed) return { steps, failure: null };
    const failing = await walk(counterexample?.[0] ?? [], () => {});
    if (!failing) throw new Error(`the walks of seed ${seed} do not fail every time`);
    return { steps, failure: await shortest(failing) };
  }

  /** Walks at least a number of steps. Null without a failure. */
  return async (
    atLeast: number,
    firstSeed: number,
  ): Promise<(Failure & { seed: number }) | null> => {
    let walked = 0;
    for (let seed = firstSeed; ; seed += 1) {
      const { steps, failure } = await walksOf(seed);
      if (failure) return { seed, ...failure };
      walked += steps;
      if (walked >= atLeast) return null;
    }
  };
}
