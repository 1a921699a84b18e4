/**
 * Thrown if a model or a table of the tests lacks an entry for a chart. The message is a complete
 * sentence.
 */
export class Missing extends Error {}
