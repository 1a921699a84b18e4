import { setTimeout } from 'node:timers/promises';

/** Waits so many milliseconds, or until the signal is aborted; never fails. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** Waits by the machine's own timers, which do not keep a server from ending. */
export const systemWait: Wait = async (milliseconds, signal) => {
  await setTimeout(milliseconds, undefined, { ref: false, ...(signal && { signal }) }).catch(
    () => undefined,
  );
};
