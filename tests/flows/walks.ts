import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import type { Model } from '#machines/walk/model.ts';
import type { Screens } from '#tests/model/screens/screens.ts';
import { type ScreensPart, screensOf } from '#tests/model/screens/shared.ts';
import { folderOf } from '#machines/description/folder.ts';
import { models } from '#machines/models.ts';
import { isObject, partOf } from './part.ts';

type ScreenWalk = { model: Model; screens: Screens };

async function walkOf(name: string): Promise<ScreenWalk | null> {
  const model = models.find(({ machine }) => folderOf(machine.id) === name);
  if (!model) throw new Error(`${name} has no model in models.ts`);
  const screens = await partOf(name, 'screens');
  if (screens === null) return null;
  return { model, screens: screensOf(v.parse(v.custom<ScreensPart>(isObject), screens)) };
}

const names = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

export const screenWalks: readonly ScreenWalk[] = (
  await Promise.all(names.map(({ name }) => walkOf(name)))
).filter((walk) => walk !== null);
