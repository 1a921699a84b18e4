import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import filipinoBase from '#i18n/fil/base.ts';
import { pageTexts } from '#i18n/resources.ts';
import { folderOf } from '#machines/description/folder.ts';
import { endingsIn } from '#visualizations/map/endings.ts';
import { flowMap } from '#visualizations/map/map-layout.ts';
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
  /** Paths, relative to the page, of the parts that it fetches later. */
  parts: {
    drawings: Record<string, string>;
    paths: string;
    texts: string;
    filipino: string;
    planned: string;
  };
};

/** Written by a test run; absent before the first one. */
const lastRun = 'test-results/model/coverage.json';

async function readCoverage(): Promise<Coverage | null> {
  if (!existsSync(lastRun)) return null;
  return v.parse(Coverage, JSON.parse(await readFile(lastRun, 'utf8')));
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
  const ofPages = Object.entries(pageTexts.fil).map(
    async ([name, load]): Promise<[string, unknown]> => [folderOf(name), (await load()).default],
  );
  return { base: filipinoBase, ...Object.fromEntries(await Promise.all(ofPages)) };
}

const paths = await readNamedPaths();
const drawings = Object.entries(await drawMachines());
// The server serves the coverage of the latest run; a single-file page contains this one.
parts.set(coveragePart, JSON.stringify(await readCoverage()));

export const data: ExplorerData = {
  map: flowMap(endingsIn(paths)),
  parts: {
    drawings: Object.fromEntries(drawings.map(([id, drawn]) => [id, partOf(id, drawn)])),
    paths: partOf('paths', paths),
    texts: partOf('texts', together(await shownTexts(sampledModels, paths))),
    filipino: partOf('filipino', await filipinoTexts()),
    planned: partOf('planned', await plannedCoverage()),
  },
};
