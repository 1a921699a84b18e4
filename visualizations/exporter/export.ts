import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { readTransitions } from '#machines/walk/plans.ts';
import { models } from '#machines/models.ts';
import { describeMachine } from '#machines/description/describe.ts';
import {
  committedEndings,
  currentEndings,
  type Endings,
  endingsFile,
  staleEndings,
} from '#visualizations/map/endings.ts';
import { readScreens, staleScreens } from '#visualizations/screens/files.ts';
import { type Files, filesOf } from './files.ts';
import { interchangeFiles } from './interchange.ts';

const folder = 'visualizations/diagrams';
const interchange = 'test-results/viz-export';

async function exported(endings: Endings): Promise<Files> {
  const subjects = [];
  for (const model of models) {
    const { machine } = model;
    const plan = await readTransitions(model);
    const screens = await readScreens(machine.id);
    subjects.push({ description: describeMachine(machine), plan, screens });
  }
  return filesOf(subjects, endings);
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

/** The files are not committed. */
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
  const wanted = await exported(currentEndings(committedEndings()));
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

async function staleFiles(): Promise<boolean> {
  const endings = committedEndings();
  const ends = staleEndings(endings);
  const files = differences(await exported(endings), await committed());
  const stale = [...(ends.length > 0 ? [endingsFile] : []), ...files];
  if (stale.length === 0) return false;
  console.error('These files differ from the machines:');
  for (const path of stale) console.error(`  ${folder}/${path}`);
  console.error('Update them with: npm run viz');
  return true;
}

async function stalePictures(): Promise<boolean> {
  const stale = [];
  for (const { machine } of models) stale.push(...(await staleScreens(describeMachine(machine))));
  if (stale.length === 0) return false;
  console.error('These pictures do not match the states and samples:');
  for (const one of stale) console.error(`  ${one}`);
  console.error('Take new pictures with: npm run viz:screens');
  return true;
}

/** Prints the stale files. */
export const isFresh = async (): Promise<boolean> => !(await staleFiles());

/** Prints the stale pictures. */
export const hasScreens = async (): Promise<boolean> => !(await stalePictures());
