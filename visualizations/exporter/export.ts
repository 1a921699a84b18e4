import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { readTransitions } from '#machines/walk/plans.ts';
import { models } from '#machines/models.ts';
import { describeMachine, statesIn } from '#machines/description/describe.ts';
import type { MachineDescription } from '#machines/description/description.ts';
import { folderOf } from '#machines/description/folder.ts';
import { type NamedPath, namedPathsOf } from '#visualizations/explorer/build/named-paths.ts';
import { endingsIn, type Endings } from '#visualizations/map/endings.ts';
import { readScreens, staleScreens } from '#visualizations/screens/files.ts';
import { mermaidOf } from './mermaid.ts';
import { scxmlOf } from './scxml.ts';
import { codeOf, configOf } from './stately.ts';
import type { Plan } from '#machines/walk/plan.ts';
import { picturesOf } from '#visualizations/layout/pictures.ts';
import { flowMap } from '#visualizations/map/map-layout.ts';
import { printedMap } from '#visualizations/map/print.tsx';
import type { ScreenList } from '#visualizations/screens/list.ts';
import { indexPage, mapFile, overviewPage } from './index-page.ts';
import { pathsPage, screensPage } from './story-pages.ts';
import { pictureFile, svgOf } from './svg.ts';

/** Contents by path, relative to the target folder. */
type Files = Map<string, string>;

/** `screens` is null without screens. */
type Subject = { description: MachineDescription; plan: Plan; screens: ScreenList | null };

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

async function machineFiles({
  description,
  plan,
  screens,
}: Subject): Promise<(readonly [name: string, text: string])[]> {
  const plain = await picturesOf(description, 'plain');
  const technical = await picturesOf(description, 'technical');
  const drawings = {
    plain: plain.map((picture) => picture.drawn),
    technical: technical.map((picture) => picture.drawn),
  };
  return [
    ['README.md', indexPage(description, screens !== null, drawings.plain)],
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
  const files: Files = new Map();
  for (const subject of subjects) {
    const folder = folderOf(subject.description.id);
    for (const [name, text] of await machineFiles(subject)) {
      files.set(`${folder}/${name}`, text);
    }
  }
  const map = flowMap(endings);
  files.set(mapFile, printedMap(map));
  const descriptions = subjects.map(({ description }) => description);
  return files.set('README.md', overviewPage(descriptions, map));
}

const folder = 'visualizations/diagrams';
const interchange = 'test-results/viz-export';

async function exported(): Promise<Files> {
  const subjects = [];
  const paths: Record<string, NamedPath[]> = {};
  for (const model of models) {
    const { machine } = model;
    const plan = await readTransitions(model);
    const screens = await readScreens(machine.id);
    paths[machine.id] = namedPathsOf(model, plan);
    subjects.push({ description: describeMachine(machine), plan, screens });
  }
  return filesOf(subjects, endingsIn(paths));
}

async function committed(): Promise<Files> {
  const files: Files = new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    // Pictures of screens are compared with the list of states, not by their bytes.
    if (!entry.isFile() || basename(entry.parentPath) === 'screens') continue;
    const path = join(entry.parentPath, entry.name);
    const name = path
      .slice(folder.length + 1)
      .split(sep)
      .join('/');
    files.set(name, await readFile(path, 'utf8'));
  }
  return files;
}

function differences(wanted: Files, present: Files): string[] {
  const changed = [...wanted].filter(([path, text]) => present.get(path) !== text);
  const gone = [...present.keys()].filter((path) => !wanted.has(path));
  return [...changed.map(([path]) => path), ...gone].toSorted((a, b) => (a < b ? -1 : 1));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const mermaidFiles = (description: MachineDescription): [name: string, text: string][] =>
  statesIn(description)
    .filter(({ states }) => states.length > 0)
    .map((state) => {
      const path = state.id.slice(description.id.length);
      return [`diagram${path}.mmd`, mermaidOf(description, state)];
    });

/** The machines in the formats of other tools. */
function interchangeFiles(descriptions: readonly MachineDescription[]): Files {
  const files: Files = new Map();
  for (const description of descriptions) {
    const all = [
      ...mermaidFiles(description),
      ['stately.txt', codeOf(description)],
      ['stately.json', `${JSON.stringify(configOf(description), null, 2)}\n`],
      ['machine.scxml', scxmlOf(description)],
    ] as const;
    for (const [name, text] of all) files.set(`${folderOf(description.id)}/${name}`, text);
  }
  return files;
}

/** Writes the machines in the formats of other tools; the files are not committed. */
export async function exportInterchange(): Promise<void> {
  const files = interchangeFiles(models.map(({ machine }) => describeMachine(machine)));
  for (const [path, text] of files) await write(join(interchange, path), text);
  console.log(`${files.size} files in ${interchange}`);
}

/** Removes the folders of machines that no longer exist, with their screens. */
async function removeLeftovers(wanted: Files): Promise<void> {
  const names = new Set([...wanted.keys()].map((path) => path.split('/')[0]));
  for (const name of await readdir(folder)) {
    if (!names.has(name)) await rm(join(folder, name), { recursive: true });
  }
}

export async function exportAll(): Promise<void> {
  const began = Date.now();
  const wanted = await exported();
  const changed = differences(wanted, await committed());
  for (const path of changed) {
    const text = wanted.get(path);
    const file = join(folder, path);
    if (text === undefined) await rm(file);
    else await write(file, text);
    console.log(`${text === undefined ? 'removed' : 'written'}: ${file}`);
  }
  await removeLeftovers(wanted);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${wanted.size} files, ${changed.length} changed, ${seconds} s`);
}

function isEmpty(stale: readonly string[], what: string, command: string): boolean {
  if (stale.length === 0) return true;
  console.error([what, ...stale.map((one) => `  ${one}`), command].join('\n'));
  return false;
}

/** Prints the stale files. */
export async function isFresh(): Promise<boolean> {
  const stale = differences(await exported(), await committed());
  return isEmpty(
    stale.map((path) => `${folder}/${path}`),
    'These files differ from the machines:',
    'Update them with: npm run viz',
  );
}

/** Prints the stale pictures. */
export async function hasScreens(): Promise<boolean> {
  const stale = [];
  for (const { machine } of models) stale.push(...(await staleScreens(describeMachine(machine))));
  return isEmpty(
    stale,
    'These pictures do not match the states and situations:',
    'Take new pictures with: npm run viz:screens',
  );
}
