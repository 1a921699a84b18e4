/**
 * What a check of something typed or received comes to: the value, in the form the rest of the
 * program uses, or the reason it was refused. Reasons are names; screens translate them.
 */
export type Checked<Value, Reason> = { ok: true; value: Value } | { ok: false; reason: Reason };

/** A passed check. */
export function accepted<const Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** A failed check, with the reason. */
export function refused<const Reason>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason };
}

/** Why a check failed, null if it passed. */
export function reasonOf<Reason>(checked: Checked<unknown, Reason>): Reason | null {
  return checked.ok ? null : checked.reason;
}
