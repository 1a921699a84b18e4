import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { browserWalkOf } from '#tests/browser/walk/harness/derived.ts';
import type { BrowserPart, Fixtures } from '#tests/browser/walk/harness/fixtures.ts';
import type { Reach } from '#tests/model/browser/reach.ts';
import type { Model } from '#machines/walk/model.ts';
import type { Screens } from '#tests/model/screens/screens.ts';
import { type ScreensPart, screensOf } from '#tests/model/screens/shared.ts';
import { folderOf } from '#machines/description/folder.ts';
import { isFlowId } from '#machines/flows.ts';
import { models } from '#machines/models.ts';
import { isObject, partOf } from './part.ts';

export type ScreenWalk = {
  model: Model;
  screens: Screens;
  /** Null if the machine is walked within other machines. */
  browser: { fixtures: Fixtures; reach: Reach } | null;
};

async function walkOf(name: string): Promise<ScreenWalk | null> {
  const model = models.find(({ machine }) => folderOf(machine.id) === name);
  if (!model) throw new Error(`${name} has no model in models.ts`);
  const [screens, browser] = await Promise.all([partOf(name, 'screens'), partOf(name, 'browser')]);
  if (screens === null) return null;
  const part = browser ?? (isFlowId(model.machine.id) ? {} : null);
  return {
    model,
    screens: screensOf(v.parse(v.custom<ScreensPart>(isObject), screens)),
    browser: part && browserWalkOf(model, v.parse(v.custom<BrowserPart>(isObject), part)),
  };
}

const names = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

export const screenWalks: readonly ScreenWalk[] = (
  await Promise.all(names.map(({ name }) => walkOf(name)))
).filter((walk) => walk !== null);
