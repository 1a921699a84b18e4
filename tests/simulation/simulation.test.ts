import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundle } from './bundle.mjs';
import { required } from '#machines/shared/required.ts';
import { allDefects } from './defects/catalogue.ts';
import { stepsOf } from './defects/defect.ts';
import { pluginOf } from './defects/search.ts';

const run = promisify(execFile);

/** Plays worlds in a process of their own; what it says, be it that some fail. */
async function simulate(file: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await run(process.execPath, [file, ...args], { maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const said: unknown = error instanceof Error && 'stdout' in error ? error.stdout : null;
    if (typeof said === 'string' && said !== '') return said;
    throw error;
  }
}

/** Fails with what the worlds told, the first story first. */
function expectToSay(said: string, words: string): void {
  if (!said.includes(words)) throw new Error(said.trimEnd());
  expect(said).toContain(words);
}

describe('worlds under a seed', () => {
  let file: string;
  beforeAll(async () => {
    file = await bundle('dist/simulation-test');
  });

  it.concurrent('go well: 150 of one phone with one tab', async () => {
    const said = await simulate(file, '--worlds=150', '--steps=30');
    expectToSay(said, '150 worlds of 1 x 1, 0 failed.');
  }, 900_000);

  it.concurrent('go well: 30 of two phones with two tabs each', async () => {
    const two = ['--devices=2', '--tabs=2', '--steps=15'];
    const said = await simulate(file, '--worlds=30', '--from=1001', ...two);
    expectToSay(said, '30 worlds of 2 x 2, 0 failed.');
  }, 900_000);

  it.concurrent('are the same worlds each time', async () => {
    const two = ['--devices=2', '--tabs=2', '--steps=15'];
    const said = await simulate(file, '--worlds=5', '--from=2001', '--twice', ...two);
    expectToSay(said, '5 of 5 worlds were the same twice.');
  }, 900_000);
});

describe('a world that fails', () => {
  it('is told by its seed, with at most 12 faults and deviations', async () => {
    const name = 'failure-is-refusal';
    const defect = required(allDefects[name], name);
    const file = await bundle('dist/simulation-failing', [pluginOf(name, defect)]);
    const steps = `--steps=${stepsOf(defect)}`;
    const said = await simulate(file, '--worlds=1', `--from=${defect.seed}`, steps);
    expect(said).toMatch(/after it is taken, never the person is told that it was refused\./);
    expect(said).toMatch(/^ {2}1\. .*somebody came to/m);
    expect(said).toMatch(/replay: npm run simulate -- --seed=\d+/);
    expect(said).toMatch(
      /open: {3}npm run simulate -- --seed=68 --open=\d+, then \/shell\/#world=68@\d+/,
    );
    const count = /faults and deviations: (\d+)/.exec(said)?.[1];
    expect(Number(count)).toBeLessThanOrEqual(12);
  }, 900_000);
});
