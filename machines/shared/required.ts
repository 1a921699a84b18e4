/** A value that always exists in the states that read it; throws otherwise. */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`);
  return value;
}
