/** A protocol call, as the sandbox parsed it. */
export type LoggedCall = {
  id: number;
  mobile: string | null;
  method: string;
  /** Without secrets, like every field: see `mask-secrets.ts`. */
  data: unknown;
  /** The HTTP header fields, with the header block of the body as `header`. */
  headers: unknown;
  suffix: string;
  t: number;
  /** Time of arrival, in milliseconds of real time. */
  at: number;
  /** Envelope code of the reply; null if there was no reply, or if it had no envelope. */
  code: number | null;
  msg: string;
  /** The reply's data; null if it has none. */
  reply: unknown;
  /** The injected fault; null for an ordinary call. */
  fault: string | null;
};

/** Maximum number of calls in the log. */
const most = 5_000;

/** The log of calls. It is in memory only, so a restart empties it. */
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
    /** Calls of a mobile, or (null) all calls, newest first. */
    list: (mobile: string | null): LoggedCall[] =>
      calls.filter((call) => mobile === null || call.mobile === mobile),
    /** Calls the listener for each new call, until the returned function is called. */
    listen: (listener: (call: LoggedCall) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Calls = ReturnType<typeof createCalls>;
