import * as v from 'valibot';
import type { Language } from '#domain/language.ts';
import { drawingsIn } from '#visualizations/layout/layout.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';
import data from 'virtual:explorer-data';
import { Coverage, coveragePart } from './flows/coverage.ts';
import { keepPaths, pathsIn } from './flows/paths.ts';
import { textsIn } from './flows/texts.ts';
import { loaderOf, loadPart } from './parts.ts';

const paths = loaderOf(async (part: string) => keepPaths(pathsIn(await loadPart(part))));
const withPaths = async (part: string | undefined): Promise<string> => {
  if (part === undefined) throw new Error('the machine has no drawings');
  const [text] = await Promise.all([loadPart(part), paths.get(data.parts.paths)]);
  return text;
};

/** By machine id. */
const drawings = loaderOf(async (machine: string) =>
  drawingsIn(await withPaths(data.parts.drawings[machine])),
);
const texts = loaderOf(async (part: string) => textsIn(await withPaths(part)));
const previews = loaderOf((language: Language) => createPreview(language));

export const loadDrawings = drawings.get;
export const loadTexts = () => texts.get(data.parts.texts);
export const loadPreview = previews.get;

export function forgetFailures(): void {
  for (const one of [paths, drawings, texts, previews]) one.forget();
}

/** Loads the coverage of the last test run, or else of the committed plans. */
export async function loadCoverage(): Promise<Coverage> {
  const run = v.parse(v.nullable(Coverage), JSON.parse(await loadPart(coveragePart)));
  return run ?? v.parse(Coverage, JSON.parse(await loadPart(data.parts.planned)));
}
