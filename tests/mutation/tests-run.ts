import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Assignment, deathOf, Line } from './assignment.ts';

/** How long a run of tests may take in all, milliseconds. */
const longest = 40 * 60_000;
/** For how long its processes may work without a word of any test: what hangs works on. */
const longestSilence = 60_000;

/** Ends a process with the workers that it started: by itself it would leave them running. */
function endAll({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

/** `/proc` tells times in hundredths of a second. */
const tick = 10;

/**
 * How long a process and its workers have worked, milliseconds: on a machine that is busy with other
 * things a test may be silent for long without hanging. Where there is no `/proc`, since it started.
 */
function workOf(group: number, startedAt: number): number {
  if (!existsSync('/proc/self/stat')) return Date.now() - startedAt;
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    try {
      const stat = /^\d+$/.test(name) ? readFileSync(`/proc/${name}/stat`, 'utf8') : '';
      // After the name in brackets: state, parent, group; the times are the 12th and the 13th.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[2]) === group) sum += (Number(fields[11]) + Number(fields[12])) * tick;
    } catch {
      // It ended meanwhile.
    }
  }
  return sum;
}

/**
 * Runs the tests to their end, or until they work on and say nothing any more: a mutant may hang.
 *
 * @returns whether they hung
 */
async function endOf(args: string[], env: NodeJS.ProcessEnv, lines: string): Promise<boolean> {
  const child = spawn('node_modules/.bin/vitest', args, {
    stdio: ['ignore', 'ignore', process.env['MUTATION_LOUD'] ? 'inherit' : 'ignore'],
    env,
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  });
  const end = () => endAll(child);
  const stop = () => process.exit(1);
  process.once('exit', end);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const startedAt = Date.now();
  let said = 0;
  let workAtWord = 0;
  let hasHung = false;
  const watch = setInterval(() => {
    const size = existsSync(lines) ? statSync(lines).size : 0;
    const work = workOf(child.pid ?? 0, startedAt);
    if (size !== said) workAtWord = work;
    said = size;
    // Before the first word all files are loaded.
    hasHung = size > 0 && work - workAtWord > longestSilence;
    if (hasHung || Date.now() - startedAt > longest) end();
  }, 5_000);
  try {
    await once(child, 'close');
  } finally {
    clearInterval(watch);
    process.off('exit', end);
    process.off('SIGTERM', stop);
    process.off('SIGINT', stop);
  }
  return hasHung;
}

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

type Noticed = Extract<Line, { type: 'noticed' }>;

/** The mutants that tests began to try, of which nothing more was heard: they hang. */
function hungIn(lines: readonly Line[]): Noticed[] {
  const open = new Map<string, Noticed>();
  for (const line of lines) {
    if (line.type === 'trying')
      open.set(line.mutant, { type: 'noticed', mutant: line.mutant, file: line.file });
    if (line.type === 'missed' || line.type === 'noticed') open.delete(line.mutant);
  }
  return [...open.values()];
}

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
        loads: {},
        slow: [],
        ...given,
      };
      writeFileSync(assignment, JSON.stringify(whole));
      const env = {
        ...process.env,
        MUTATION_ASSIGNMENT: assignment,
        MUTATION_FILES: sources.join('\n'),
      };
      const config = 'tests/mutation/vitest.config.ts';
      const hasHung = await endOf(['run', '--config', config, ...tests], env, lines);
      if (!existsSync(lines)) return [];
      const rows = readFileSync(lines, 'utf8').split('\n').filter(Boolean);
      const seen = rows.map((row) => v.parse(Line, JSON.parse(row)));
      const hung = hasHung ? hungIn(seen) : [];
      for (const { mutant } of hung) writeFileSync(deathOf(folder, mutant), '');
      return [...seen, ...hung];
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}
