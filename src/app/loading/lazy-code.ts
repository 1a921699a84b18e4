import { createLazy } from './lazy.ts';

/** A part of the app whose code comes after the first page. */
export type LazyCode<Value> = {
  /** Fetches it, once; throws a ServiceFailure `network` where it can't be fetched now. */
  load: () => Promise<Value>;
  /** Resolves once it is there, however long the line is down. */
  arrived: (signal?: AbortSignal) => Promise<Value>;
  /** What has arrived; throws before. */
  get: () => Value;
};

/** Before code that could not be fetched is asked for again, in milliseconds. */
const pause = 2_000;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** @param onTrouble the code could not be fetched; it is asked for again */
export function createLazyCode<Value>(
  fetchCode: () => Promise<Value>,
  onTrouble?: () => void,
): LazyCode<Value> {
  let there: { value: Value } | null = null;
  const load = createLazy(async () => {
    const value = await fetchCode();
    there = { value };
    return value;
  });
  async function arrived(signal?: AbortSignal): Promise<Value> {
    try {
      return await load();
    } catch (error) {
      if (signal?.aborted) throw error;
      onTrouble?.();
      await wait(pause);
      return arrived(signal);
    }
  }
  return {
    load,
    arrived,
    get() {
      if (!there) throw new Error('the code is not there yet');
      return there.value;
    },
  };
}
