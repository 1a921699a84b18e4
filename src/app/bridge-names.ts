export const bridgeNames = {
  prefix: 'hiram',
  /** The object on `window` whose `postMessage` takes messages. */
  channel: 'HiramBridge',
  /** The object on `window` that the native app sets at document start. */
  start: 'HiramStart',
} as const;
