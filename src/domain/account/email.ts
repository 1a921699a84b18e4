import * as v from 'valibot';

/** Checked by its characters only, because valibot's own check would add code to every start. */
export const Email = v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), v.maxLength(120));
