import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundle } from './bundle.mjs';
import { patch } from './patch.mjs';

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

describe('worlds under a seed', () => {
  let file: string;
  beforeAll(async () => {
    file = await bundle('dist/simulation-test');
  });

  it.concurrent('go well: 150 of one phone with one tab', async () => {
    const said = await simulate(file, '--worlds=150', '--steps=30');
    expect(said).toContain('150 worlds of 1 x 1, 0 failed.');
  }, 900_000);

  it.concurrent('go well: 30 of two phones with two tabs each', async () => {
    const two = ['--devices=2', '--tabs=2', '--steps=15'];
    const said = await simulate(file, '--worlds=30', '--from=1001', ...two);
    expect(said).toContain('30 worlds of 2 x 2, 0 failed.');
  }, 900_000);

  it.concurrent('are the same worlds each time', async () => {
    const two = ['--devices=2', '--tabs=2', '--steps=15'];
    const said = await simulate(file, '--worlds=5', '--from=2001', '--twice', ...two);
    expect(said).toContain('5 of 5 worlds were the same twice.');
  }, 900_000);
});

describe('a world that fails', () => {
  /** What a client would do that takes any failure for a refusal. */
  const takesFailureForRefusal = patch('takes-failure-for-refusal', [
    {
      file: /src\/services\/money\/submit\.ts$/,
      from: "failure.kind !== 'business' || !refusals.includes(failure.code)",
      to: "failure.kind === 'timeout'",
    },
  ]);

  it('is told by its seed, with at most 12 faults and deviations', async () => {
    const file = await bundle('dist/simulation-failing', [takesFailureForRefusal]);
    const said = await simulate(file, '--worlds=1', '--from=6');
    expect(said).toMatch(/after it is taken, never the person is told that it was refused\./);
    expect(said).toMatch(/^ {2}1\. .*somebody came to/m);
    expect(said).toMatch(/replay: npm run simulate -- --seed=\d+/);
    const count = /faults and deviations: (\d+)/.exec(said)?.[1];
    expect(Number(count)).toBeLessThanOrEqual(12);
  }, 900_000);
});
