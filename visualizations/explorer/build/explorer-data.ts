import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Path } from '#tests/model/harness/model.ts';
import { readTransitions } from '#tests/model/harness/plans.ts';
import { models } from '#tests/flows/models.ts';
import { describeMachine } from '#visualizations/description/describe.ts';
import { purposesOf, takenBy } from '#visualizations/wording/purpose.ts';
import type { MachineDescription } from '#visualizations/description/description.ts';
import { Coverage } from '../flows/coverage.ts';
import { sampledModels, samplePathsOf } from '../samples.ts';
import { type Drawings, drawingsOf, drawMachines } from './drawings.ts';
import { describeOverview } from './overview.ts';
import { type ShownText, shownTexts } from './texts.tsx';

/** A path, and what it is for. */
export type NamedPath = Path & { purpose: string };

/** What is worked out while the explorer is built. */
export type ExplorerData = {
  /** Every machine drawn, by its id. */
  drawings: Record<string, Drawings>;
  overview: { description: MachineDescription; drawings: Drawings };
  /** The committed paths that together take every transition, and the samples', by machine. */
  paths: Record<string, NamedPath[]>;
  /** What the last test run before the build walked; empty where there was none. */
  coverage: Coverage;
  /** Every text that screens show. */
  texts: ShownText[];
  /** What share of a machine's mutants the tests notice, by machine; empty where none were made. */
  scores: Record<string, Score>;
};

const Score = v.object({
  mutants: v.number(),
  equivalent: v.number(),
  transitions: v.number(),
  pairs: v.number(),
});
export type Score = v.InferOutput<typeof Score>;

/** What the last test run walked; absent where none was. */
const lastRun = 'test-results/model/coverage.json';

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

async function readPaths(): Promise<Record<string, NamedPath[]>> {
  const read: [string, NamedPath[]][] = [];
  for (const model of models) {
    const transitions = await readTransitions(model);
    const purposes = purposesOf(describeMachine(model.machine), transitions.paths.map(takenBy));
    const paths = transitions.paths.map(({ start, steps }, index) => ({
      purpose: purposes[index] ?? '',
      start,
      steps: steps.map(({ step }) => step),
    }));
    read.push([model.machine.id, [...paths, ...samplePathsOf(model.machine.id)]]);
  }
  return Object.fromEntries(read);
}

async function readCoverage(): Promise<Coverage> {
  return existsSync(lastRun) ? v.parse(Coverage, await readJson(lastRun)) : {};
}

async function readScores(): Promise<ExplorerData['scores']> {
  const path = 'tests/model/mutants/scores.json';
  return existsSync(path) ? v.parse(v.record(v.string(), Score), await readJson(path)) : {};
}

const paths = await readPaths();
const overview = describeOverview();

/** Everything, drawn and read from the project's folder as this module is loaded. */
export const data: ExplorerData = {
  drawings: await drawMachines(),
  overview: { description: overview, drawings: await drawingsOf(overview) },
  paths,
  coverage: await readCoverage(),
  texts: await shownTexts(sampledModels, paths),
  scores: await readScores(),
};
