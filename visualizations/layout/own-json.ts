import * as v from 'valibot';

/** Checks only for an object, because the project wrote the JSON from a `Value`. */
export const ownJson = <Value extends object>() =>
  v.pipe(
    v.string(),
    v.parseJson(),
    v.custom<Value>((value) => typeof value === 'object' && value !== null),
  );
