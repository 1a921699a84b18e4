import { ServiceFailure } from '#domain/failure.ts';
import { fillRandom } from '#services/random.ts';

/** Whether a retry may help: the connection or the server failed, and not by a timeout. */
function passing(error: unknown): boolean {
  if (!(error instanceof ServiceFailure)) return false;
  const { failure } = error;
  return failure.kind === 'network' || failure.kind === 'badResponse';
}

/** A uniform random number from 0 (inclusive) to 1 (exclusive). */
const draw = () => (fillRandom(new Uint8Array(1))[0] ?? 0) / 256;

/** Waits; ends early if the signal aborts. */
function pause(duration: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, duration);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}

/**
 * Runs a read. After each temporary failure, it waits for a random part of the next entry of
 * `limits` (milliseconds) and retries. Not for methods that change data.
 */
export async function retryReads<T>(
  read: () => Promise<T>,
  limits: readonly number[],
  signal: AbortSignal | undefined,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const [limit, ...rest] = limits;
    if (limit === undefined || !passing(error)) throw error;
    await pause(limit * draw(), signal);
    if (signal?.aborted) throw new ServiceFailure({ kind: 'cancelled' }, { cause: error });
    return retryReads(read, rest, signal);
  }
}
