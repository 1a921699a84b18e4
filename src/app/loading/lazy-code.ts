import { ServiceFailure } from '#domain/failure.ts';
import { required } from '#machines/shared/required.ts';

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

export type LazyCode<Value> = {
  /**
   * Fetches the code once.
   *
   * @throws ServiceFailure `network`; `outdated` if the host has only a newer build
   */
  load: () => Promise<Value>;
  /** Failed loads are retried until the signal is aborted. */
  arrived: (signal?: AbortSignal) => Promise<Value>;
  get: () => Value;
};

export type Waiting = () => {
  /** Called after a failed load; resolves when it is time to retry. */
  again: (reason: unknown) => Promise<void>;
  end: () => void;
};

/** Milliseconds. */
const pause = 2_000;

const unobserved: Waiting = () => ({
  again: () =>
    new Promise((resolve) => {
      setTimeout(resolve, pause);
    }),
  end() {},
});

/** @param waiting starts a wait for the code, and decides when a failed load is retried */
export function createLazyCode<Value>(
  fetchCode: () => Promise<Value>,
  waiting = unobserved,
): LazyCode<Value> {
  let loaded: { value: Value } | null = null;
  const load = createLazy(async () => {
    const value = await fetchCode();
    loaded = { value };
    return value;
  });
  async function ask(again: ReturnType<Waiting>['again'], signal?: AbortSignal): Promise<Value> {
    try {
      return await load();
    } catch (error) {
      if (signal?.aborted) throw error;
      await again(error);
      if (signal?.aborted) throw error;
      return ask(again, signal);
    }
  }
  return {
    load,
    async arrived(signal) {
      const { again, end } = waiting();
      signal?.addEventListener('abort', end);
      try {
        return await ask(again, signal);
      } finally {
        end();
      }
    },
    get() {
      return required(loaded, 'code yet').value;
    },
  };
}
