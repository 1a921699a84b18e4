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

/** Maximum duration of a test run, in milliseconds. */
const longest = 40 * 60_000;
/**
 * Maximum CPU time of its processes without output of a test, in milliseconds: a test that hangs
 * uses CPU time.
 */
const longestSilence = 60_000;

/** Kills a process and its workers, which would outlive it. */
function endAll({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

/** `/proc` reports times in hundredths of a second. */
const tick = 10;

/**
 * CPU time of a process and its workers, in milliseconds: on a busy machine a test can be silent
 * for long without hanging. Without `/proc`, the time since its start.
 */
function workOf(group: number, startedAt: number): number {
  if (!existsSync('/proc/self/stat')) return Date.now() - startedAt;
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    try {
      const stat = /^\d+$/.test(name) ? readFileSync(`/proc/${name}/stat`, 'utf8') : '';
      // After the name in parentheses: state, parent, group; fields 12 and 13 are the times.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[2]) === group) sum += (Number(fields[11]) + Number(fields[12])) * tick;
    } catch {
      // The process has ended meanwhile.
    }
  }
  return sum;
}

/**
 * Runs the tests to their end, or until they use CPU time without output, because a mutant can
 * hang.
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
  let lastSize = 0;
  let workAtWord = 0;
  let hasHung = false;
  const watch = setInterval(() => {
    const size = existsSync(lines) ? statSync(lines).size : 0;
    const work = workOf(child.pid ?? 0, startedAt);
    if (size !== lastSize) workAtWord = work;
    lastSize = size;
    // Before the first output all files are loading.
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

/** Test runs with the mutants of some source files. */
export type TestsRun = {
  /**
   * Runs test files (or folders) with an assignment.
   *
   * @returns the observations, in order
   */
  run: (tests: readonly string[], assignment: Partial<Assignment>) => Promise<Line[]>;
  end: () => void;
};

type Noticed = Extract<Line, { type: 'noticed' }>;

/** The mutants whose run started and never ended; they hang. */
function hungIn(lines: readonly Line[]): Noticed[] {
  const open = new Map<string, Noticed>();
  for (const line of lines) {
    if (line.type === 'trying')
      open.set(line.mutant, { type: 'noticed', mutant: line.mutant, file: line.file });
    if (line.type === 'missed' || line.type === 'noticed') open.delete(line.mutant);
  }
  return [...open.values()];
}

/** @param sources the source files with mutants, from the root */
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
