/** Names of the native app's bridge that differ between deployments. */
export const bridgeNames = {
  /** The product's prefix of every action: `<prefix>_<action>`. */
  prefix: 'hiram',
  /** The object on `window` whose `postMessage` takes messages. */
  channel: 'HiramBridge',
  /**
   * The object on `window` that the native app sets at document start. It hints at the logged-in
   * borrower.
   */
  start: 'HiramStart',
} as const;
