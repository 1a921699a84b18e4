import * as v from 'valibot';
import type { FlowId, Location, PageId } from '#domain/pages.ts';
import { flowIds, isFlowId } from '#machines/flows.ts';
import { flowModels } from '#machines/flow-models.ts';
import { environmentOf } from '#machines/walk/environment.ts';
import type { Path } from '#machines/walk/model.ts';
import { modelsWithSituations } from '#machines/situations.ts';
import { isPageId } from '#visualizations/wording/page-titles.ts';

/** An end of a machine, and the page that the app shows afterwards. */
export type Ending = { type: string; page: PageId };

/** By machine id. */
export type Endings = Readonly<Record<string, readonly Ending[]>>;

const endingMachines: readonly string[] = [...flowIds, 'popups'];

/** The parts of a machine’s output that name its end. */
const Output = v.object({
  type: v.optional(v.string(), 'opens'),
  location: v.optional(v.object({ page: v.string() })),
});

/** The part of a flow's descriptor that concerns its ends. */
interface Leading {
  after(output: unknown): Location;
  endsAccount?(output: unknown): boolean;
}

const leading = (id: FlowId): Leading => flowModels[id].flow;

function pageAfter(id: string, output: unknown): string | undefined {
  if (!isFlowId(id)) return v.parse(Output, output).location?.page;
  const flow = leading(id);
  // Without an account the borrower can only log in.
  return flow.endsAccount?.(output) ? 'login' : flow.after(output).page;
}

function endingsOf(id: string, paths: readonly Path[]): Ending[] {
  const model = modelsWithSituations.find(({ machine }) => machine.id === id);
  if (!model) throw new Error(`no machine ${id}`);
  const environment = environmentOf(model);
  const ends = new Map<string, Ending>();
  for (const { start, steps } of paths) {
    const { snapshot } = steps.reduce(environment.next, environment.start(start));
    if (snapshot.status !== 'done') continue;
    const { type } = v.parse(Output, snapshot.output);
    const page = pageAfter(id, snapshot.output);
    if (page !== undefined && isPageId(page)) ends.set(`${type} ${page}`, { type, page });
  }
  return [...ends].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, end]) => end);
}

/**
 * The ends of the machines that lead to other pages, as the paths and the situations reach them.
 */
export const endingsIn = (paths: Readonly<Record<string, readonly Path[]>>): Endings =>
  Object.fromEntries(endingMachines.map((id) => [id, endingsOf(id, paths[id] ?? [])]));
