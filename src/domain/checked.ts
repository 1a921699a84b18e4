/**
 * The result of a check of typed or received data: the value in its normal form, or the reason of
 * the refusal. Reasons are names; screens translate them.
 */
export type Checked<Value, Reason> = { ok: true; value: Value } | { ok: false; reason: Reason };

export function accepted<const Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refused<const Reason>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason };
}

/** The reason of a failed check; null if it passed. */
export function reasonOf<Reason>(checked: Checked<unknown, Reason>): Reason | null {
  return checked.ok ? null : checked.reason;
}
