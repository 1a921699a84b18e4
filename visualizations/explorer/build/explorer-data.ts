import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import filipinoBase from '#i18n/fil/base.ts';
import { pageTexts } from '#i18n/resources.ts';
import { folderOf } from '#visualizations/exporter/folder.ts';
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

/** What is worked out while the explorer is built, and stands in its page. */
export type ExplorerData = {
  /** The map of flows. */
  map: MapLayout;
  /** What share of a machine's mutants the tests notice, by machine; empty where none were made. */
  scores: Record<string, Score>;
  /** Where the page fetches what it does not need at once: paths beside it. */
  parts: {
    drawings: Record<string, string>;
    paths: string;
    texts: string;
    filipino: string;
    /** What the committed plans walk: shown where no tests have run. */
    planned: string;
  };
};

/** What a machine's mutants came to: how many there are to notice, and how many were noticed. */
const Score = v.pipe(
  v.object({ mutants: v.number(), equivalent: v.number(), pairs: v.number() }),
  v.transform(({ mutants, equivalent, pairs }) => ({ all: mutants - equivalent, walked: pairs })),
);
export type Score = v.InferOutput<typeof Score>;

/** What the last test run walked; absent where none was. */
const lastRun = 'test-results/model/coverage.json';

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

async function readCoverage(): Promise<Coverage | null> {
  return existsSync(lastRun) ? v.parse(Coverage, await readJson(lastRun)) : null;
}

async function readScores(): Promise<ExplorerData['scores']> {
  const path = 'tests/model/mutants/scores.json';
  return existsSync(path) ? v.parse(v.record(v.string(), Score), await readJson(path)) : {};
}

/** What is fetched when it is first shown, as JSON: by its path beside the page. */
export const parts = new Map<string, string>();

/** Makes a part; its path carries the hash of its content, as an asset's does. */
function partOf(name: string, content: unknown): string {
  const json = JSON.stringify(content);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const path = `assets/${name}-${hash}.json`;
  parts.set(path, json);
  return path;
}

/** What the screens say in Filipino, by the file that it stands in. */
async function filipinoTexts(): Promise<Record<string, unknown>> {
  const ofPages = Object.entries(pageTexts).map(
    async ([name, { fil }]): Promise<[string, unknown]> => [folderOf(name), (await fil()).default],
  );
  return { base: filipinoBase, ...Object.fromEntries(await Promise.all(ofPages)) };
}

const paths = await readNamedPaths();
const drawings = Object.entries(await drawMachines());
// The server knows of a later run; a page that is one file has this one.
parts.set(coveragePart, JSON.stringify(await readCoverage()));

/** Everything, drawn and read from the project's folder as this module is loaded. */
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
