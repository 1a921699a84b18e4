import { setTimeout } from 'node:timers/promises';

/** Waits for milliseconds, or until the signal aborts. Never rejects. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export const systemWait: Wait = async (milliseconds, signal) => {
  await setTimeout(milliseconds, undefined, { ref: false, ...(signal && { signal }) }).catch(
    () => undefined,
  );
};
