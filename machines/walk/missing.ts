/** Thrown if a model or a table of the tests lacks an entry for a chart. */
export class Missing extends Error {}
