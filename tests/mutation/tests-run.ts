import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Assignment, Line } from './assignment.ts';

/** How long a run of tests may take, milliseconds, before it is ended: of all, or with one mutant from the start. */
const longest = 40 * 60_000;
const longestOfOne = 90_000;

/** Runs of the tests with the mutants of some source files in them. */
export type TestsRun = {
  /**
   * Runs test files (or folders) with an assignment.
   *
   * @returns what was seen, in order
   */
  run: (tests: readonly string[], assignment: Partial<Assignment>) => Promise<Line[]>;
  end: () => void;
};

/** @param sources the source files that have mutants, from the root */
export function createTestsRun(sources: readonly string[]): TestsRun {
  const folder = mkdtempSync(join(tmpdir(), 'hiram-mutation-'));
  mkdirSync(join(folder, 'noticed'));
  let count = 0;
  return {
    async run(tests, given) {
      count += 1;
      const assignment = join(folder, `assignment-${count}.json`);
      const lines = join(folder, `lines-${count}.jsonl`);
      const whole: Assignment = {
        folder,
        lines,
        look: false,
        tests: {},
        fromTheStart: null,
        ...given,
      };
      writeFileSync(assignment, JSON.stringify(whole));
      const env = {
        ...process.env,
        MUTATION_ASSIGNMENT: assignment,
        MUTATION_FILES: sources.join('\n'),
      };
      const config = 'tests/mutation/vitest.config.ts';
      await new Promise<void>((resolve, reject) => {
        spawn('node_modules/.bin/vitest', ['run', '--config', config, ...tests], {
          stdio: ['ignore', 'ignore', process.env['MUTATION_LOUD'] ? 'inherit' : 'ignore'],
          env,
          timeout: given.fromTheStart === undefined ? longest : longestOfOne,
          killSignal: 'SIGKILL',
          shell: process.platform === 'win32',
        })
          .on('error', reject)
          .on('close', () => resolve());
      });
      if (!existsSync(lines)) return [];
      const rows = readFileSync(lines, 'utf8').split('\n').filter(Boolean);
      return rows.map((row) => v.parse(Line, JSON.parse(row)));
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}
