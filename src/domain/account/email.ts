import * as v from 'valibot';

/** The check is simpler than valibot's own, which would add code to every start. */
export const Email = v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), v.maxLength(120));
