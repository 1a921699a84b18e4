import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import filipinoBase from '#i18n/fil/base.ts';
import { pageTexts } from '#i18n/resources.ts';
import { folderOf } from '#machines/description/folder.ts';
import { endingsIn } from '#visualizations/map/endings.ts';
import { flowMap, type MapLayout } from '#visualizations/map/map-layout.ts';
import { Coverage, coveragePart, type MachineCoverage } from '../flows/coverage.ts';
import { modelsWithSituations } from '#machines/situations.ts';
import { readNamedPaths } from './named-paths.ts';
import { together } from '../flows/texts.ts';
import { shownTexts } from './texts.tsx';
import { models } from '#machines/models.ts';
import { countingOf } from '#machines/walk/coverage.ts';
import type { Model } from '#machines/walk/model.ts';
import { readTransitions } from '#machines/walk/plans.ts';
import { join } from 'node:path';
import { describeMachine } from '#machines/description/describe.ts';
import type { MachineDescription } from '#machines/description/description.ts';
import { descriptionIn } from '#machines/description/read.ts';
import { type Drawings, drawingsIn } from '#visualizations/layout/layout.ts';
import { wholePicture } from '#visualizations/layout/pictures.ts';

async function coverageOf(model: Model): Promise<MachineCoverage> {
  const { walked, onMoment } = countingOf(model.machine);
  for (const path of (await readTransitions(model)).paths) {
    for (const [moment, { taken, expects }] of [path, ...path.steps].entries()) {
      onMoment({ ...expects, taken }, moment);
    }
  }
  return { states: walked.states, transitions: walked.transitions };
}

async function plannedCoverage(): Promise<Coverage> {
  const covered: Coverage = {};
  for (const model of models) covered[model.machine.id] = await coverageOf(model);
  return covered;
}

/** Null if no drawings exist, or if the machine has changed since `npm run viz`. */
async function exportedDrawings(description: MachineDescription): Promise<Drawings | null> {
  const folder = join('visualizations/diagrams', folderOf(description.id));
  const file = async (name: string) => readFile(join(folder, name), 'utf8').catch(() => null);
  const [described, drawn] = await Promise.all([file('description.json'), file('layout.json')]);
  if (described === null || drawn === null) return null;
  const now = JSON.stringify(descriptionIn(JSON.stringify(description)));
  return JSON.stringify(descriptionIn(described)) === now ? drawingsIn(drawn) : null;
}

async function onePicture(description: MachineDescription): Promise<Drawings> {
  return {
    plain: [await wholePicture(description, 'plain')],
    technical: [await wholePicture(description, 'technical')],
  };
}

/**
 * A machine that changed since `npm run viz` is drawn as one picture, because folding takes up to a
 * minute.
 */
async function drawMachines(): Promise<Record<string, Drawings>> {
  const drawn: Record<string, Drawings> = {};
  for (const { machine } of models) {
    const description = describeMachine(machine);
    drawn[machine.id] = (await exportedDrawings(description)) ?? (await onePicture(description));
  }
  return drawn;
}

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
    texts: partOf('texts', together(await shownTexts(modelsWithSituations, paths))),
    filipino: partOf('filipino', await filipinoTexts()),
    planned: partOf('planned', await plannedCoverage()),
  },
};
