import { failureOf, ServiceFailure } from '#domain/failure.ts';
import type { ApiClient, ApiContext } from '#services/api/client.ts';

/** The calls that ports make; uploads are native until a flow of ours has one. */
export type Api = Pick<ApiClient, 'call' | 'callMany'>;

/** One message about the line in this time, in milliseconds. */
const quietTime = 10_000;

/**
 * The client of the server, its code loaded with the first call: ky and the cipher are not needed
 * to paint.
 *
 * @param onNetworkFailure the line failed (S8), told once in a while
 */
export function createLazyApi(context: ApiContext, onNetworkFailure: () => void): Api {
  let loading: Promise<ApiClient> | null = null;
  let toldAt = Number.NEGATIVE_INFINITY;

  async function load(): Promise<ApiClient> {
    const { createApiClient } = await import('#services/api/client.ts');
    return createApiClient(context);
  }
  async function client(): Promise<ApiClient> {
    loading ??= load();
    try {
      return await loading;
    } catch (cause) {
      loading = null;
      throw new ServiceFailure({ kind: 'network' }, { cause });
    }
  }
  function told(error: unknown): never {
    const now = performance.now();
    if (failureOf(error).kind === 'network' && now - toldAt > quietTime) {
      toldAt = now;
      onNetworkFailure();
    }
    throw error;
  }

  return {
    call: async (method, data, options) => {
      try {
        return await (await client()).call(method, data, options);
      } catch (error) {
        return told(error);
      }
    },
    callMany: async (calls, options) => {
      try {
        return await (await client()).callMany(calls, options);
      } catch (error) {
        return told(error);
      }
    },
  };
}
