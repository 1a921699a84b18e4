import { failureOf } from '#domain/failure.ts';
import type { ApiClient, ApiContext } from '#services/api/client.ts';
import { createLazy } from './lazy-code.ts';

export type Api = ApiClient;

/** Minimum milliseconds between two network-error messages. */
const quietTime = 10_000;

type LineWatcher = {
  /** A call failed for lack of a connection (S8); throttled. */
  failed: () => void;
  answered: () => void;
  needed: <Value>(code: Promise<Value>) => Promise<Value>;
};

/** The client loads with the first call or by `load`; the first paint needs no ky and cipher. */
export function createLazyApi(
  context: ApiContext,
  line: LineWatcher,
): Api & { load: () => Promise<unknown> } {
  const client = createLazy(async () =>
    (await import('#services/api/client.ts')).createApiClient(context),
  );
  let reportedAt = Number.NEGATIVE_INFINITY;

  const needClient = () => line.needed(client());

  function reportFailure(error: unknown): never {
    const now = performance.now();
    if (failureOf(error).kind === 'network' && now - reportedAt > quietTime) {
      reportedAt = now;
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
        return reportFailure(error);
      }
    },
    callMany: async (calls, options) => {
      try {
        const answers = await (await needClient()).callMany(calls, options);
        line.answered();
        return answers;
      } catch (error) {
        return reportFailure(error);
      }
    },
    // The picture's own row reports a failed upload.
    upload: async (...args) => (await needClient()).upload(...args),
  };
}
