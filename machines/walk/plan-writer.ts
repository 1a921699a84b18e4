import type { Model } from './model.ts';
import type { Observation } from './observation.ts';
import type { Generator, Plan, PlannedPath } from './plan.ts';
import type { PlanFile, WrittenPath } from './plan-file.ts';
import { sampleNames } from './samples.ts';
import { type ShortNames, shortNames } from './short-names.ts';
import { transitionNames } from './transition-names.ts';
import { changeParts, changeText, longestInline, stepText, type Wording } from './words.ts';

export type Names = { changes: ShortNames; values: ShortNames };

/** Unchanged entries keep their previous names. */
export const namesLike = (before: PlanFile | null): Names => ({
  changes: shortNames(before?.changes),
  values: shortNames(before?.values),
});

/** Writes long values as names. */
export function fileWording(model: Model, { values }: Names): Wording {
  const { of } = sampleNames(model);
  return {
    event: of,
    value(value, stem) {
      const text = JSON.stringify(value) ?? 'nothing';
      return text.length > longestInline ? values.of(text, `${stem}~`) : text;
    },
  };
}

type Passage = { before: Observation | null; now: Observation; taken: readonly string[] };

export function writtenChange(model: Model, wording: Wording, passage: Passage): string {
  const { before, now, taken } = passage;
  const names = transitionNames(model.machine);
  const by = taken.map((id) => names.get(id) ?? id).join(', then ');
  return `${by || 'no transition'}: ${changeText(changeParts(wording, before, now))}`;
}

/** `before`: the previous file, whose names stay. */
export function fileOf(
  model: Model,
  plans: Record<Generator, Plan>,
  before: PlanFile | null,
): PlanFile {
  const names = namesLike(before);
  const wording = fileWording(model, names);
  const starts = new Map<string, string>();
  const written = ({ start, taken, expects, steps }: PlannedPath): WrittenPath => {
    starts.set(start, writtenChange(model, wording, { before: null, now: expects, taken }));
    let last = expects;
    return {
      start,
      steps: steps.map((planned) => {
        const passage = { before: last, now: planned.expects, taken: planned.taken };
        last = planned.expects;
        return {
          text: stepText(wording, planned.step),
          change: names.changes.of(writtenChange(model, wording, passage)),
        };
      }),
    };
  };
  const paths = {
    transitions: plans.transitions.paths.map(written),
    pairs: plans.pairs.paths.map(written),
  };
  return {
    machine: model.machine.id,
    starts,
    changes: names.changes.given,
    values: names.values.given,
    samples: sampleNames(model).table,
    paths,
  };
}
