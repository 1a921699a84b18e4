import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { MachineDescription } from '#visualizations/description/description.ts';
import type { DrawnPicture, Drawings } from '#visualizations/layout/drawn-picture.ts';
import type { Wording } from '#visualizations/wording/words.ts';
import { Coverage } from '../flows/coverage.ts';
import { sampledModels } from '#visualizations/samples/samples.ts';
import { drawMachines, drawnWhole } from './drawings.ts';
import { type NamedPath, readNamedPaths } from './named-paths.ts';
import { describeOverview } from './overview.ts';
import { type ShownText, shownTexts } from './texts.tsx';

/** What is worked out while the explorer is built. */
export type ExplorerData = {
  /** The pictures of every machine, by its id. */
  drawings: Record<string, Drawings>;
  overview: { description: MachineDescription; drawings: Record<Wording, DrawnPicture> };
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

async function readCoverage(): Promise<Coverage> {
  return existsSync(lastRun) ? v.parse(Coverage, await readJson(lastRun)) : {};
}

async function readScores(): Promise<ExplorerData['scores']> {
  const path = 'tests/model/mutants/scores.json';
  return existsSync(path) ? v.parse(v.record(v.string(), Score), await readJson(path)) : {};
}

const paths = await readNamedPaths();
const overview = describeOverview();

/** Everything, drawn and read from the project's folder as this module is loaded. */
export const data: ExplorerData = {
  drawings: await drawMachines(),
  overview: { description: overview, drawings: await drawnWhole(overview) },
  paths,
  coverage: await readCoverage(),
  texts: await shownTexts(sampledModels, paths),
  scores: await readScores(),
};
