import { writeFile } from 'node:fs/promises';

export type Figure = {
  name: string;
  unit: 'KiB' | 'ms';
  ours: number;
  /** Measured in the same run. */
  floor?: { of: string; value: number; ratio: number };
  /** A maximum ratio to the floor, or a maximum value. */
  reach?: { times: number } | { most: number };
};

export type Report = {
  when: string;
  browser: string;
  runs: number;
  figures: Figure[];
};

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

export const printFigures = (figures: readonly Figure[]): string => table(figures.map(row));

export const print = ({ figures, runs, browser }: Report): string =>
  `Chromium ${browser}, medians of ${runs} runs\n\n${printFigures(figures)}`;

export async function keep(report: Report): Promise<void> {
  const figures = report.figures.map((figure) => ({ ...figure, reached: reached(figure) }));
  await writeFile(
    'test-results/bench.json',
    `${JSON.stringify({ ...report, figures }, null, 2)}\n`,
  );
}
