/** Resolves after all pending microtasks. */
export const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));
