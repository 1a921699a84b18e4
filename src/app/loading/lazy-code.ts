import { required } from '#machines/shared/required.ts';
import { createLazy } from './lazy.ts';

/** A part of the app whose code comes after the first page. */
export type LazyCode<Value> = {
  /** Fetches it, once; throws as `createLazy` where it can't be fetched now. */
  load: () => Promise<Value>;
  /** Resolves once it is there, however long the line is down. */
  arrived: (signal?: AbortSignal) => Promise<Value>;
  /** The loaded code; throws before it has loaded. */
  get: () => Value;
};

/** Somebody begins to wait for code. */
export type Waiting = () => {
  /** The code did not come, with the reason; resolves when it is time to ask again. */
  again: (reason: unknown) => Promise<void>;
  /** Ends the wait: the code has loaded, or nothing waits for it any more. */
  end: () => void;
};

/** Before code that nobody sees missing is asked for again, in milliseconds. */
const pause = 2_000;

const unseen: Waiting = () => ({
  again: () =>
    new Promise((resolve) => {
      setTimeout(resolve, pause);
    }),
  end() {},
});

/** @param waiting how it is waited for code that does not come */
export function createLazyCode<Value>(
  fetchCode: () => Promise<Value>,
  waiting = unseen,
): LazyCode<Value> {
  let there: { value: Value } | null = null;
  const load = createLazy(async () => {
    const value = await fetchCode();
    there = { value };
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
      return required(there, 'code yet').value;
    },
  };
}
