import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'vitest';

const run = promisify(execFile);

/** Returns the printed output, even if worlds failed. */
export async function simulate(file: string, ...args: string[]): Promise<string> {
  try {
    const node = ['--max-semi-space-size=64', file, ...args];
    const { stdout } = await run(process.execPath, node, { maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const output: unknown = error instanceof Error && 'stdout' in error ? error.stdout : null;
    if (typeof output === 'string' && output !== '') return output;
    throw error;
  }
}

export function expectOutput(output: string, words: RegExp): void {
  if (!words.test(output)) throw new Error(output.trimEnd());
  expect(output).toMatch(words);
}
