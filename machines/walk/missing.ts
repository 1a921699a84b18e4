/** A model or a table of the tests lacks an entry, or a step needs a service that does not run. */
export class Missing extends Error {}
