import { type Difference, differenceOf } from './drive.ts';
import type { Plan } from './plan.ts';
import { planIn } from './plan-reader.ts';
import { textOf } from './plan-writer.ts';
import { storyOf } from './story.ts';

const command = (machine: string) => `npm run plans -- ${machine}`;

const asJson = ({ story, expected, seen }: Difference): string =>
  [...story.map((line) => `  ${line}`), JSON.stringify({ expected, now: seen }, null, 2)].join(
    '\n',
  );

/**
 * Where a plan first says something else than the committed one: as a story, with what to do. Null
 * where they are the same.
 */
export function changeOf(
  now: Plan,
  committed: string,
  tell: (difference: Difference) => string = asJson,
): string | null {
  if (committed === textOf(now)) return null;
  const { machine, generator } = now;
  const meant = `If it is meant so: ${command(machine)}, and read what changed.`;
  const head = `The chart ${machine} no longer does what its plan of ${generator} says.`;
  if (committed === '') return `${machine} has no plan of ${generator}. ${command(machine)}`;
  const before = planIn(committed);
  for (const [index, path] of before.paths.entries()) {
    const other = now.paths[index];
    const steps = [{ step: null, taken: path.taken, expects: path.expects }, ...path.steps];
    const others = other && [
      { step: null, taken: other.taken, expects: other.expects },
      ...other.steps,
    ];
    for (const [at, one] of steps.entries()) {
      const another = others?.[at];
      const story = storyOf(
        path.start,
        path.steps.slice(0, at).map(({ step }) => step),
      );
      if (!another || JSON.stringify(another.step) !== JSON.stringify(one.step)) {
        const way = 'The plan would go on another way from here.';
        return [head, ...story.map((line) => `  ${line}`), way, meant].join('\n');
      }
      const difference = differenceOf(
        story,
        { ...one.expects, taken: one.taken },
        { ...another.expects, taken: another.taken },
      );
      if (difference) return [head, tell(difference), meant].join('\n');
    }
  }
  return `${head} There are new paths.\n${meant}`;
}
