/** The time in milliseconds since 1970. */
export type Clock = () => number;

/** The machine's own clock. */
export const systemClock: Clock = Date.now;
