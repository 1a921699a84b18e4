import { ServiceFailure } from '#domain/failure.ts';

/**
 * Something whose code comes with its first use. Code that can't be fetched fails as the line
 * does, and is fetched again the next time.
 *
 * @param memory how long it fails in the same way before it is fetched again, in milliseconds
 * @throws ServiceFailure `network`
 */
export function createLazy<Value>(load: () => Promise<Value>, memory = 0): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  const forget = () => {
    loading = null;
  };
  return () => {
    loading ??= load().catch((cause: unknown) => {
      if (memory === 0) forget();
      else setTimeout(forget, memory);
      throw new ServiceFailure({ kind: 'network' }, { cause });
    });
    return loading;
  };
}
