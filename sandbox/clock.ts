/** Returns the time in milliseconds since 1970. */
export type Clock = () => number;

/** The machine's clock. */
export const systemClock: Clock = Date.now;
