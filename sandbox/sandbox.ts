import { clockOffset } from './repositories/clocks.ts';
import type { Work } from './repositories/work.ts';
import { type Calls, createCalls } from './control/calls.ts';
import { createFaults, type Faults } from './control/faults.ts';
import { type Database, openDatabase } from './database/database.ts';

/** What a sandbox is made with. */
export type SandboxOptions = {
  /** The folder that holds its database; made when it is missing. */
  readonly dataDir: string;
  /** A libSQL server that holds the books instead, `libsql://` or `http://`. */
  readonly databaseUrl?: string | undefined;
  /** The real time in milliseconds; the machine's unless given. */
  readonly realTime?: () => number;
};

/** The parts that every route shares. */
export type Sandbox = {
  database: Database;
  calls: Calls;
  faults: Faults;
  realTime: () => number;
  /** Runs a unit of work by the clock of a mobile, or by everyone's. */
  work: <T>(mobile: string | null, run: (work: Work) => Promise<T>) => Promise<T>;
};

/** Opens a sandbox's books and sets up the rest. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { dataDir, databaseUrl, realTime = Date.now } = options;
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir });
  return {
    database,
    calls: createCalls(),
    faults: createFaults(),
    realTime,
    work: (mobile, run) =>
      database.work(async (tx) => {
        const offset = await clockOffset(tx, mobile);
        return run({ tx, now: realTime() + offset, offset });
      }),
  };
}
