import { beforeAll, describe, it } from 'vitest';
import { atDepth, enterInLedger, seed } from '#tests/depth.ts';
import { seedLine, seedsOf } from '#tests/seeds.ts';
import { bundle } from './bundle.mjs';
import { expectOutput, simulate } from './simulate.ts';

const oneTab = '--steps=30';
const twoPhones = '--devices=2 --tabs=2 --steps=15';

const counts: Record<string, number> = {
  [oneTab]: atDepth(16, 400),
  [twoPhones]: atDepth(4, 100),
};

const from = atDepth(1, seed);

const known = seedsOf('worlds');
const allOptions = [...new Set([...Object.keys(counts), ...known.map(({ subject }) => subject)])];

const seedsByOptions = allOptions.map((options) => {
  const failed = known.filter(({ subject }) => subject === options).map((one) => one.seed);
  const fresh = Array.from({ length: counts[options] ?? 0 }, (_, index) => from + index);
  return { options, seeds: [...failed, ...fresh] };
});

describe('simulated worlds', () => {
  let file: string;
  beforeAll(async () => {
    file = await bundle('dist/simulation-test');
  });

  it.concurrent.each(seedsByOptions)('have no faults: $options', async (one) => {
    const { options, seeds } = one;
    const output = await simulate(file, `--seeds=${seeds.join()}`, ...options.split(' '));
    const noFaults = new RegExp(`^${seeds.length} worlds of \\d x \\d, 0 failed\\.`, 'm');
    const failed = /--seed=(\d+)/.exec(output)?.[1];
    if (failed) expectOutput(`${output}\n${seedLine('worlds', options, Number(failed))}`, noFaults);
    expectOutput(output, noFaults);
    enterInLedger(`worlds: ${seeds.length} with ${options}, fresh ones from ${from} on`);
  });

  it.concurrent('have the same results in repeated runs', async () => {
    const worlds = atDepth(1, 5);
    const args = [`--worlds=${worlds}`, '--from=2001', '--twice', ...twoPhones.split(' ')];
    const output = await simulate(file, ...args);
    expectOutput(output, new RegExp(`^${worlds} of ${worlds} worlds were the same twice\\.`, 'm'));
  });
});
