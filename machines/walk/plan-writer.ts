import type { Model } from './model.ts';
import type { Observation } from './observation.ts';
import type { Generator, Plan, PlannedPath } from './plan.ts';
import type { PlanFile, WrittenPath } from './plan-file.ts';
import { sampleNames } from './samples.ts';
import { type ShortNames, shortNames } from './short-names.ts';
import { transitionNames } from './transition-names.ts';
import { changeParts, changeText, longestInline, stepText, type Wording } from './words.ts';

/** What a plan's file has in common with the one before: its names. */
export type Names = { changes: ShortNames; values: ShortNames };

/** The names of a plan's file: those of the one before, as far as they still mean the same. */
export const namesLike = (before: PlanFile | null): Names => ({
  changes: shortNames(before?.changes),
  values: shortNames(before?.values),
});

/** How a plan's file is worded: long values by name. */
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

/** A moment of a path: what was seen before it, what is seen then, and what led there. */
type Passage = { before: Observation | null; now: Observation; taken: readonly string[] };

/** What comes of a step, in the words of a plan's file. */
export function writtenChange(model: Model, wording: Wording, passage: Passage): string {
  const { before, now, taken } = passage;
  const names = transitionNames(model.machine);
  const by = taken.map((id) => names.get(id) ?? id).join(', then ');
  return `${by || 'no transition'}: ${changeText(changeParts(wording, before, now))}`;
}

/** Two plans of a machine as one file; names are those of the file before. */
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
