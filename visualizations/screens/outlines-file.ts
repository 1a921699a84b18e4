import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { folderOf } from '#machines/description/folder.ts';
import { required } from '#machines/shared/required.ts';
import { Path } from '#visualizations/screens/reach.ts';
import { type Step, stepsBetween } from './lines-diff.ts';

/** `path` is null if it is that of the screen's picture. */
export type Outlined = {
  name: string;
  page: string | null;
  path: Path | null;
  lines: readonly string[];
};

export const fileOf = (machine: string): string =>
  join(import.meta.dirname, '../../tests/flows', folderOf(machine), 'outlines.txt');

/** A screen with a larger share of changes is written in full. */
const alike = 0.6;

/** Returns the start of a line, which is long enough to identify it. */
const known = (line: string): string => line.trim().slice(0, 32);

/** The place of changes: `@0` at the start, else the previous line, numbered among equal lines. */
function placeBehind(before: readonly string[]): string {
  const last = before.at(-1);
  if (last === undefined) return '@0';
  return `@${before.filter((line) => known(line) === known(last)).length} ${known(last)}`;
}

const rowOf = ({ mark, line }: Step): string =>
  mark === '-' ? `- ${known(line)}` : `${mark}${line}`;

function written(steps: readonly Step[]): string[] {
  const before: string[] = [];
  const rows: string[] = [];
  let isWithin = false;
  for (const { mark, line } of steps) {
    if (mark !== ' ' && !isWithin) rows.push(placeBehind(before));
    if (mark !== ' ') rows.push(rowOf({ mark, line }));
    if (mark !== '+') before.push(line);
    isWithin = mark !== ' ';
  }
  return rows;
}

function changed(base: readonly string[], rows: readonly string[]): string[] {
  const lines: string[] = [];
  let at = 0;
  for (const row of rows) {
    if (row.startsWith('@')) {
      while (placeBehind(base.slice(0, at)) !== row) {
        lines.push(required(base[at], `position of the change ${row}`));
        at += 1;
      }
    } else if (row.startsWith('-')) {
      const removed = rowOf({ mark: '-', line: base[at] ?? '' });
      if (removed !== row) throw new Error(`the line to remove does not exist: ${row}`);
      at += 1;
    } else {
      lines.push(row.slice(1));
    }
  }
  return [...lines, ...base.slice(at)];
}

/** The rows of a screen, in full or as the difference to the most similar earlier screen. */
function rowsOf(screen: Outlined, earlier: readonly Outlined[]): string[] {
  const { name, page, path, lines } = screen;
  const way = path === null ? [] : [`path ${JSON.stringify(path)}`];
  const head = [`== ${name}`, ...(page === null ? [] : [`page ${page}`]), ...way];
  const bases = earlier.map((base) => ({ base, steps: stepsBetween(base.lines, lines) }));
  const count = (steps: readonly Step[]) => steps.filter(({ mark }) => mark !== ' ').length;
  const [best] = bases.toSorted((one, other) => count(one.steps) - count(other.steps));
  if (!best || count(best.steps) > alike * lines.length) return [...head, ...lines];
  return [...head, `like ${best.base.name}`, ...written(best.steps)];
}

function textOf(screens: readonly Outlined[]): string {
  const rows = screens.flatMap((screen, index) => ['', ...rowsOf(screen, screens.slice(0, index))]);
  return [
    '# What is shown, and what using it does. Written by: npm run outlines',
    ...rows,
    '',
  ].join('\n');
}

const json = (text: string): unknown => JSON.parse(text);

export function readOutlines(file: string): Outlined[] {
  if (!existsSync(file)) return [];
  const screens = new Map<string, Outlined>();
  for (const block of readFileSync(file, 'utf8').trimEnd().split('\n\n== ').slice(1)) {
    const [name = '', ...rest] = block.split('\n');
    const fact = (key: string): string | null =>
      rest[0]?.startsWith(`${key} `) ? (rest.shift()?.slice(key.length + 1) ?? null) : null;
    const page = fact('page');
    const path = fact('path');
    const base = screens.get(fact('like') ?? '');
    screens.set(name, {
      name,
      page,
      path: path === null ? null : v.parse(Path, json(path)),
      lines: base ? changed(base.lines, rest) : rest,
    });
  }
  return [...screens.values()];
}

export function writeOutlines(file: string, screens: readonly Outlined[]): void {
  writeFileSync(file, textOf(screens));
}
