import * as v from 'valibot';

export const faultKinds = [
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

export const GivenFault = v.object({
  method: v.pipe(v.string(), v.regex(/^(\w{1,64}|\*)$/, 'a method, or * for any')),
  kind: FaultKind,
  /** Number of requests that the fault still applies to. */
  times: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000)), 1),
  /** In milliseconds. */
  delayMs: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(600_000))),
});
export type GivenFault = v.InferOutput<typeof GivenFault>;

/** `mobile` is null for calls with any mobile, or none. */
export type Fault = GivenFault & { mobile: string | null };

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
