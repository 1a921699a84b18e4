/** A call of the protocol as the sandbox understood it. */
export type LoggedCall = {
  id: number;
  mobile: string | null;
  method: string;
  /** As everything here, without secrets: see `masked.ts`. */
  data: unknown;
  /** The header fields, and the header block of the body. */
  headers: unknown;
  suffix: string;
  t: number;
  /** When it came, milliseconds of real time. */
  at: number;
  /** The envelope code it was answered with; null while or where there was no envelope. */
  code: number | null;
  msg: string;
  /** The reply's data, if any. */
  reply: unknown;
  /** The fault that was made at it. */
  fault: string | null;
};

/** So many calls are remembered. */
const most = 5_000;

/** The calls that came, kept in memory: a restart forgets them. */
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
    /** The calls of a mobile, or all of them, newest first. */
    list: (mobile: string | null): LoggedCall[] =>
      calls.filter((call) => mobile === null || call.mobile === mobile),
    /** Tells of each call as it comes, until the returned function is called. */
    listen: (listener: (call: LoggedCall) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Calls = ReturnType<typeof createCalls>;
