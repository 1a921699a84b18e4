/**
 * The result of a check: the value in its normal form, or a named reason that screens translate.
 */
export type Checked<Value, Reason> = { ok: true; value: Value } | { ok: false; reason: Reason };

export function accepted<const Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refused<const Reason>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason };
}

export function reasonOf<Reason>(checked: Checked<unknown, Reason>): Reason | null {
  return checked.ok ? null : checked.reason;
}
