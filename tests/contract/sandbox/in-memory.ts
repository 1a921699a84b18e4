import { type Database, openDatabase, type Transaction } from '#sandbox/database/database.ts';
import { sandboxAppOn } from '#sandbox/http/app.ts';
import { seededRandom } from '#sandbox/random.ts';
import { sandboxOn } from '#sandbox/sandbox.ts';
import { controlClient, wireClient } from './wire-client.ts';

const origin = 'http://sandbox';

/** Wraps a database so that several branches of its state can be tried. */
function branching(database: Database) {
  /** The transactions of the open branches, the innermost last. */
  const branches: Transaction[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const within = (run: (tx: Transaction) => Promise<never>) =>
    branches.at(-1)?.transaction(run) ?? database.work(run);

  const inBranch: Database = {
    work(run) {
      const branch = branches.at(-1);
      if (!branch) return database.work(run);
      const turn = last.then(() => branch.transaction(run));
      last = turn.catch(() => undefined);
      return turn;
    },
    close: () => database.close(),
  };
  async function branchOff(run: () => Promise<void>): Promise<void> {
    const undone = new Error('a branch is undone');
    await within(async (tx) => {
      branches.push(tx);
      await run().finally(() => branches.pop());
      throw undone;
    }).catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  }
  return { database: inBranch, branch: branchOff };
}

/** Opens a sandbox in memory whose real time moves only with `pass`. */
export async function openSandbox(at: string) {
  let now = Date.parse(at);
  const { database, branch } = branching(await openDatabase({ url: ':memory:' }));
  const sandbox = sandboxOn(database, {
    realTime: () => now,
    random: seededRandom('pandan'),
    wait: async () => {},
  });
  const app = sandboxAppOn(sandbox);
  // A simulated browser's `Headers` keep their case; Node's are in lower case.
  const onTheWire = (headers: RequestInit['headers']) =>
    Object.fromEntries(
      [...new Headers(headers)].map(([name, value]) => [name.toLowerCase(), value]),
    );
  const fetch = async (url: string, request: RequestInit) =>
    app.request(url, { ...request, headers: onTheWire(request.headers) });
  return {
    sandbox,
    app,
    wire: wireClient(origin, fetch),
    control: controlClient(origin, fetch),
    fetch,
    get: async (path: string) => app.request(`${origin}${path}`),
    now: () => now,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Runs a function and rolls back its database changes afterwards. */
    branch,
    close: () => database.close(),
  };
}
export type InMemory = Awaited<ReturnType<typeof openSandbox>>;
