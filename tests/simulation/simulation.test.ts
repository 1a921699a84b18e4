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
    const node = ['--max-semi-space-size=64', file, ...args];
    const { stdout } = await run(process.execPath, node, { maxBuffer: 2 ** 26 });
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

  it.concurrent('go well: 400 of one phone with one tab', async () => {
    const said = await simulate(file, '--worlds=400', '--steps=30');
    expectToSay(said, '400 worlds of 1 x 1, 0 failed.');
  }, 900_000);

  it.concurrent('go well: 100 of two phones with two tabs each', async () => {
    const two = ['--devices=2', '--tabs=2', '--steps=15'];
    const said = await simulate(file, '--worlds=100', '--from=1001', ...two);
    expectToSay(said, '100 worlds of 2 x 2, 0 failed.');
  }, 900_000);

  // An outcome that was not asked about any more once its page was left; an end told as seen below
  // another page.
  it.concurrent.each([600, 5134, 5138, 5184])(
    'goes well where it once did not: %i',
    async (seed) => {
      const said = await simulate(file, '--worlds=1', `--from=${seed}`);
      expectToSay(said, '1 worlds of 1 x 1, 0 failed.');
    },
    900_000,
  );

  // A tab that was being welcomed while another logged out; a choice made before more was late.
  it.concurrent.each([9016, 9048])(
    'goes well where it once did not: %i, 2 x 2',
    async (seed) => {
      const two = ['--devices=2', '--tabs=2', '--steps=15'];
      const said = await simulate(file, '--worlds=1', `--from=${seed}`, ...two);
      expectToSay(said, '1 worlds of 2 x 2, 0 failed.');
    },
    900_000,
  );

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
      /open: {3}npm run simulate -- --seed=24 --open=\d+, then \/shell\/#world=24@\d+/,
    );
    const count = /faults and deviations: (\d+)/.exec(said)?.[1];
    expect(Number(count)).toBeLessThanOrEqual(12);
  }, 900_000);
});
