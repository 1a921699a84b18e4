import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { FlowId, Location } from '#domain/pages.ts';
import { flowIds, isFlowId } from '#machines/flows.ts';
import { flowModels } from '#machines/flow-models.ts';
import { popupsModel } from '#machines/popups/model.ts';
import type { Model } from '#machines/walk/model.ts';
import { describeMachine } from '#machines/description/describe.ts';
import { folderOf } from '#machines/description/folder.ts';
import { endingsOf } from './outcomes.ts';

export const endingMachines = [...flowIds, 'popups'] as const;
export type EndingMachine = FlowId | 'popups';

const modelOf = (id: EndingMachine): Model => (id === 'popups' ? popupsModel : flowModels[id]);

/** The part of a flow's descriptor that concerns its ends. */
interface Leading {
  after(output: unknown): Location;
  endsAccount?(output: unknown): boolean;
}

const leading = (id: FlowId): Leading => flowModels[id].flow;

const Opening = v.object({ location: v.optional(v.object({ page: v.string() })) });

export function pageAfter(id: EndingMachine, output: unknown): string | null {
  if (isFlowId(id)) return leading(id).after(output).page;
  return v.parse(Opening, output).location?.page ?? null;
}

export const endsAccount = (id: EndingMachine, output: unknown): boolean =>
  isFlowId(id) && (leading(id).endsAccount?.(output) ?? false);

const Known = v.object({ of: v.string(), ends: v.record(v.string(), v.unknown()) });

/** `ends` are outputs by name; `of` is the fingerprint of the sources. */
const Endings = v.record(v.string(), Known);
export type Endings = v.InferOutput<typeof Endings>;

/** The file is committed, because finding the ends takes a minute. */
export const endingsFile = 'endings.json';
const path = join('visualizations/diagrams', endingsFile);

export function committedEndings(): Endings {
  try {
    return v.parse(Endings, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return {};
  }
}

/** A machine's chart and its walks together determine its ends. */
function fingerprintOf(id: EndingMachine): string {
  const plan = readFileSync(join('tests/flows', folderOf(id), 'plan.txt'));
  const chart = JSON.stringify(describeMachine(modelOf(id).machine));
  return createHash('sha256').update(chart).update(plan).digest('hex').slice(0, 16);
}

export function findEndings(id: EndingMachine): Record<string, unknown> {
  const ends = endingsOf(modelOf(id), (output) => pageAfter(id, output));
  return Object.fromEntries(Object.entries(ends).map(([name, { output }]) => [name, output]));
}

/** Finds only those ends again whose sources changed. */
export function currentEndings(before: Endings): Endings {
  return Object.fromEntries(
    endingMachines.map((id) => {
      const of = fingerprintOf(id);
      const known = before[id];
      return [id, known?.of === of ? known : { of, ends: findEndings(id) }];
    }),
  );
}

/** Machines whose sources changed since their ends were committed. */
export const staleEndings = (before: Endings): string[] =>
  endingMachines.filter((id) => before[id]?.of !== fingerprintOf(id));
