import { openDatabase } from '#sandbox/database/database.ts';
import { sandboxAppOn } from '#sandbox/http/app.ts';
import { seededRandom } from '#sandbox/random.ts';
import { sandboxOn } from '#sandbox/sandbox.ts';
import { controlClient, wireClient } from './wire-client.ts';

const origin = 'http://sandbox';

/** Real time moves only with `pass`. */
export async function openSandbox(at: string) {
  let now = Date.parse(at);
  const database = await openDatabase({ url: ':memory:' });
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
    wire: wireClient(origin, fetch),
    control: controlClient(origin, fetch),
    fetch,
    get: async (path: string) => app.request(`${origin}${path}`),
    now: () => now,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    close: () => database.close(),
  };
}
export type InMemory = Awaited<ReturnType<typeof openSandbox>>;
