/** An abort signal with a time limit, which remembers why it fired. */
export type Deadline = {
  signal: AbortSignal;
  timedOut: () => boolean;
  /** Lets go of the timer and of the outer signal. */
  release: () => void;
};

/** Fires after `timeout` milliseconds, or as soon as `outer` does. */
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
