/** An abort signal with a time limit and the reason of the abort. */
export type Deadline = {
  signal: AbortSignal;
  timedOut: () => boolean;
  /** Clears the timer and the listener on the outer signal. */
  release: () => void;
};

/** Aborts after `timeout` milliseconds, or when `outer` aborts. */
export function deadline(timeout: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  let expired = false;
  const cancel = () => controller.abort();
  const timer = setTimeout(() => {
    expired = true;
    controller.abort();
  }, timeout);
  if (outer?.aborted) cancel();
  outer?.addEventListener('abort', cancel);
  return {
    signal: controller.signal,
    timedOut: () => expired,
    release() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', cancel);
    },
  };
}
