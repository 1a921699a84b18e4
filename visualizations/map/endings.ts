import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { FlowId, Location } from '#domain/pages.ts';
import { allFlows } from '#machines/all-flows.ts';
import { flowIds, isFlowId } from '#machines/flows.ts';
import { flowModels } from '#tests/flows/flow-models.ts';
import { popupsModel } from '#tests/flows/popups/model.ts';
import type { Model } from '#tests/model/harness/model.ts';
import { describeMachine } from '#visualizations/description/describe.ts';
import { folderOf } from '#visualizations/exporter/folder.ts';
import { endingsOf } from './outcomes.ts';

/** The machines whose ends lead on to a page. */
export const endingMachines = [...flowIds, 'popups'] as const;
export type EndingMachine = FlowId | 'popups';

const modelOf = (id: EndingMachine): Model => (id === 'popups' ? popupsModel : flowModels[id]);

/** A flow's descriptor, as far as its ends are concerned. */
interface Leading {
  after(output: unknown): Location;
  endsAccount?(output: unknown): boolean;
}

const leading = (id: FlowId): Leading => allFlows[id];

const Opening = v.object({ location: v.optional(v.object({ page: v.string() })) });

/** The page that an end leads to; null where the page stays as it is. */
export function pageAfter(id: EndingMachine, output: unknown): string | null {
  if (isFlowId(id)) return leading(id).after(output).page;
  return v.parse(Opening, output).location?.page ?? null;
}

/** Whether the account ends with a flow. */
export const endsAccount = (id: EndingMachine, output: unknown): boolean =>
  isFlowId(id) && (leading(id).endsAccount?.(output) ?? false);

const Known = v.object({ of: v.string(), ends: v.record(v.string(), v.unknown()) });

/** The ends of machines, by name, with what each end says; and of which sources they were found. */
const Endings = v.record(v.string(), Known);
export type Endings = v.InferOutput<typeof Endings>;

/** Where the ends of all machines are committed: finding them takes a minute. */
export const endingsFile = 'endings.json';
const path = join('visualizations/diagrams', endingsFile);

/** The committed ends; none where the file is missing. */
export function committedEndings(): Endings {
  try {
    return v.parse(Endings, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return {};
  }
}

/** Changes with the chart of a machine and with its walks: both together decide how it ends. */
function fingerprintOf(id: EndingMachine): string {
  const plan = readFileSync(join('tests/flows', folderOf(id), 'plan.txt'));
  const chart = JSON.stringify(describeMachine(modelOf(id).machine));
  return createHash('sha256').update(chart).update(plan).digest('hex').slice(0, 16);
}

/** How a machine ends, found by letting everything happen to it that its model knows. */
export function findEndings(id: EndingMachine): Record<string, unknown> {
  const ends = endingsOf(modelOf(id), (output) => pageAfter(id, output));
  return Object.fromEntries(Object.entries(ends).map(([name, { output }]) => [name, output]));
}

/** The ends of all machines: those whose sources did not change are as they were found before. */
export function currentEndings(before: Endings): Endings {
  return Object.fromEntries(
    endingMachines.map((id) => {
      const of = fingerprintOf(id);
      const known = before[id];
      return [id, known?.of === of ? known : { of, ends: findEndings(id) }];
    }),
  );
}

/** The machines whose committed ends are not those of their sources now. */
export const staleEndings = (before: Endings): string[] =>
  endingMachines.filter((id) => before[id]?.of !== fingerprintOf(id));
