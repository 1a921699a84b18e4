import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import type { Fixtures } from '#tests/browser/walk/harness/fixtures.ts';
import type { Reach } from '#tests/model/browser/reach.ts';
import type { Model } from '#machines/walk/model.ts';
import type { Screens } from '#tests/model/screens/screens.ts';
import { folderOf } from '#machines/description/folder.ts';
import { models } from '#machines/models.ts';
import { isObject, partOf } from './part.ts';

/** A machine with screens: its content and gestures, and how the built app is walked. */
export type ScreenWalk = {
  model: Model;
  screens: Screens;
  /** Its fixtures and exclusions in the browser; null if it is walked within other machines. */
  browser: { fixtures: Fixtures; exclusions: Reach } | null;
};

async function walkOf(name: string): Promise<ScreenWalk | null> {
  const model = models.find(({ machine }) => folderOf(machine.id) === name);
  if (!model) throw new Error(`${name} has no model in models.ts`);
  const [screens, fixtures, exclusions] = await Promise.all(
    ['screens', 'fixtures', 'exclusions'].map((part) => partOf(name, part)),
  );
  if (screens === null) return null;
  return {
    model,
    screens: v.parse(v.custom<Screens>(isObject), screens),
    browser:
      fixtures === null && exclusions === null
        ? null
        : {
            fixtures: v.parse(v.custom<Fixtures>(isObject, `${name} has no fixtures`), fixtures),
            exclusions: v.parse(v.custom<Reach>(isObject, `${name} has no exclusions`), exclusions),
          },
  };
}

const names = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

/** All machines with screens of their own, found by their folders. */
export const screenWalks: readonly ScreenWalk[] = (
  await Promise.all(names.map(({ name }) => walkOf(name)))
).filter((walk) => walk !== null);
