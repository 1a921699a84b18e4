import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { MachineDescription } from '#machines/description/description.ts';
import { folderOf } from '#machines/description/folder.ts';
import { situationsOf } from '#machines/situations.ts';
import { languages, machinesShown, namedStates, pictureOf, ScreenList } from './list.ts';

export const screensOf = (machine: string): string =>
  join('visualizations/diagrams', folderOf(machine), 'screens');

export async function readScreens(machine: string): Promise<ScreenList | null> {
  try {
    const text = await readFile(join(screensOf(machine), 'list.json'), 'utf8');
    return v.parse(ScreenList, JSON.parse(text));
  } catch {
    return null;
  }
}

const situationText = (purpose: string, start: string) => `“${purpose}”, from “${start}”`;

const missing = (wanted: readonly string[], there: readonly string[]) =>
  wanted.filter((one) => !there.includes(one));

/** Messages about missing and unneeded states, situations and files. */
export async function staleScreens(description: MachineDescription): Promise<string[]> {
  const { id } = description;
  if (!machinesShown.includes(id)) return [];
  const folder = screensOf(id);
  const { states, situations } = (await readScreens(id)) ?? { states: [], situations: [] };
  const pictures = [...states.filter((one) => 'path' in one), ...situations].flatMap((one) =>
    languages.map((language) => pictureOf(one, language)),
  );
  const wanted = [
    ...namedStates(description).map((state) => state.id),
    ...situationsOf(id).flatMap(({ purpose, path }) =>
      purpose === undefined ? [] : [situationText(purpose, path.start)],
    ),
    ...pictures,
    'list.json',
  ];
  const present = [
    ...states.map(({ state }) => state),
    ...situations.map(({ purpose, path }) => situationText(purpose, path.start)),
    ...(await readdir(folder).catch((): string[] => [])),
  ];
  return [
    ...missing(wanted, present).map((one) => `${folder}: no ${one}`),
    ...missing(present, wanted).map((one) => `${folder}: ${one} is gone`),
  ];
}
