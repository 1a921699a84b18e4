import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Hits, Walked } from '#machines/walk/coverage.ts';

const Walks = v.object({
  states: v.record(v.string(), v.number()),
  transitions: v.record(v.string(), v.number()),
  pairs: v.number(),
  steps: v.number(),
});
type Walks = v.InferOutput<typeof Walks>;

const ByMachine = v.record(v.string(), Walks);
type ByMachine = v.InferOutput<typeof ByMachine>;

const root = join(import.meta.dirname, '../../..');
const results = join(root, 'test-results/model');
const ofDrivers = join(results, 'coverage');

const textOf = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** Several test processes may write at once, so the file is replaced atomically. */
async function write(path: string, value: unknown): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, textOf(value));
  await rename(unfinished, path);
}

async function walksIn(file: string): Promise<ByMachine> {
  try {
    return v.parse(ByMachine, JSON.parse(await readFile(join(ofDrivers, file), 'utf8')));
  } catch {
    return {};
  }
}

function sum(all: Hits[]): Hits {
  const total: Hits = {};
  for (const hits of all) {
    for (const [id, times] of Object.entries(hits)) total[id] = (total[id] ?? 0) + times;
  }
  return total;
}

function mergeDrivers(byDriver: Record<string, ByMachine>): Record<string, unknown> {
  const machines = new Set(Object.values(byDriver).flatMap((walks) => Object.keys(walks)));
  const entries = [...machines].map((machine): [string, unknown] => {
    const drivers = Object.entries(byDriver).flatMap(([driver, { [machine]: walks }]) =>
      walks ? [[driver, walks] as const] : [],
    );
    const states = sum(drivers.map(([, walks]) => walks.states));
    const transitions = sum(drivers.map(([, walks]) => walks.transitions));
    return [machine, { states, transitions, drivers: Object.fromEntries(drivers) }];
  });
  return Object.fromEntries(entries);
}

const walksOf = (walked: Record<string, Walked>): ByMachine =>
  Object.fromEntries(
    Object.entries(walked).map(
      ([machine, { states, transitions, pairs, steps }]): [string, Walks] => [
        machine,
        { states, transitions, pairs: Object.keys(pairs).length, steps },
      ],
    ),
  );

/** Stores a driver's coverage in `test-results/model/coverage.json`, beside other drivers'. */
export async function recordCoverage(
  driver: string,
  walked: Record<string, Walked>,
): Promise<void> {
  await mkdir(ofDrivers, { recursive: true });
  const file = `${driver}.json`;
  await write(join(ofDrivers, file), { ...(await walksIn(file)), ...walksOf(walked) });
  const files = (await readdir(ofDrivers)).filter((one) => one.endsWith('.json')).toSorted();
  const byDriver = await Promise.all(
    files.map(async (one) => [one.slice(0, -'.json'.length), await walksIn(one)] as const),
  );
  await write(join(results, 'coverage.json'), mergeDrivers(Object.fromEntries(byDriver)));
}
