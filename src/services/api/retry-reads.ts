import { ServiceFailure } from '#domain/failure.ts';
import { fillRandom } from '#services/random.ts';

/** Whether asking once more may help: the line or the server failed, and it was not slow about it. */
function passing(error: unknown): boolean {
  if (!(error instanceof ServiceFailure)) return false;
  const { failure } = error;
  return failure.kind === 'network' || failure.kind === 'badResponse';
}

/** A fair draw from 0 up to 1. */
const draw = () => (fillRandom(new Uint8Array(1))[0] ?? 0) / 256;

/** Waits, or ends early when the signal fires. */
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
 * The one place where reads are repeated: after each failure that may pass, a random part of the
 * next of `limits` (milliseconds), then once more. Never for a method that changes anything.
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
