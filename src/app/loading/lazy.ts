import { ServiceFailure } from '#domain/failure.ts';

/**
 * Something whose code comes with its first use. Code that can't be fetched fails as the line
 * does, and is fetched again the next time.
 *
 * @throws ServiceFailure `network`; `outdated` where the host has a newer build only
 */
export function createLazy<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null;
      if (cause instanceof ServiceFailure && cause.failure.kind === 'outdated') throw cause;
      throw new ServiceFailure({ kind: 'network' }, { cause });
    });
    return loading;
  };
}
