import { writeFile } from 'node:fs/promises';
import type { FlowWeights } from './flow-weights.ts';
import type { PageWeights } from './page-weights.ts';
import { median } from './stats.ts';
import type { Taps } from './taps.ts';

/** One line of the report. */
export type Figure = {
  name: string;
  unit: 'KiB' | 'ms';
  ours: number;
  /** The figure of the floor, measured in the same run. */
  floor?: { of: string; value: number; ratio: number };
  /** The target: a maximum ratio to the floor, or a maximum value. */
  reach?: { times: number } | { most: number };
};

export type Report = {
  when: string;
  browser: string;
  runs: number;
  figures: Figure[];
  pages: PageWeights;
  flows: FlowWeights;
  taps: Taps;
  /** The plain app's pages and changes, measured in the same run. */
  plain: { pages: PageWeights; taps: Taps };
};

/** Whether a figure meets its target; null without a target. */
function reached({ ours, floor, reach }: Figure): boolean | null {
  if (!reach) return null;
  if ('most' in reach) return ours <= reach.most;
  return floor !== undefined && floor.ratio <= reach.times;
}

const digits = { KiB: 1, ms: 0 } as const;

function row(figure: Figure): Record<string, string> {
  const { name, unit, ours, floor, reach } = figure;
  const formatted = (value: number) => `${value.toFixed(digits[unit])} ${unit}`;
  const mark = { true: 'reached', false: 'NOT REACHED', null: '' }[`${reached(figure)}`] ?? '';
  const target = reach && ('most' in reach ? `<= ${formatted(reach.most)}` : `<= ${reach.times} x`);
  return {
    figure: name,
    ours: formatted(ours),
    floor: floor ? `${formatted(floor.value)}  ${floor.of}` : '',
    ratio: floor ? floor.ratio.toFixed(2) : '',
    reach: target ?? '',
    '': mark,
  };
}

/** Aligns columns, the first to the left, as Markdown. */
function table(rows: readonly Record<string, string>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) =>
    Math.max(name.length, ...rows.map((one) => (one[name] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(names), rule, ...rows.map((one) => line(names.map((name) => one[name] ?? '')))].join(
    '\n',
  );
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

const times = (value: number, beside: number) => (value / beside).toFixed(1);

/** The median weight that a page of the plain app adds after its first, in bytes after brotli. */
const plainPage = ({ pages }: Report['plain']): number =>
  median(
    pages
      .slice(1)
      .map(({ weight }) => weight.js.br)
      .filter((weight) => weight > 0),
  );

/** Formats figures as a table. */
export const printFigures = (figures: readonly Figure[]): string => table(figures.map(row));

/** Formats the report as text. */
export function print({ figures, pages, flows, taps, plain, runs, browser }: Report): string {
  const besidePage = plainPage(plain);
  const besideTap = median(Object.values(plain.taps));
  const weights = pages
    .filter(({ weight }) => weight.files > 0)
    .map(({ page, weight: { js, css, files } }) => ({
      'KiB that a page adds': page,
      'JS gz': kib(js.gz),
      'JS br': kib(js.br),
      'CSS gz': kib(css.gz),
      'CSS br': kib(css.br),
      files: String(files),
      'x plain page': times(js.br, besidePage),
    }));
  const chunks = flows.map(({ flow, code, css, words }) => ({
    'KiB br of a flow': flow,
    code: kib(code),
    CSS: kib(css),
    words: kib(words),
    ...(plain.pages.length > 0 && { 'x plain page': times(code, besidePage) }),
  }));
  const changes = Object.entries(taps).map(([change, took]) => ({
    'tap to paint': change,
    ms: took.toFixed(0),
    'x plain change': times(took, besideTap),
  }));
  const plainTaps = Object.entries(plain.taps).map(([change, took]) => ({
    'tap to paint, plain app': change,
    ms: took.toFixed(0),
  }));
  return [
    `Chromium ${browser}, medians of ${runs} runs`,
    printFigures(figures),
    ...(weights.length > 0 ? [table(weights)] : []),
    table(chunks),
    table(changes),
    table(plainTaps),
  ].join('\n\n');
}

/** Saves the report for comparisons: `test-results/bench.json`. */
export async function keep(report: Report): Promise<void> {
  const figures = report.figures.map((figure) => ({ ...figure, reached: reached(figure) }));
  await writeFile(
    'test-results/bench.json',
    `${JSON.stringify({ ...report, figures }, null, 2)}\n`,
  );
}
