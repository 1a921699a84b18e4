import { type Clock, systemClock } from './clock.ts';
import { type Calls, createCalls } from './control/calls.ts';
import { createFaults, type Faults } from './control/faults.ts';
import type { Database, Transaction } from './database/database.ts';
import { type Random, systemRandom } from './random.ts';
import { clockOffset } from './repositories/clocks.ts';
import type { Work } from './repositories/work.ts';
import { systemWait, type Wait } from './wait.ts';

export type Sources = {
  /** Real time. Borrowers' clocks are offsets from it. */
  readonly realTime: Clock;
  readonly random: Random;
  readonly wait: Wait;
};

const systemSources: Sources = { realTime: systemClock, random: systemRandom, wait: systemWait };

export type Sandbox = {
  database: Database;
  calls: Calls;
  faults: Faults;
  realTime: Clock;
  wait: Wait;
  /** `offset` is how far the clock is ahead of real time, in milliseconds. */
  workIn: (tx: Transaction, offset: number) => Work;
  /** Runs a unit of work by the clock of a mobile or (null) by the common clock. */
  work: <T>(mobile: string | null, run: (work: Work) => Promise<T>) => Promise<T>;
};

/** @param given sources that replace those of the computer */
export function sandboxOn(database: Database, given: Partial<Sources> = {}): Sandbox {
  const { realTime, random, wait } = { ...systemSources, ...given };
  const workIn = (tx: Transaction, offset: number): Work => ({
    tx,
    now: realTime() + offset,
    offset,
    random,
  });
  return {
    database,
    calls: createCalls(),
    faults: createFaults(),
    realTime,
    wait,
    workIn,
    work: (mobile, run) =>
      database.work(async (tx) => run(workIn(tx, await clockOffset(tx, mobile)))),
  };
}
