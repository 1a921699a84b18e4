/** Resolves after all pending promises that can settle. */
export const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));
