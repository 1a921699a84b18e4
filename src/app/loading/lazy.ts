import { ServiceFailure } from '#domain/failure.ts';

/**
 * Something whose code comes with its first use. Code that can't be fetched fails as the line
 * does, and is fetched again the next time.
 *
 * @throws ServiceFailure `network`
 */
export function createLazy<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null;
      throw new ServiceFailure({ kind: 'network' }, { cause });
    });
    return loading;
  };
}
