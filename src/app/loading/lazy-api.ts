import { failureOf } from '#domain/failure.ts';
import type { ApiClient, ApiContext } from '#services/api/client.ts';
import { createLazy } from './lazy.ts';

/** The calls that ports make. */
export type Api = ApiClient;

/** One message about the line in this time, in milliseconds. */
const quietTime = 10_000;

/** The observer of the connection. */
type LineWatcher = {
  /** The connection failed (S8); throttled. */
  failed: () => void;
  /** A call was answered. */
  answered: () => void;
  /** Waits for code that a call needs. */
  needed: <Value>(code: Promise<Value>) => Promise<Value>;
};

/**
 * The client of the server, its code loaded with the first call, or before it by `load`: ky and the
 * cipher are not needed to paint.
 */
export function createLazyApi(
  context: ApiContext,
  line: LineWatcher,
): Api & { load: () => Promise<unknown> } {
  const client = createLazy(async () =>
    (await import('#services/api/client.ts')).createApiClient(context),
  );
  let toldAt = Number.NEGATIVE_INFINITY;

  const needClient = () => line.needed(client());

  function told(error: unknown): never {
    const now = performance.now();
    if (failureOf(error).kind === 'network' && now - toldAt > quietTime) {
      toldAt = now;
      line.failed();
    }
    throw error;
  }

  return {
    load: client,
    call: async (method, data, options) => {
      try {
        const answer = await (await needClient()).call(method, data, options);
        line.answered();
        return answer;
      } catch (error) {
        if (options?.quiet) throw error;
        return told(error);
      }
    },
    callMany: async (calls, options) => {
      try {
        const answers = await (await needClient()).callMany(calls, options);
        line.answered();
        return answers;
      } catch (error) {
        return told(error);
      }
    },
    // A picture that failed says so itself.
    upload: async (...asked) => (await needClient()).upload(...asked),
  };
}
