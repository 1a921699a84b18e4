import { type Clock, systemClock } from './clock.ts';
import { type Calls, createCalls } from './control/calls.ts';
import { createFaults, type Faults } from './control/faults.ts';
import type { Database, Transaction } from './database/database.ts';
import { type Random, systemRandom } from './random.ts';
import { clockOffset } from './repositories/clocks.ts';
import type { Work } from './repositories/work.ts';
import { systemWait, type Wait } from './wait.ts';

/** What a sandbox gets from its machine besides a database: time, chance, and waiting. */
export type Sources = {
  /** The real time; borrowers' clocks are moved from it. */
  readonly realTime: Clock;
  readonly random: Random;
  readonly wait: Wait;
};

const systemSources: Sources = { realTime: systemClock, random: systemRandom, wait: systemWait };

/** The parts that every route shares. */
export type Sandbox = {
  database: Database;
  calls: Calls;
  faults: Faults;
  realTime: Clock;
  wait: Wait;
  /** What a unit of work in a transaction goes by, where it is known how far its clock was moved. */
  workIn: (tx: Transaction, offset: number) => Work;
  /** Runs a unit of work by the clock of a mobile, or by everyone's. */
  work: <T>(mobile: string | null, run: (work: Work) => Promise<T>) => Promise<T>;
};

/**
 * A sandbox on a database. Nothing else of the machine reaches it but its sources: with given ones,
 * the same calls get the same replies.
 *
 * @param given sources other than the machine's own
 */
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
