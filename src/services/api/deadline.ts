export type Deadline = {
  signal: AbortSignal;
  timedOut: () => boolean;
  release: () => void;
};

/** Aborts after `timeout` milliseconds, or with `outer`. */
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
