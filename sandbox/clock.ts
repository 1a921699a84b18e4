/** Returns the time in milliseconds since 1970. */
export type Clock = () => number;

/** The computer's clock. */
export const systemClock: Clock = Date.now;
