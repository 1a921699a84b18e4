import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import filipinoBase from '#i18n/fil/base.ts';
import { pageTexts } from '#i18n/resources.ts';
import { folderOf } from '#machines/description/folder.ts';
import { committedEndings, currentEndings } from '#visualizations/map/endings.ts';
import { flowMap } from '#visualizations/map/flow-map.ts';
import type { MapLayout } from '#visualizations/map/map-layout.ts';
import { Coverage, coveragePart } from '../flows/coverage.ts';
import { sampledModels } from '#visualizations/samples/samples.ts';
import { drawMachines } from './drawings.ts';
import { plannedCoverage } from './planned-coverage.ts';
import { readNamedPaths } from './named-paths.ts';
import { together } from '../flows/texts.ts';
import { shownTexts } from './texts.tsx';

export type ExplorerData = {
  map: MapLayout;
  /** By machine id; empty without a mutation run. */
  scores: Record<string, Score>;
  /** Paths, relative to the page, of the parts that it fetches later. */
  parts: {
    drawings: Record<string, string>;
    paths: string;
    texts: string;
    filipino: string;
    planned: string;
  };
};

/** `all`: mutants that a walk can notice; `walked`: those that the plan of pairs noticed. */
type Score = { all: number; walked: number };

const MachineScore = v.object({
  machine: v.string(),
  score: v.object({ mutants: v.number(), equivalent: v.number(), pairs: v.number() }),
});

/** Written by a test run; absent before the first one. */
const lastRun = 'test-results/model/coverage.json';

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

async function readCoverage(): Promise<Coverage | null> {
  return existsSync(lastRun) ? v.parse(Coverage, await readJson(lastRun)) : null;
}

async function readScores(): Promise<ExplorerData['scores']> {
  const folder = 'test-results/mutants';
  const files = existsSync(folder) ? await readdir(folder) : [];
  const scores = files.map(async (file): Promise<[string, Score]> => {
    const { machine, score } = v.parse(MachineScore, await readJson(join(folder, file)));
    return [machine, { all: score.mutants - score.equivalent, walked: score.pairs }];
  });
  return Object.fromEntries(await Promise.all(scores));
}

/** JSON by path relative to the page. */
export const parts = new Map<string, string>();

/** Adds a part. Returns its path, which contains a hash of the content. */
function partOf(name: string, content: unknown): string {
  const json = JSON.stringify(content);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const path = `assets/${name}-${hash}.json`;
  parts.set(path, json);
  return path;
}

async function filipinoTexts(): Promise<Record<string, unknown>> {
  const ofPages = Object.entries(pageTexts).map(
    async ([name, { fil }]): Promise<[string, unknown]> => [folderOf(name), (await fil()).default],
  );
  return { base: filipinoBase, ...Object.fromEntries(await Promise.all(ofPages)) };
}

const paths = await readNamedPaths();
const drawings = Object.entries(await drawMachines());
// The server serves the coverage of the latest run; a single-file page contains this one.
parts.set(coveragePart, JSON.stringify(await readCoverage()));

export const data: ExplorerData = {
  map: flowMap(currentEndings(committedEndings())),
  scores: await readScores(),
  parts: {
    drawings: Object.fromEntries(drawings.map(([id, drawn]) => [id, partOf(id, drawn)])),
    paths: partOf('paths', paths),
    texts: partOf('texts', together(await shownTexts(sampledModels, paths))),
    filipino: partOf('filipino', await filipinoTexts()),
    planned: partOf('planned', await plannedCoverage()),
  },
};
