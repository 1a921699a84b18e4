import { differencesOf, sentenceFor } from './differences.ts';
import { breakOf } from './drive.ts';
import { environmentOf, type World } from './environment.ts';
import type { Model, Step } from './model.ts';
import type { Observation } from './observation.ts';
import type { Generator, Plan, PlannedPath, PlannedStep } from './plan.ts';
import type { PlanFile, WrittenPath } from './plan-file.ts';
import { fileWording, namesLike, writtenChange } from './plan-writer.ts';
import { seenOf } from './planner.ts';
import { type Failure, failureText, storyOf } from './story.ts';
import { changeParts, inFull, stepText } from './words.ts';

/** The chart differs from its committed plan. */
class OffPlan extends Error {
  constructor(
    machine: string,
    generator: Generator,
    readonly failure: Failure,
  ) {
    const replay = `npx vitest run tests/model/machines.test.ts -t 'the chart ${machine}'`;
    const meant = `If the change is intended: npm run plans -- ${machine}, and review the changes.`;
    super(`${failureText(failure)}\n  replay: ${replay}\n(The plan of ${generator}. ${meant})`);
  }
}

function partsOf(text: string, values: ReadonlyMap<string, string>): string[] {
  const full = text.replaceAll(/[\w.]+~\w+/g, (name) => values.get(name) ?? name);
  const [by = '', ...rest] = full.split(': ');
  return [`takes ${by}`, ...rest.join(': ').split('; ')];
}

function walksOf(model: Model, file: PlanFile, generator: Generator): (() => PlannedPath)[] {
  const { machine } = file;
  const environment = environmentOf(model);
  const wording = fileWording(model, namesLike(file));

  function mustBe(
    story: string[],
    text: string | undefined,
    { before, world }: { before: Observation | null; world: World },
  ): Observation {
    const now = seenOf(model, world);
    const is = writtenChange(model, wording, { before, now, taken: world.taken });
    if (text === is) return now;
    const planned = partsOf(text ?? 'nothing: nothing', file.values);
    const [by = ''] = partsOf(is, file.values);
    const seen = [by, ...changeParts({ ...inFull, event: wording.event }, before, now)];
    const sentence = sentenceFor(machine, planned, seen);
    throw new OffPlan(machine, generator, { sentence, story, ...differencesOf(planned, seen) });
  }

  function stepNamed(world: World, text: string, story: string[]): Step {
    const step = environment.possible(world).find((one) => stepText(wording, one) === text);
    if (step) return step;
    const sentence = `${machine} can no longer do the next step of its plan: ${text}.`;
    throw new OffPlan(machine, generator, { sentence, story, should: [], is: [] });
  }

  function walked({ start, steps }: WrittenPath): PlannedPath {
    const done: Step[] = [];
    const story = () => storyOf(start, done);
    if (!(start in model.starts)) {
      const sentence = `${machine} is not started as ${start} any more.`;
      throw new OffPlan(machine, generator, { sentence, story: [], should: [], is: [] });
    }
    try {
      let world = environment.start(start);
      const { taken } = world;
      const expects = mustBe(story(), file.starts.get(start), { before: null, world });
      let before = expects;
      const planned = steps.map(({ text, change }): PlannedStep => {
        const step = stepNamed(world, text, story());
        done.push(step);
        world = environment.next(world, step);
        before = mustBe(story(), file.changes.get(change), { before, world });
        return { step, taken: world.taken, expects: before };
      });
      return { start, taken, expects, steps: planned };
    } catch (error) {
      if (error instanceof OffPlan) throw error;
      throw new OffPlan(machine, generator, breakOf(model, story(), error));
    }
  }

  return file.paths[generator].map((path) => () => walked(path));
}

/** Throws the shortest story if walks fail. */
function allOf<Result>(walks: readonly (() => Result)[]): Result[] {
  const results: Result[] = [];
  let shortest: OffPlan | null = null;
  for (const walk of walks) {
    try {
      results.push(walk());
    } catch (error) {
      if (!(error instanceof OffPlan)) throw error;
      const { length } = error.failure.story;
      if (!shortest || length < shortest.failure.story.length) shortest = error;
    }
  }
  if (shortest) throw shortest;
  return results;
}

/** A plan with the machine's present observations. Throws `OffPlan` if the file differs. */
export const planOfFile = (model: Model, file: PlanFile, generator: Generator): Plan => ({
  machine: file.machine,
  generator,
  paths: allOf(walksOf(model, file, generator)),
});

export function plansIn(model: Model, file: PlanFile): Record<Generator, Plan> {
  const [transitions, pairs] = allOf([
    () => planOfFile(model, file, 'transitions'),
    () => planOfFile(model, file, 'pairs'),
  ]);
  if (!transitions || !pairs) throw new Error(`${file.machine} has no plan of each generator`);
  return { transitions, pairs };
}
