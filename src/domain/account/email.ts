import * as v from 'valibot';

/** An address to write to, as far as its letters tell; valibot’s own would weigh on every start. */
export const Email = v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), v.maxLength(120));
