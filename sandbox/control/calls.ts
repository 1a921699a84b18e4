export type LoggedCall = {
  id: number;
  mobile: string | null;
  method: string;
  /** Masked, like `headers` and `reply`: see `mask-secrets.ts`. */
  data: unknown;
  /** The HTTP header fields, with the header block of the body as `header`. */
  headers: unknown;
  suffix: string;
  t: number;
  /** In milliseconds of real time. */
  at: number;
  /** Envelope code of the reply; null if there was no reply, or if it had no envelope. */
  code: number | null;
  msg: string;
  reply: unknown;
  fault: string | null;
};

const most = 5_000;

/** In memory only, so a restart empties the log. */
export function createCalls() {
  let calls: LoggedCall[] = [];
  let lastId = 0;
  const listeners = new Set<(call: LoggedCall) => void>();

  return {
    add: (call: Omit<LoggedCall, 'id'>): void => {
      lastId += 1;
      const logged = { id: lastId, ...call };
      calls = [logged, ...calls.slice(0, most - 1)];
      for (const listener of listeners) listener(logged);
    },
    /** Newest first. `null` lists all calls. */
    list: (mobile: string | null): LoggedCall[] =>
      calls.filter((call) => mobile === null || call.mobile === mobile),
    listen: (listener: (call: LoggedCall) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Calls = ReturnType<typeof createCalls>;
