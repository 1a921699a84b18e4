import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as v from 'valibot';
import type { RunnerTestCase, RunnerTestFile, SerializedConfig } from 'vitest';
import { describe, TestRunner, vi } from 'vitest';
import { Assignment, deathOf, keyOf, type Line } from './assignment.ts';

/** A mutant that is evaluated this many times counts as an endless loop. */
const endless = 200_000;

/**
 * The active mutant and the reached ones. Modules outlive the runner of a file, so this state is
 * shared.
 */
const now: { active: string | null; asked: number; reached: Set<string> } = {
  active: null,
  asked: 0,
  reached: new Set(),
};

function isThere(name: string): boolean {
  now.reached.add(name);
  if (name !== now.active) return false;
  now.asked += 1;
  if (now.asked > endless) throw new Error(`${name}: endless loop`);
  return true;
}

/** Name prefix of a suite with reloaded tests of a file; the name of a mutant may follow. */
const again = 'loaded again: ';

/** The mutant with which a test was loaded; undefined for a test of the file itself. */
function loadedWith(test: RunnerTestCase): string | undefined {
  let name: string | undefined;
  for (let { suite } = test; suite; { suite } = suite)
    if (suite.name.startsWith(again)) name = suite.name.slice(again.length);
  return name;
}

/**
 * Runs each test once without a mutant, and then, in the same process with everything loaded, once
 * for each of its mutants. After a detection the test runs again without a mutant: if it does not
 * recover, another process tries its remaining mutants. Mutants that act during loading are tried
 * by loading a test file and its imports again, in the same process.
 */
export default class MutationRunner extends TestRunner {
  readonly #assignment: Assignment;
  #pending: string[] = [];
  #mayGoOn = true;
  #startedAt = 0;
  #noticedBefore = false;
  #isSkipped = false;
  #isLoadedAgain = false;
  /** Tests that fail without a mutant when they are loaded again. */
  readonly #broken = new Set<string>();

  constructor(config: SerializedConfig) {
    super(config);
    const path = process.env['MUTATION_ASSIGNMENT'] ?? '';
    this.#assignment = v.parse(Assignment, JSON.parse(readFileSync(path, 'utf8')));
    Object.assign(globalThis, { __mutant: isThere });
  }

  #write(line: Line): void {
    appendFileSync(this.#assignment.lines, `${JSON.stringify(line)}\n`);
  }

  #isNoticed(mutant: string): boolean {
    return existsSync(deathOf(this.#assignment.folder, mutant));
  }

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    now.reached.clear();
  }

  override async importFile(filepath: string, source: 'collect' | 'setup'): Promise<unknown> {
    const loaded = await super.importFile(filepath, source);
    const file = relative(process.cwd(), filepath);
    const mutants = source === 'collect' ? this.#assignment.loads[file] : undefined;
    if (!mutants) return loaded;
    for (const mutant of ['', ...mutants]) {
      describe(`${again}${mutant}`, async () => {
        if (mutant !== '' && this.#isNoticed(mutant)) return;
        vi.resetModules();
        now.active = mutant === '' ? null : mutant;
        now.asked = 0;
        if (mutant !== '') this.#try(mutant, file);
        try {
          for (const setup of [this.config.setupFiles].flat())
            await super.importFile(setup, 'setup');
          await super.importFile(filepath, 'collect');
          if (mutant !== '') this.#write({ type: 'missed', key: file, mutant });
        } catch (error) {
          if (mutant === '') throw error;
          this.#notice(mutant, file);
        } finally {
          now.active = null;
        }
      });
    }
    return loaded;
  }

  /** Code that a file reaches while loading belongs to none of its tests. */
  onCollected(files: RunnerTestFile[]): void {
    const [file] = files;
    if (file && this.#assignment.look) {
      this.#write({ type: 'loaded', file: file.filepath, reached: [...now.reached] });
    }
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    const key = keyOf(test);
    const isReloading = Object.hasOwn(
      this.#assignment.loads,
      relative(process.cwd(), test.file.filepath),
    );
    const loaded = loadedWith(test);
    this.#isLoadedAgain = loaded !== undefined;
    this.#mayGoOn = true;
    if (loaded !== undefined) {
      const plain = key.replace(`${again}${loaded} > `, '');
      if (this.#broken.has(plain) || (loaded !== '' && this.#isNoticed(loaded))) test.mode = 'skip';
      this.#pending = [];
      return;
    }
    if (isReloading || this.#assignment.slow.includes(key)) test.mode = 'skip';
    const given = this.#assignment.tests[key] ?? [];
    this.#pending = given.filter((mutant) => !this.#isNoticed(mutant));
    // First without a mutant, then each mutant followed by a run without one.
    test.repeats = this.#pending.length * 2;
  }

  /** The mutant of a run; null for a run without one. */
  #mutantOf(index: number): string | null {
    return index % 2 === 1 ? (this.#pending[(index - 1) / 2] ?? null) : null;
  }

  override onBeforeTryTask(test: RunnerTestCase, at?: { retry: number; repeats: number }): void {
    super.onBeforeTryTask(test);
    const index = at?.repeats ?? 0;
    const mutant = this.#isLoadedAgain ? loadedWith(test) || null : this.#mutantOf(index);
    const isControl = index > 0 && mutant === null;
    this.#isSkipped =
      !this.#mayGoOn ||
      (isControl && !this.#noticedBefore) ||
      (mutant !== null && this.#isNoticed(mutant));
    if (index === 0) now.reached.clear();
    now.asked = 0;
    this.#startedAt = performance.now();
    if (this.#isSkipped) return;
    now.active = mutant;
    if (mutant !== null) this.#try(mutant, relative(process.cwd(), test.file.filepath));
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    if (!this.#isSkipped) await TestRunner.getTestFn(test)();
  }

  override onAfterTryTask(test: RunnerTestCase): void {
    // A skipped test has no assertions to check.
    if (!this.#isSkipped) super.onAfterTryTask(test);
  }

  onAfterRetryTask(test: RunnerTestCase, at: { retry: number; repeats: number }): void {
    const { result } = test;
    const hasFailed = result?.state === 'fail';
    const ms = performance.now() - this.#startedAt;
    now.active = null;
    if (this.#isSkipped) return;
    const key = keyOf(test);
    const file = relative(process.cwd(), test.file.filepath);
    const index = at.repeats;
    const mutant = this.#mutantOf(index);
    if (this.#isLoadedAgain) {
      const loaded = loadedWith(test) ?? '';
      if (hasFailed && loaded === '') this.#broken.add(key.replace(`${again} > `, ''));
      if (loaded === '') return;
      if (hasFailed) this.#notice(loaded, file);
      else this.#write({ type: 'missed', key, mutant: loaded });
      return;
    }
    if (index === 0) {
      this.#mayGoOn = !hasFailed;
      if (this.#assignment.look && !hasFailed)
        this.#write({ type: 'test', key, ms, reached: [...now.reached] });
      return;
    }
    if (mutant === null) {
      this.#noticedBefore = false;
      if (hasFailed) this.#mayGoOn = false;
    } else {
      this.#noticedBefore = hasFailed;
      if (hasFailed) this.#notice(mutant, file);
      else this.#write({ type: 'missed', key, mutant });
    }
    if (result && hasFailed) {
      result.state = 'run';
      delete result.errors;
    }
  }

  #try(mutant: string, file: string): void {
    this.#write({ type: 'trying', mutant, file });
  }

  #notice(mutant: string, file: string): void {
    writeFileSync(deathOf(this.#assignment.folder, mutant), '');
    this.#write({ type: 'noticed', mutant, file });
  }
}
