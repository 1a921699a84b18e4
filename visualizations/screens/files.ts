import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { MachineDescription } from '#machines/description/description.ts';
import { folderOf } from '#machines/description/folder.ts';
import type { Sample } from '#visualizations/samples/sample.ts';
import { samplesOf } from '#visualizations/samples/samples.ts';
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

const sampleText = (purpose: string, start: string) => `“${purpose}”, from “${start}”`;

const missing = (wanted: readonly string[], there: readonly string[]) =>
  wanted.filter((one) => !there.includes(one));

/** Messages about missing and unneeded pictures. */
export async function staleScreens(
  description: MachineDescription,
  known: readonly Sample[] = samplesOf(description.id),
): Promise<string[]> {
  const { id } = description;
  if (!machinesShown.includes(id)) return [];
  const folder = screensOf(id);
  const screens = await readScreens(id);
  const list = screens?.states ?? [];
  const samples = screens?.samples ?? [];
  const wanted = namedStates(description).map((state) => state.id);
  const listed = list.map(({ state }) => state);
  const wantedSamples = known.filter(({ pictured }) => pictured);
  const samplesTaken = samples.map(({ purpose, path }) => sampleText(purpose, path.start));
  const samplesWanted = wantedSamples.map(({ purpose, start }) => sampleText(purpose, start));
  const pictures = [...list.filter((one) => 'path' in one), ...samples].flatMap((one) =>
    languages.map((language) => pictureOf(one, language)),
  );
  const present = await readdir(folder).catch((): string[] => []);
  const expected = [...pictures, 'list.json'];
  const at = (file: string) => `${folder}/${file}`;
  return [
    ...wanted.filter((state) => !listed.includes(state)).map((one) => `${folder}: no ${one}`),
    ...listed.filter((state) => !wanted.includes(state)).map((one) => `${folder}: ${one} is gone`),
    ...missing(samplesWanted, samplesTaken).map((one) => `${folder}: no picture of ${one}`),
    ...missing(samplesTaken, samplesWanted).map((one) => `${folder}: no sample any more: ${one}`),
    ...expected.filter((file) => !present.includes(file)).map((file) => `${at(file)} is missing`),
    ...present
      .filter((file) => !expected.includes(file))
      .map((file) => `${at(file)} is of no state`),
  ];
}
