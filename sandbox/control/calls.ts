import type { ResponseEnvelope } from '#protocol/envelope.ts';
import type { Fault } from './faults.ts';
import type { ProtocolRequest } from '../protocol/request.ts';
export type LoggedCall = {
  id: number;
  mobile: string | null;
  method: string;
  /** Masked, like `headers` and `reply`: see `maskSecrets`. */
  data: unknown;
  /** The HTTP header fields, with the header block of the body as `header`. */
  headers: unknown;
  suffix: string;
  t: number;
  /** In milliseconds of real time. */
  at: number;
  /** Envelope code of the reply; null without a reply, or for a reply without an envelope. */
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

type Subject = {
  sandbox: { calls: Calls; realTime: () => number };
  request: ProtocolRequest;
  mobile: string | null;
  fault: Fault | null;
};

/**
 * Logs the calls of a request, with masked secrets. `envelope` is null if there was no reply, or if
 * the reply had no envelope.
 */
export function logCalls(
  { sandbox, request, mobile, fault }: Subject,
  envelope: ResponseEnvelope | null,
): void {
  const { attempt, calls, header, headers } = request;
  for (const [index, { method, data }] of calls.entries()) {
    sandbox.calls.add({
      mobile,
      method,
      data: maskSecrets(data),
      headers: maskSecrets({ ...headers, header }),
      ...attempt,
      at: sandbox.realTime(),
      code: envelope?.code ?? null,
      msg: envelope?.msg ?? '',
      reply: maskSecrets(envelope?.data?.[index]?.data ?? null),
      fault: fault?.kind ?? null,
    });
  }
}

const secrets = new Set(['password', 'smsCode']);
/** Fields of which a log shows only the last four characters, and nothing of a short value. */
const shortened = new Set([
  'authorization',
  'token',
  'cardNumber',
  'accountNumber',
  'originalNumber',
  'newNumber',
]);

function shorten(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.length > 8 ? `...${text.slice(-4)}` : '...';
}

function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (inner === null) return [key, inner];
      if (secrets.has(key)) return [key, '...'];
      return [key, shortened.has(key) ? shorten(inner) : maskSecrets(inner)];
    }),
  );
}
