import type { Plan } from '#machines/walk/plan.ts';
import type { MachineDescription } from '#machines/description/description.ts';
import { picturesOf } from '#visualizations/layout/pictures.ts';
import type { Endings } from '#visualizations/map/endings.ts';
import { flowMap } from '#visualizations/map/map-layout.ts';
import { printedMap } from '#visualizations/map/print.tsx';
import type { ScreenList } from '#visualizations/screens/list.ts';
import { folderOf } from '#machines/description/folder.ts';
import { indexPage } from './index-page.ts';
import { mapFile, overviewPage } from './overview.ts';
import { pathsPage, screensPage } from './story-pages.ts';
import { pictureFile, svgOf } from './svg.ts';

/** Contents by path, relative to the target folder. */
export type Files = Map<string, string>;

/** `screens` is null without screens. */
export type Subject = { description: MachineDescription; plan: Plan; screens: ScreenList | null };

/** Maximum length of a line that contains a whole value, in characters. */
const widest = 400;

/** A value that fits is on one line, so that a diff has few lines. */
const jsonText = (value: unknown): string => `${inLines(value, '')}\n`;

function inLines(value: unknown, indent: string): string {
  const flat = JSON.stringify(value) ?? 'null';
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= widest) {
    return flat;
  }
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((one) => inLines(one, inner))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${inLines(one, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`;
}

async function machineFiles(
  { description, plan, screens }: Subject,
  drawn: ReadonlySet<string>,
): Promise<(readonly [name: string, text: string])[]> {
  const plain = await picturesOf(description, 'plain');
  const technical = await picturesOf(description, 'technical');
  const drawings = {
    plain: plain.map((picture) => picture.drawn),
    technical: technical.map((picture) => picture.drawn),
  };
  return [
    ['README.md', indexPage(description, drawn, screens !== null, drawings.plain)],
    ...(screens ? [['screens.md', screensPage(description, screens)] as const] : []),
    ...[...plain, ...technical].map(
      (one) => [pictureFile(one.drawn), svgOf(one.drawn.layout, one.description)] as const,
    ),
    ['paths.md', pathsPage(description, plan)],
    ['description.json', jsonText(description)],
    ['layout.json', `${JSON.stringify(drawings)}\n`],
  ];
}

export async function filesOf(subjects: Subject[], endings: Endings): Promise<Files> {
  const drawn = new Set(subjects.map(({ description }) => description.id));
  const files: Files = new Map();
  for (const subject of subjects) {
    const folder = folderOf(subject.description.id);
    for (const [name, text] of await machineFiles(subject, drawn)) {
      files.set(`${folder}/${name}`, text);
    }
  }
  const map = flowMap(endings);
  files.set(mapFile, printedMap(map));
  const descriptions = subjects.map(({ description }) => description);
  return files.set('README.md', overviewPage(descriptions, map));
}
