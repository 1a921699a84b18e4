import * as v from 'valibot';

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

export function errorCodeOf(kind: FaultKind): number | null {
  return kind.startsWith('error-code:') ? Number(kind.slice('error-code:'.length)) : null;
}

export type Fault = {
  /** Null for calls with any mobile, or none. */
  mobile: string | null;
  /** `*` for every method. */
  method: string;
  kind: FaultKind;
  /** Number of requests that the fault still applies to. */
  times: number;
  /** In milliseconds. */
  delayMs?: number | undefined;
};

/** In milliseconds. `timeout` is longer than a client waits (60 s, S9). */
const defaultDelays: Partial<Record<FaultKind, number>> = { slow: 3_000, timeout: 65_000 };

export function delayOf({ kind, delayMs }: Fault): number {
  return delayMs ?? defaultDelays[kind] ?? 0;
}

/** In memory only, so a restart clears the faults. */
export function createFaults() {
  let waiting: Fault[] = [];
  const appliesTo = (fault: Fault, mobile: string | null) =>
    fault.mobile === null || fault.mobile === mobile;

  return {
    add: (fault: Fault): void => {
      waiting.push({ ...fault });
    },
    /** `null` lists all faults. */
    list: (mobile: string | null): Fault[] =>
      waiting.filter((fault) => mobile === null || appliesTo(fault, mobile)),
    /** `null` clears all faults. */
    clear: (mobile: string | null): void => {
      waiting = mobile === null ? [] : waiting.filter((fault) => fault.mobile !== mobile);
    },
    /** Finds the oldest matching fault and counts down its `times`. */
    take: (mobile: string | null, methods: readonly string[]): Fault | null => {
      const found = waiting.find(
        (fault) =>
          appliesTo(fault, mobile) && (fault.method === '*' || methods.includes(fault.method)),
      );
      if (!found) return null;
      found.times -= 1;
      waiting = waiting.filter(({ times }) => times > 0);
      return found;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
