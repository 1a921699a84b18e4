import ky from 'ky';
import { ServiceFailure } from '#domain/failure.ts';
import { deadline } from './deadline.ts';

export type RawReply = { status: number; header: (name: string) => string | null; text: string };

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

export type PostOptions = {
  /** In milliseconds, including the download of the reply's body. */
  timeout: number;
  signal?: AbortSignal | undefined;
};

/** The abort came from the signal, or from a web view that stops loading its page. */
const isAbort = (cause: unknown): boolean => cause instanceof Error && cause.name === 'AbortError';

/**
 * Posts once. Follows no redirect, which would repeat the request at another address.
 *
 * @throws ServiceFailure `network`, `timeout` or `cancelled`
 */
export async function post(
  url: string,
  headers: Record<string, string>,
  body: string,
  options: PostOptions & { fetch: Fetch },
): Promise<RawReply> {
  const limit = deadline(options.timeout, options.signal);
  try {
    const response = await ky.post(url, {
      fetch: options.fetch,
      headers,
      body,
      signal: limit.signal,
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    const text = await response.text();
    return { status: response.status, header: (name) => response.headers.get(name), text };
  } catch (cause) {
    if (limit.timedOut()) throw new ServiceFailure({ kind: 'timeout' }, { cause });
    const kind = limit.signal.aborted || isAbort(cause) ? 'cancelled' : 'network';
    throw new ServiceFailure({ kind }, { cause });
  } finally {
    limit.release();
  }
}
