/** Thrown where a model or a table of the tests lacks what a chart needs. The message is a whole sentence. */
export class Missing extends Error {}
