import { ServiceFailure } from '#domain/failure.ts';

/**
 * A failed load throws and is retried by the next use.
 *
 * @throws ServiceFailure `network`; `outdated` if the host has only a newer build
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
