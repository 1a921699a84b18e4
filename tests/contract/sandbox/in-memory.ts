import { openDatabase } from '#sandbox/database/database.ts';
import { sandboxAppOn } from '#sandbox/http/app.ts';
import { seededRandom } from '#sandbox/random.ts';
import { sandboxOn } from '#sandbox/sandbox.ts';
import { controlClient, wireClient } from './wire-client.ts';

const origin = 'http://sandbox';

/** A sandbox in memory that begins at a moment, `2026-11-22T12:00:00+08:00`; its real time moves when told. */
export async function openSandbox(at: string, seed = 'pandan') {
  let now = Date.parse(at);
  const database = await openDatabase({ url: ':memory:' });
  const sandbox = sandboxOn(database, {
    realTime: () => now,
    random: seededRandom(seed),
    wait: async () => {},
  });
  const app = sandboxAppOn(sandbox);
  // On the wire header fields are in lower case; those of a simulated browser keep theirs.
  const onTheWire = (headers: RequestInit['headers']) =>
    Object.fromEntries(
      [...new Headers(headers)].map(([name, value]) => [name.toLowerCase(), value]),
    );
  const fetch = async (url: string, request: RequestInit) =>
    app.request(url, { ...request, headers: onTheWire(request.headers) });
  return {
    sandbox,
    wire: wireClient(origin, fetch),
    control: controlClient(origin, fetch),
    now: () => now,
    /** Lets real time pass, in milliseconds. */
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    close: () => database.close(),
  };
}
export type InMemory = Awaited<ReturnType<typeof openSandbox>>;
