import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import type { RunnerTestCase, RunnerTestFile, SerializedConfig } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';
import { getFn } from 'vitest/suite';
import { Assignment, keyOf, type Line } from './assignment.ts';

/** A mutant that is asked about so often runs without end. */
const endless = 200_000;

/** The mutant that is there now, and what was reached. Modules outlive a file's runner, and ask this. */
const now: { active: string | null; asked: number; reached: Set<string> } = {
  active: null,
  asked: 0,
  reached: new Set(),
};

function isThere(name: string): boolean {
  now.reached.add(name);
  if (name !== now.active) return false;
  now.asked += 1;
  if (now.asked > endless) throw new Error(`${name}: runs without end`);
  return true;
}

/**
 * Runs each test once as it is, and then, in the same process with everything loaded, once for each
 * mutant that it was given. After one that it noticed it is run as it is again: a test that does not
 * recover leaves its other mutants to another process.
 */
export default class MutationRunner extends VitestTestRunner {
  readonly #assignment: Assignment;
  #pending: string[] = [];
  #mayGoOn = true;
  #startedAt = 0;
  #noticedBefore = false;
  #isSkipped = false;

  constructor(config: SerializedConfig) {
    super(config);
    const path = process.env['MUTATION_ASSIGNMENT'] ?? '';
    this.#assignment = v.parse(Assignment, JSON.parse(readFileSync(path, 'utf8')));
    now.active = this.#assignment.fromTheStart;
    Object.assign(globalThis, { __mutant: isThere });
  }

  #write(line: Line): void {
    appendFileSync(this.#assignment.lines, `${JSON.stringify(line)}\n`);
  }

  /** Where it stands that a mutant was noticed: other processes look there. */
  #deathOf(mutant: string): string {
    const name = createHash('sha1').update(mutant).digest('hex');
    return join(this.#assignment.folder, 'noticed', name);
  }

  /** What a file reaches as it is loaded is reached by none of its tests alone. */
  onCollected(files: RunnerTestFile[]): void {
    const [file] = files;
    if (file && this.#assignment.look) {
      this.#write({ type: 'loaded', file: file.filepath, reached: [...now.reached] });
    }
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    const { fromTheStart } = this.#assignment;
    if (fromTheStart !== null && existsSync(this.#deathOf(fromTheStart))) test.mode = 'skip';
    const given = this.#assignment.tests[keyOf(test)] ?? [];
    this.#pending = given.filter((mutant) => !existsSync(this.#deathOf(mutant)));
    this.#mayGoOn = true;
    // As it is; then each mutant, and as it is again.
    test.repeats = this.#pending.length * 2;
  }

  /** The mutant of a try; null where the test runs as it is. */
  #mutantOf(index: number): string | null {
    return index % 2 === 1 ? (this.#pending[(index - 1) / 2] ?? null) : null;
  }

  override onBeforeTryTask(test: RunnerTestCase, at?: { retry: number; repeats: number }): void {
    super.onBeforeTryTask(test);
    const index = at?.repeats ?? 0;
    const mutant = this.#mutantOf(index);
    const isControl = index > 0 && mutant === null;
    this.#isSkipped =
      !this.#mayGoOn ||
      (isControl && !this.#noticedBefore) ||
      (mutant !== null && existsSync(this.#deathOf(mutant)));
    if (index === 0) now.reached.clear();
    now.asked = 0;
    this.#startedAt = performance.now();
    if (!this.#isSkipped && this.#assignment.fromTheStart === null) now.active = mutant;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    if (!this.#isSkipped) await getFn(test)();
  }

  override onAfterTryTask(test: RunnerTestCase): void {
    // A test that was left out has asserted nothing.
    if (!this.#isSkipped) super.onAfterTryTask(test);
  }

  onAfterRetryTask(test: RunnerTestCase, at: { retry: number; repeats: number }): void {
    const { result } = test;
    const { look, fromTheStart } = this.#assignment;
    const hasFailed = result?.state === 'fail';
    const index = at.repeats;
    const mutant = this.#mutantOf(index);
    const ms = performance.now() - this.#startedAt;
    if (fromTheStart === null) now.active = null;
    if (this.#isSkipped) return;
    if (index === 0) {
      this.#mayGoOn = !hasFailed;
      if ((look || fromTheStart !== null) && !hasFailed) {
        const reached = look ? [...now.reached] : [];
        this.#write({ type: 'test', key: keyOf(test), ms, reached });
      }
      if (fromTheStart !== null && hasFailed) this.#notice(fromTheStart, test);
      return;
    }
    if (mutant === null) {
      this.#noticedBefore = false;
      if (hasFailed) this.#mayGoOn = false;
    } else {
      this.#noticedBefore = hasFailed;
      if (hasFailed) this.#notice(mutant, test);
      else this.#write({ type: 'missed', key: keyOf(test), mutant });
    }
    if (result && hasFailed) {
      result.state = 'run';
      delete result.errors;
    }
  }

  #notice(mutant: string, test: RunnerTestCase): void {
    writeFileSync(this.#deathOf(mutant), '');
    this.#write({ type: 'noticed', mutant, key: keyOf(test) });
  }
}
