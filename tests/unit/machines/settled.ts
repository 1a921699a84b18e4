/** All promises that can settle have settled. */
export const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));
