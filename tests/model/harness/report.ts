import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type Generator, generators } from '#machines/walk/plan.ts';

type Share = { walked: number; of: number };

export type WalkFigures = {
  driver: string;
  generator: Generator;
  paths: number;
  steps: number;
  milliseconds: number;
};

export type Figures = {
  machine: string;
  states: Share;
  transitions: Share;
  pairs: Share;
  walks: readonly WalkFigures[];
};

const root = fileURLToPath(new URL('../../..', import.meta.url));
const results = join(root, 'test-results/model');

const Score = v.object({
  mutants: v.number(),
  equivalent: v.number(),
  transitions: v.number(),
  pairs: v.number(),
});
type Score = v.InferOutput<typeof Score>;
const MachineScore = v.object({ machine: v.string(), score: Score });

/** Each machine's score of its last run of `npm run test:mutants`; empty without a run. */
async function mutantScores(): Promise<ReadonlyMap<string, Score>> {
  const folder = join(root, 'test-results/mutants');
  const files = existsSync(folder) ? await readdir(folder) : [];
  const scores = files.map(async (file): Promise<[string, Score]> => {
    const text = await readFile(join(folder, file), 'utf8');
    const { machine, score } = v.parse(MachineScore, JSON.parse(text));
    return [machine, score];
  });
  return new Map(await Promise.all(scores));
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

const shareOf = ({ walked, of }: Share) =>
  walked === of ? String(of) : `${walked} of ${of} (${Math.floor((100 * walked) / of)} %)`;

const noticed = (score: Score | undefined, generator: Generator) =>
  score
    ? `${((100 * score[generator]) / (score.mutants - score.equivalent)).toFixed(1)} %`
    : 'not counted';

const head = [
  'Machine',
  'States',
  'Transitions',
  'Pairs',
  'Paths',
  'Steps',
  'Milliseconds',
  'Mutants noticed',
];

const rowOf = (
  { machine, states, transitions, pairs, walks }: Figures,
  mutants: string,
): string[] => [
  machine,
  shareOf(states),
  shareOf(transitions),
  shareOf(pairs),
  String(sum(walks.map(({ paths }) => paths))),
  String(sum(walks.map(({ steps }) => steps))),
  sum(walks.map(({ milliseconds }) => milliseconds)).toFixed(0),
  mutants,
];

const added = (shares: Share[]): Share => ({
  walked: sum(shares.map(({ walked }) => walked)),
  of: sum(shares.map(({ of }) => of)),
});

function tableOf(rows: string[][]): string {
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

/** Writes `test-results/model/report.md` and returns its text. */
export async function writeReport(figures: readonly Figures[]): Promise<string> {
  const scores = await mutantScores();
  const all: Figures = {
    machine: 'all',
    states: added(figures.map(({ states }) => states)),
    transitions: added(figures.map(({ transitions }) => transitions)),
    pairs: added(figures.map(({ pairs }) => pairs)),
    walks: figures.flatMap(({ walks }) => walks),
  };
  const mutants = (machine: string) =>
    generators.map((generator) => noticed(scores.get(machine), generator)).join(', ');
  const rows = figures.map((one) => rowOf(one, mutants(one.machine)));
  const drivers = [...new Set(all.walks.map(({ driver }) => driver))].join(' and ');
  const page = [
    '# Every path walked',
    '',
    `Plans of ${generators.join(' and ')}, walked ${drivers}. Mutants noticed: on each of the plans.`,
    '',
    tableOf([head, ...rows, rowOf(all, '')]),
    '',
  ].join('\n');
  await mkdir(results, { recursive: true });
  await writeFile(join(results, 'report.md'), page);
  return page;
}
