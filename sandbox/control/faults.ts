import * as v from 'valibot';

/** Kinds of fault; `error-code:<n>` answers with that envelope code. */
const faultKinds = [
  'timeout',
  'drop-before',
  'drop-after',
  'malformed',
  'undecipherable',
  'http-500',
  'slow',
  'maintenance',
] as const;

export const FaultKind = v.union(
  [v.picklist(faultKinds), v.custom<`error-code:${number}`>(isErrorCode)],
  `one of ${faultKinds.join(', ')}, error-code:<number>`,
);
export type FaultKind = v.InferOutput<typeof FaultKind>;

function isErrorCode(input: unknown): boolean {
  return typeof input === 'string' && /^error-code:[1-9]\d{0,14}$/.test(input);
}

/** The envelope code of an `error-code:<n>` fault; null for the other kinds. */
export function errorCodeOf(kind: FaultKind): number | null {
  return kind.startsWith('error-code:') ? Number(kind.slice('error-code:'.length)) : null;
}

/** A fault that waits for calls. */
export type Fault = {
  /** Whose calls; null for everyone's. */
  mobile: string | null;
  /** The method it waits for; `*` for any. */
  method: string;
  kind: FaultKind;
  /** How many calls it is still good for. */
  times: number;
  /** Milliseconds to wait first; each kind has a default. */
  delayMs?: number | undefined;
};

/** Milliseconds that `slow` and `timeout` wait by default; a client gives up after 60 s (S9). */
const defaultDelays: Partial<Record<FaultKind, number>> = { slow: 3_000, timeout: 65_000 };

/** Milliseconds that a fault waits before anything else. */
export function delayOf({ kind, delayMs }: Fault): number {
  return delayMs ?? defaultDelays[kind] ?? 0;
}

/** The faults that wait, kept in memory: a restart clears them. */
export function createFaults() {
  let waiting: Fault[] = [];
  const concerns = (fault: Fault, mobile: string | null) =>
    fault.mobile === null || fault.mobile === mobile;

  return {
    add: (fault: Fault): void => {
      waiting.push({ ...fault });
    },
    /** The faults that concern a mobile; null for all of them. */
    list: (mobile: string | null): Fault[] =>
      waiting.filter((fault) => mobile === null || concerns(fault, mobile)),
    /** Clears a mobile's own faults, or all of them. */
    clear: (mobile: string | null): void => {
      waiting = mobile === null ? [] : waiting.filter((fault) => fault.mobile !== mobile);
    },
    /** Uses up the first fault that concerns a request, the earliest made first. */
    take: (mobile: string | null, methods: readonly string[]): Fault | null => {
      const found = waiting.find(
        (fault) =>
          concerns(fault, mobile) && (fault.method === '*' || methods.includes(fault.method)),
      );
      if (!found) return null;
      found.times -= 1;
      waiting = waiting.filter(({ times }) => times > 0);
      return found;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
